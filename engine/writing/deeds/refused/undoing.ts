import { lean } from '../../../lean.ts'

/** How a text says that something was taken back: "rolled it back". */
export type Undoing = {
  /** In the past. */
  told: string
  /** Where the telling begins. */
  at: number
  /** "Reverted it", "threw it away" can be said of any work, "moved it back" or "reverted the change" only of what was tried. */
  isPlain: boolean
}

const ONE =
  '(?:it|this|that|them|those|these|everything|(?:it|that|them) all|all of (?:it|this|that|them)|the (?:whole )?(?:thing|lot))'
const IT = `(?:${ONE}|(?:the|that|my|our) (?:(?:whole|entire) )?(?:change|changes|upgrade|update|switch|move|migration|release|rollout|deploy|deployment|experiment|patch|flag|setting|config))`
const OLD = '(?:old|previous|former|original|first|earlier)'
const END = '(?= |[.,;!)]|$)'
/** What ends "reverted", "rolled back" where it says of nothing else what it was done to. */
const NO_MORE =
  '(?: again)?(?=[.,;!]|$| (?:on|after|within|the same|the next|because|when|that|once|until|for now|before|later|this|last|in the|at)\\b)'

/** "Rolled it back", "reverted the whole thing", "turned it off again", "went back to the old pump". */
const UNDOES = [
  `(?:roll(?:ed)?|chang(?:e|ed)|switch(?:ed)?|mov(?:e|ed)|flip(?:ped)?|put|set) ${IT} back(?! (?:on|in|and forth|into|onto|together|up)\\b)(?: again)?`,
  `(?:revert(?:ed)?|undid|undo|roll(?:ed)? back|back(?:ed)? out|ripp?(?:ed)? out|scrap(?:ped)?|discard(?:ed)?|thr(?:ew|ow) away|bin(?:ned)?) ${IT}(?: again)?${END}`,
  `(?:back(?:ed)?|pull(?:ed)?|took|take) ${IT} (?:back )?out(?: again)?(?! (?:of|for|to|on)\\b)`,
  `(?:ripp?(?:ed)?|tear|tore) ${IT} (?:back )?out(?: again)?${END}`,
  `thr(?:ew|ow) ${IT} (?:away|out)(?: again)?`,
  `(?:turn(?:ed)?|switch(?:ed)?|take|took|pull(?:ed)?) ${IT} (?:off|out|down) again`,
  `(?:remov(?:e|ed)|disabl(?:e|ed)|unplug(?:ged)?|uninstall(?:ed)?|drop(?:ped)?|delet(?:e|ed)) ${IT} again`,
  `roll(?:ed)? back${NO_MORE}`,
  `rolled back to (?:v?\\d+(?:\\.\\w+){0,3}|(?:the )?(?:last|previous|old|former|earlier|stable|known)[\\w .-]{0,40})(?=[.,;!]|$)`,
  `(?:reverted|undid|scrapped|backed out)${NO_MORE}`,
  `(?:did|do) a (?:git )?(?:reset|revert|rollback)${END}`,
  `(?:went|go|switched|moved|am|are|was|were) back (?:to|on) (?:the|our) ${OLD} [\\w-]+(?: (?!(?:because|after|when|and|but|until|for|on|in|so|since|as|later)\\b)[\\w-]+)?`,
].join('|')

const BE_DONE =
  '(?:(?:was|were|has been|have been|had to be|got|needed to be|(?:has|have) (?:since|now|already) been)(?: (?:\\w+ly|also|then|later|soon|all))?)'
const UNDONE =
  '(?:(?:rolled[ -]|put |changed |switched |pulled )back|reverted|backed out|pulled(?: again)?|undone|(?:ripped|taken|pulled) (?:back )?out(?: again)?|scrapped|discarded|thrown (?:away|out)|removed again|turned off again)'

/** "It had to be backed out", "the patch was promptly rolled back", "undone again after the review". */
const WAS_UNDONE = `(?:${ONE}|which|they|(?:the|this|that|our|my) (?:[\\w-]+ )?(?:fix|change|patch|update|upgrade|release|deploy(?:ment)?|migration|roll-?out|switch|move|feature|commit)e?s?) ${BE_DONE} ${UNDONE}${END}|(?:undone|(?:since|later|now|meanwhile) (?:undone|reverted|rolled back|removed|backed out))(?: again)?${END}`

/** Where the undoing is told: as a sentence of its own, or behind what made it needful. */
const UNDOING = lean(
  new RegExp(
    `(?:^(?:(?:so|then|and|but|in the end|eventually|finally|later|afterwards|unfortunately|sadly|alas|however),? )*(?:(?:on|in|at|after|the next|two|three|a few|an?) (?:[\\w:-]+ ){0,3}[\\w:-]+,? (?=I |we |it |the |this |roll|revert|back))?|(?:[,;] |\\()(?:(?:so|then|and|but|only to|in the end|eventually|unfortunately) )*| (?:so|then|and|but|only to) (?:then )?)(?:(?:(?:which )?(?:I|we)) )?(?:(?:later|then|eventually|finally|quickly|just|also|soon) )*(?:(?:had|have) to )?(${UNDOES}|${WAS_UNDONE})|, which (?:I|we) (?:(?:later|then|eventually|finally|quickly|soon|had to) )*(?:revert(?:ed)?|undid|undo|scrap(?:ped)?|discard(?:ed)?|(?:roll|back)(?:ed)? (?:back|out)|ripp?(?:ed)? out|threw away)${END}`,
    'i',
  ),
)

/** Whether a text has any of the words for it. */
export function mayTellUndoing(text: string): boolean {
  return /\bback(?:ed)?\b|\bagain\b|\brevert|\bund(?:id|o|one)\b|\b(?:back|ripp?)(?:ed)? out\b|\bout\b|\bscrap|\bdiscard|\bthr[eo]wn?\b|\breset\b|\bbinned\b|\broll(?:ed|back|s)?\b|\bpulled\b/i.test(
    text,
  )
}

/** How a text says, from some place on, that what was told before is undone, in the past: "rolled it back". */
export function undoingIn(text: string, from = 0): Undoing | undefined {
  const found = UNDOING.exec(text.slice(from))
  if (!found) return undefined
  const said = found[1] ?? found[0].replace(LINK, '')
  return { told: inPast(said), at: from + found.index, isPlain: PLAIN.test(said) }
}

/** What stands before the verb in "which I then had to revert". */
const LINK = /^, which (?:I|we) (?:(?:later|then|eventually|finally|quickly|soon|had to) )*/i

const PLAIN = new RegExp(
  `^(?:(?:revert|undid|undo|scrap|discard|roll|back|ripp?|thr[eo]w|tore|tear|binn?)(?:p?ed)?(?: (?:back|out|away))? ${ONE}\\b|(?:it|this|that|which|they|them|everything|(?:the|this|that) changes?) |(?:since|later|now|meanwhile) |(?:reverted|undid|undone|scrapped|backed out|rolled back)|roll back$|(?:revert|undo|scrap|discard)$|(?:did|do) a |(?:put|set|chang(?:e|ed)|took|take|pull(?:ed)?) ${ONE} (?:back|out)|(?:went|go|switched|am|are|was|were) back )`,
  'i',
)

const PAST: Readonly<Record<string, string>> = {
  undo: 'undid',
  undone: 'undid',
  take: 'took',
  flip: 'flipped',
  rip: 'ripped',
  unplug: 'unplugged',
  drop: 'dropped',
  scrap: 'scrapped',
  bin: 'binned',
  throw: 'threw',
  tear: 'tore',
  put: 'put',
  set: 'set',
  threw: 'threw',
  tore: 'tore',
  do: 'did',
  go: 'went',
  am: 'went',
  are: 'went',
  was: 'went',
  were: 'went',
}

/** "Had to roll it back" is told as "rolled it back", "reverted" as "reverted it", "it had to be backed out" as "backed it out". */
function inPast(told: string): string {
  const passive = new RegExp(
    `^(?:${ONE}|which|they|(?:the|this|that|our|my)\\b.*?) ${BE_DONE} (.+)$`,
    'i',
  ).exec(told)?.[1]
  if (passive)
    return withIt(
      passive
        .replace('undone', 'undid')
        .replace('taken', 'took')
        .replace('thrown', 'threw')
        .replace('-', ' '),
    )
  const [word = ''] = told.split(' ')
  if (/^(?:since|later|now|meanwhile)$/i.test(word)) return inPast(told.slice(word.length + 1))
  const small = word.toLowerCase()
  const past = PAST[small] ?? (/(?:ed|id|ok|ent)$/.test(small) ? small : `${small.replace(/e$/, '')}ed`)
  return withIt(
    past + told.slice(word.length).replace(/^ (?:this|that)(?= (?:back|out|away|off)\b|$| again$)/, ' it'),
  )
}

/** "Rolled back" with what was: "rolled it back". */
function withIt(told: string): string {
  const bare = told.replace(/ again$/, '')
  const [verb = '', ...where] = bare.split(' ')
  if (where.length > 1 || (where.length === 1 && !/^(?:back|out|away|off)$/.test(where[0] ?? ''))) return told
  return [verb, 'it', ...where].join(' ')
}
