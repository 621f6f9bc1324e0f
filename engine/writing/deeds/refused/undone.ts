import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { onceFor } from '../../../once.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { BRINGS_IN } from '../../../text/meaning/own-harm.ts'
import type { Deed } from '../deed.ts'

const IT =
  '(?:it|this|that|them|everything|all of (?:it|this|that)|(?:the|that|my|our) (?:(?:whole|entire) )?(?:thing|lot|change|changes|upgrade|update|switch|move|migration|release|rollout|deploy|deployment|experiment|patch|flag|setting|config))'

/** "Rolled it back", "reverted the whole thing", "turned it off again", "went back to the old pump". */
const UNDOES = [
  `(?:roll(?:ed)?|chang(?:e|ed)|switch(?:ed)?|mov(?:e|ed)|flip(?:ped)?) ${IT} back(?! (?:on|in|and forth)\\b)(?: again)?`,
  `(?:revert(?:ed)?|undid|undo|roll(?:ed)? back|back(?:ed)? out|rip(?:ped)? out) ${IT}(?: again)?(?= |[.,;!]|$)`,
  `(?:back(?:ed)?|pull(?:ed)?|took|take) ${IT} (?:back )?out(?: again)?`,
  `(?:turn(?:ed)?|switch(?:ed)?|take|took|pull(?:ed)?) ${IT} (?:off|out|down) again`,
  `(?:remov(?:e|ed)|disabl(?:e|ed)|unplug(?:ged)?|uninstall(?:ed)?|drop(?:ped)?) ${IT} again`,
  'rolled back(?: again)?(?=[.,;!]|$| (?:on|after|within|the same|because|when|that|once|until|for now)\\b)',
  'rolled back to (?:v?\\d+(?:\\.\\w+){0,3}|(?:the )?(?:last|previous|old|former|earlier|stable|known)[\\w .-]{0,40})(?=[.,;!]|$)',
  'reverted(?: again)?(?=[.,;!]|$| (?:on|after|within|the same|because|when|once|until|for now)\\b)',
  '(?:went|switched|moved|am|are|was|were) back (?:to|on) (?:the|our) (?:old|previous|former|original|first|earlier) [\\w-]+(?: (?!(?:because|after|when|and|but|until|for|on|in|so|since|as)\\b)[\\w-]+)?',
].join('|')

/** "The patch was promptly rolled back". */
const WAS_UNDONE =
  '(?:the|this|that|our|my) (?:[\\w-]+ )?(?:fix|change|patch|update|upgrade|release|deploy(?:ment)?|migration|roll-?out|switch|move|feature|commit)e?s? (?:was|were|has been|have been|had to be|got) (?:\\w+ly |also |then )?(?:rolled[ -]back|reverted|backed out|undone)'

/** Where the undoing is told: as a sentence of its own, or behind what made it needful. */
const UNDOING = lean(
  new RegExp(
    `(?:^(?:(?:so|then|and|but|in the end|eventually|finally|unfortunately),? )*(?:(?:on|in|at|after|the next|two|three|a few|an?) (?:[\\w:-]+ ){0,3}[\\w:-]+,? (?=I |we |it |the |this |roll|revert|back))?|[,;] (?:(?:so|then|and|but|in the end|eventually) )*| (?:so|then|and|but) (?:then )?)(?:(?:I|we) )?(?:(?:later|then|eventually|finally|quickly|just|also) )*(?:had to )?(${UNDOES}|${WAS_UNDONE})`,
    'i',
  ),
)

/** Most notes have none of the words for it. */
const mayBeUndone = onceFor((all: readonly Weighed[]) =>
  all.some(({ sentence }) =>
    /\bback(?:ed)?\b|\bagain\b|\brevert|\bund(?:id|o)\b|\b(?:back|ripp?)(?:ed)? out\b/i.test(sentence.text),
  ),
)

/** How a sentence says that what was told before is undone, in the past: "rolled it back". */
function undoingIn(text: string, from = 0): string | undefined {
  const [, told] = UNDOING.exec(text.slice(from)) ?? []
  return told && inPast(told)
}

const PAST: Readonly<Record<string, string>> = {
  undo: 'undid',
  take: 'took',
  flip: 'flipped',
  rip: 'ripped',
  unplug: 'unplugged',
  drop: 'dropped',
  am: 'went',
  are: 'went',
  was: 'went',
  were: 'went',
}

/** "Had to roll it back" is told as "rolled it back", "reverted" as "reverted it". */
function inPast(told: string): string {
  const [word = ''] = told.split(' ')
  if (/^(?:the|this|that|our|my)$/i.test(word)) return /back$/.test(told) ? 'rolled it back' : 'reverted it'
  const small = word.toLowerCase()
  const past = PAST[small] ?? (/(?:ed|id|ok|ent)$/.test(small) ? small : `${small.replace(/e$/, '')}ed`)
  const rest = told.slice(word.length)
  return /^(?: back)?(?: again)?$/.test(rest) ? `${past}${rest.replace(' again', '')} it` : past + rest
}

/** What takes a deed back: the rest of its own sentence, the next one or, where the next only tells what came of it, the one behind. */
function undoingOf({ sentence, body }: Weighed, rest: string, all: readonly Weighed[]): string | undefined {
  const own = sentence.text
  const at = own.indexOf(rest.split(' ').slice(0, 3).join(' '))
  // "Rolled it back" is no thing that is undone.
  const first = undoingIn(own)
  if (first && rest && `${rest} `.startsWith(`${first.slice(first.indexOf(' ') + 1)} `)) return undefined
  const beside = at < 0 ? undefined : undoingIn(own, at)
  if (beside) return beside
  const isSame = (one: Weighed) => one.sentence.index === sentence.index
  const place = all.findIndex((one) => isSame(one) && one.body === body)
  const [next, second] = all.slice((place < 0 ? all.findLastIndex(isSame) : place) + 1)
  if (!next || next.sentence.block !== sentence.block) return undefined
  if (isOwnWork(next)) return undefined
  const told = undoingIn(next.sentence.text)
  return told ?? (second && !isOwnWork(second) ? undoingIn(second.sentence.text) : undefined)
}

/** Where a sentence begins to tell the undoing. */
function undoingAt({ sentence }: Weighed): number {
  return UNDOING.exec(sentence.text)?.index ?? -1
}

/** "Swapped the valve, but reverted it" takes back the valve and nothing that was told before. */
function isOwnWork(one: Weighed): boolean {
  const { clause } = one
  return (
    clause?.verb.isWork === true &&
    /^(?:i|we|none)$/.test(clause.subject) &&
    clause.modality === 'done' &&
    undoingAt(one) !== 0
  )
}

/** What is tried may be taken back; "restored the lamp and moved it back" is one repair. */
function isUndoable({ verb: { base } }: Clause): boolean {
  return (
    BRINGS_IN.test(base) ||
    /^(?:try|replace|swap|rewrite|port|convert|disable|remove|use|put|raise|lower|increase|reduce|split|write|build|create|implement|mount|fit|patch|pin|rename|refactor|tune|tweak|optimi[sz]e|experiment)$/.test(
      base,
    )
  )
}

/** The deeds, each with what took it back; where others have lasted, they alone. */
export function withUndoings(prose: Prose, deeds: readonly Deed[]): Deed[] {
  if (!mayBeUndone(prose.all)) return [...deeds]
  const marked = deeds.map((deed) => {
    const undone = isUndoable(deed.clause) ? undoingOf(deed.source, deed.rest, prose.all) : undefined
    return undone ? { ...deed, undone } : deed
  })
  if (!marked.some(({ undone }) => undone)) return marked
  const isUndoing = ({ clause, rest }: Deed) =>
    marked.some(({ undone }) => undone && `${clause.verb.forms.past} ${rest} `.startsWith(`${undone} `))
  const own = marked.filter((deed) => !isUndoing(deed))
  const lasting = own.filter(({ undone }) => undone === undefined)
  return lasting.length > 0 ? lasting : own
}

/** Whether what a sentence tells was taken back. */
export function isTakenBack(source: Weighed, all: readonly Weighed[]): boolean {
  const { clause, body } = source
  if (!mayBeUndone(all) || (clause && !isUndoable(clause))) return false
  return undoingOf(source, clause?.rest ?? body, all) !== undefined
}
