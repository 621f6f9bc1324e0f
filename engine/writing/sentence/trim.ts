import { lean } from '../../lean.ts'
import { FUNCTION_WORDS } from '../../lexicon/chunk-words.ts'
import { onceForText } from '../../once.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import { isPlural } from '../../text/nouns/plural.ts'
import { inTurn } from '../../text/patterns/in-turn.ts'
import { matchesIn } from '../../text/patterns/matches.ts'
import { without } from '../../text/patterns/without.ts'
import { withoutAsides } from '../plainer/asides.ts'
import { withoutChatter } from '../plainer/chatter.ts'
import { withoutLostAims } from '../plainer/lost-aims.ts'
import { withoutOwnClauses } from '../plainer/own-clauses.ts'
import { withoutProgramsWe } from '../plainer/programs-we.ts'
import { whenDoing, withoutUs } from '../plainer/whom-for.ts'
import { withoutOwner } from '../plainer/without-owner.ts'
import { lacksVerb, lacksVerbBehindWhere } from './lacks-verb.ts'
import { countWords } from './tidy.ts'

const PERSON =
  /\b(?:(?<![A-Z]-)I(?!\/)|[Ww]e|us|me|(?<!-)[Yy]ou(?!-)|[Yy]our|yours|myself|ourselves|(?:that|which) s?he (?:is|was|has|had|will)|s?he (?:is|was|had))\b/
/** Places where a sentence can end early and still be one. */
const JOINT =
  /[,;]?\s(?=(?:so|so that|which|because|since|while|whereas|although|though|but|where|whenever|including|e\.g\.|such as|as well as|in order to|thus|thereby|mirroring|rather than|however|same as|just like)\b)|,\s(?=(?:when|as|with|without|after|before|instead|like|and|then|in|for|on|at|to|from|by|or)\s)|,\s(?=[a-z]+ing\s)|\s[-\u2013\u2014]{1,2}\s|;\s|:\s|\s(?=\()|\sand\s(?!running\b)|,\s/g
const LATE_JOINT =
  /\s(?=(?:when|after|before|for|from|with|via|through|in|on|at|by|using|into)\s(?!and\b|or\b))/g
/** Words after which more must follow. */
const OPEN =
  '(?:and|but),? (?:luckily|thankfully|fortunately|unfortunately|sadly|surprisingly|happily|amazingly|interestingly)|and|or|the|a|an|of|to|that|is|are|was|were|be|been|(?<!or )not|no|with|for|in|by|at|from|as|than|which|so|its|their|this|either|between|any|such|very|but|if|when|(?<!\\b(?:a|worth) )while|whereas|therefore|to (?:just|only|also|(?!(?:re|ap|sup|com|multi|im|mis)p?ly\\b|rely\\b|fly\\b|(?:hour|dai|week|month|quarter|year|fortnight)ly\\b)[a-z]{3,}ly)|according|(?<!\\b(?:is|are|was|were|be|been|being|becomes?|became|falls?|fell|still|not|over|past) )due|based|depending|compared|related|relating|(?<!\\b(?:all|right|far|it|them) )along|in preparation|in addition|in response|in favou?r|in terms|as part'
const DANGLING = new RegExp(
  `$(?<=\\b(?:${OPEN}|on|also|will|can|would|both|like|more|has|have|had|e\\.g|i\\.e|able|trying|going|want|wants|need|needs|allows?|lets?|however|right|just|cause|causes|caused|can \\w+|could \\w+|will \\w+|(?:can|could|will) be \\w+|to \\w+))`,
  'i',
)

/** "In order to test" wants more, "moved it to main.tf" and "to production" do not. */
function isDangling(head: string): boolean {
  const goal = /\bto ([\w./-]*[\w/-])$/.exec(head)?.[1]
  const isGoal =
    goal !== undefined && !/^(?:just|only|simply|also|actually|the|an?)$/i.test(goal) && !isVerb(goal)
  return DANGLING.test(head) && !isGoal
}

function isVerb(word: string): boolean {
  return !/[A-Z_./\d]/.test(word) && verbIn(word, 'base') !== undefined
}

const VERBLIKE =
  'is|are|was|were|has|have|had|can|will|would|could|should|to|in|on|by|from|for|with|and|as|way|day|week|weekend|month|quarter|spring|summer|autumn|fall|winter|semester|term|season|sprint|iteration|release|year|time|morning|afternoon|evening|case|point|off|up|out|down|over|back|away|later|again|too|first|soon|now|stage|phase|session|moment|kind of|sort of|type of|working|running|done|needs|uses|takes|makes|does|requires|adds|gives|means|gets'
/** "These" before a thing that only the text has pointed at. */
const THESE = new RegExp(
  `\\b(?:this|these|those) (?!(?:${VERBLIKE}|[a-z]+(?:ed|ly)|[a-z]+er than|neatly|by|so)\\b)(?=([\\w-]+))(?=(?:[\\w-]+ )?(?!(?:${VERBLIKE})\\b)[a-z][\\w-]+(?:[\\s,.]|$))(?![a-z]+s\\s(?:the|a|an|to|it)\\s)`,
  'g',
)

/** "This made it shorter", "hosted those someplace", "sped this up using a pool": no thing follows. */
function isNoThing(word: string): boolean {
  return (
    FUNCTION_WORDS.has(word) ||
    /^(?:some|any)place$|^(?:elsewhere|online|offline|locally|alone)$/.test(word) ||
    (verbIn(word, 'past') !== undefined && verbIn(word, 'base') === undefined)
  )
}

/** "Adjusted this line" is told as "adjusted the line": which one, only the page could show. */
export function withThingsMeant(phrase: string): string {
  return /\bth[ei]s|\bthose/.test(phrase)
    ? phrase.replace(THESE, (whole, word: string) =>
        isNoThing(word) || (whole === 'this ' && verbIn(word, 's')) ? whole : 'the ',
      )
    : phrase
}

/** "So it can't happen again": what, only the note says. */
const AGAIN =
  /,?\sso (?:that )?(?:it|this|that) (?:can't|cannot|won't|will not|doesn't|does not|never|will never|can never) (?:happens?|occurs?|repeats?)(?: again)?(?=[.,;]|$)/

/** "(my fault)". */
const OWN_ASIDE = /\s\([^()\d]{0,60}\b(?:my|our|me|us|I|we)\b[^()\d]{0,60}\)/g

/** When one did it is nobody's matter. */
export const OWN_TIME = /\s(?:in|during|on) (?:my|our) (?:spare|free|own) time\b/g

const HIMSELF =
  /(?<=\b(?:the|an?|all|it|them|everything|most|this) (?:[\w.-]+ ){0,4}[\w.-]+|\b(?:it|them|everything)) (?:all )?(?:by )?(?:myself|ourselves)(?=$|[,.;]|\s(?:in|on|with|using|from|for|and|to|at|by|via|because|so|since)\b)/

const withoutOwnAsides = without([OWN_ASIDE, OWN_TIME])

/** What is told of the writer is told of the work. */
const withoutWriter = inTurn([
  [/^(\w+) such (?!as\b|an?\b)/, '$1 the '],
  [
    /^(\w+(?:ed|ing)|[a-z]+) that (?!(?:up|out|down|off|back|over|away|together)\b)(?=[a-z]+ (?:to|into|from|with|for|in|on|so)\b)/,
    (whole, verb: string) => (verbIn(verb, 'past', 'ing', 'base') ? `${verb} the ` : whole),
  ],
  [/\bthe the\b/g, 'the'],
  // "Looked into whether we should replace it", "worked out how we can split it": whoever is to do so.
  [
    /\b(whether|how|where|when|what) (?:I|we) (?:should|could|can|might|need to|have to|ought to) (?=[a-z]+\b)/,
    '$1 to ',
  ],
  // "After we saw odd logins".
  [
    /\bafter (?:I|we) (saw|noticed|found|discovered|spotted|lost|got) (?=\S)/,
    (whole, word: string) => {
      const verb = verbIn(word, 'past')
      return verb ? `after ${verb.forms.ing} ` : whole
    },
  ],
  [AGAIN, ' to prevent a recurrence'],
  [/\s(?:for|to) (?:us|me|myself|ourselves)\b/g, ''],
  // "Wrote the reader myself in one file": nobody else would be told of.
  [HIMSELF, ''],
  // "A lamp that warns me if ...": whom it warns is told of no use to others.
  [/\s(?:that|which) [a-z]+s (?:me|us) .*$/, ''],
  // "... after a scraper took us down": what befell the writer.
  [/^((?:\S+\s){3,}?)(?:after|when|because|since|as)\s(?:[\w'-]+\s){2,5}?(?:us|me)\b.*$/, '$1'],
  [/^((?:\S+\s){3,}?)(?:until|unless|(?:as \w+ )?as|since|because|so that)\s(?:I|we)\b.*$/, '$1'],
])

/** A phrase without the writer in it, cut before the first part that cannot do without; nothing if too little is left. */
export function impersonal(phrase: string): string | undefined {
  const plain = withoutOwnAsides(whenDoing(withoutUs(withoutOwnClauses(withoutChatter(phrase)))))
  const meant = withThingsMeant(withoutOwner(withoutProgramsWe(withoutLostAims(plain))))
  const text = withoutWriter(meant).replace(/[,\s]+$/, '')
  const person = PERSON.exec(text)
  if (!person) return text
  return (
    beforeRelative(text, person.index) ?? cut(text, (at, head) => at < person.index && countWords(head) >= 3)
  )
}

/** "Traced a fault on the board I was testing": what is said of the thing without a "that" can be left away. */
function beforeRelative(text: string, at: number): string | undefined {
  const head = text
    .slice(0, at)
    .trimEnd()
    .replace(/\s(?:that|which)$/, '')
  if (
    !/^(?:I|we|you|(?:(?:that|which) )?s?he)\s[a-z']+/.test(text.slice(at)) ||
    !(
      /\b(?:the|an?|all|both|some|\d+)\s(?:[\w-]+\s){0,3}(?:[\w-]{3,}|[A-Z]{2})$/.test(head) ||
      endsWithMany(head)
    )
  )
    return undefined
  return countWords(head) >= 3 && isBalanced(head) && !DANGLING.test(head) && !NO_NOUN.test(head)
    ? head
    : undefined
}

/** "CSS features". */
function endsWithMany(head: string): boolean {
  const [word = ''] = /[a-z]{4,}s$/.exec(head) ?? []
  return word !== '' && isPlural(word) && !verbIn(word, 's') && !/ss$/.test(word)
}

const NO_NOUN =
  /\b(?:because|while|since|where|what|how|why|then|until|after|before|once|though|although|as|think|hope|guess|know|issues?|problems?|bugs?|errors?|things?|way|ones?|[a-z]+ly)$/

/** Whether a phrase breaks off before a word that must follow: "instead of using the". */
export const isTorn = onceForText(
  (phrase) => breaksOff(phrase) && !WHOLE_ENDS.some((end) => end.test(phrase)),
)

function breaksOff(phrase: string): boolean {
  return (
    TORN.test(phrase.endsWith(' in') ? phrase.replace(PUT_IN, '$1') : phrase) ||
    UNSAID.test(phrase) ||
    (/so |such that /.test(phrase) && UNSAID_BEHIND_SO.test(phrase)) ||
    (phrase.includes(', ') && UNSAID_BEHIND_COMMA.test(phrase)) ||
    lacksItsObject(phrase) ||
    lacksItsMain(phrase) ||
    (phrase.includes(' where ') && lacksVerbBehindWhere(phrase)) ||
    (phrase.endsWith(' from') && !FROM_WHICH.test(phrase))
  )
}

/** What ends so is whole. */
const WHOLE_ENDS: readonly RegExp[] = [
  // "Moved the scale to CAN": a name; "1.8 A" are amperes.
  /\s(?:to|via|over|on|from|using|with|for|through) [A-Z]{2,}$|\d A$/,
  // "See how full the silos were", "tell which guest a bag belonged to": what is asked may end with its verb.
  /\b(?:see|tell|know|show|find out|say|check|clear) (?:from (?:the )?[a-z]+ )?(?:how [a-z]+|which [a-z]+|what|who|where) (?:(?:the|an?|our|my|its) )?(?:[\w-]+ ){1,3}(?:is|are|was|were|(?:belong|refer)(?:s|ed)? to|(?:comes?|came) from)$/,
]

/** "Where the water comes from", "lamps to choose from"; "the steps counted from" lost when. */
const FROM_WHICH =
  /\b(?:where|which|that|what|whom?|to|come|comes|came|coming)\s(?:[\w'-]+\s){0,4}from$|\b(?:come|comes|came|coming) from$/

/** "So that if two lamps share a wire, a plug and a switch": what is then was cut off. */
function lacksItsMain(phrase: string): boolean {
  if (!phrase.includes('so ')) return false
  const [, told = ''] = /\bso (?:that (?:if|when|whenever|once)|once)\s([^;:]{1,300})$/.exec(phrase) ?? []
  if (!told) return false
  const comma = told.lastIndexOf(', ')
  // Without a comma both may stand there, if there is room.
  if (comma < 0) return countWords(told) <= 6
  return !/^(?:it|they|we|I|the|an?|this|these|all|both|no|nothing|[a-z]+s)\s\S+/.test(told.slice(comma + 2))
}

/** "A number which specifies": what it specifies was cut off. */
function lacksItsObject(phrase: string): boolean {
  if (!phrase.endsWith('s')) return false
  const word = /\s(?:which|that|who)\s([a-z]+s)$/.exec(phrase)?.[1]
  return word !== undefined && verbIn(word, 's')?.isWork === true && !ALONE.test(word)
}

/** What a thing can do without an object. */
const ALONE =
  /^(?:works|runs|fails|crashes|hangs|scales|changes|moves|starts|stops|loads|waits|breaks|matters|exists|happens|repeats|returns|compiles|builds|expires|leaks|boots|restarts)$/

/** "Put a new drive in" is whole. */
const PUT_IN =
  /\b((?:put|plug|plugged|slid|slotted|screwed|pushed|clipped|wired)\s(?:\S+\s){0,4}\S+|(?:creep|slip|sneak|leak|seep|get|come|log|sign|check|opt|dial|badge|clock|kick)s?|(?:logg|sign|check|opt|dial|badg|clock|kick)(?:ed|ing)|came|(?:is|are|was|were|be|been|being)\s(?:plugged|logged|signed|turned|switched|pushed|zoomed|filled|checked|locked))\s(?:in|on|off|out)$/

/**
 * "Because, with all the open branches", "so that users of the module": the reason itself was cut off. This and its kin are looked
 * for from the end of the phrase on, since a search from its start would stop at each of its words.
 */
const UNSAID = lean(
  /$(?<=\b(?:about|almost|nearly|roughly) twice|,?\s(?:so|and|but)(?: that)? (?:if|once|when|until|after|as soon as|by the time) (?:\S+ ){1,4}\S+|,?\s(?:so|and|but) (?:the next|the same|that|this|one) (?:morning|day|night|evening|afternoon|week)|\b(?:bugs?|issues?|regressions?|problems?|errors?) (?:created|introduced|caused|found|seen|noticed|reported|described|mentioned|encountered))/,
)
const UNSAID_BEHIND_SO = lean(
  /$(?<=\bso that (?:(?:the|an?|all)\s)?[\w-]+ (?:of|in|for|on|with) (?:the|this|an?|our|my|its)\s[\w-]+|\bso that for (?:(?!(?:can|could|is|are|was|were|will|would|do|does|now|no)\s)[^\s,]+\s){0,7}[^\s,]+|\b(?:such that|so(?: that)?) (?:instead of|rather than) [^,]*)/,
)
const UNSAID_BEHIND_COMMA = lean(
  /(?:\b(?:because|since|although|though|but|while|so that|that|which),\s(?:with|in|on|at|for|due|given|after|before|if|when|as|by|under|despite)\b|\bthe fact that, )[^,]*$/,
)

const TORN = new RegExp(
  // "48 \u00b5A" ends in no article.
  `$(?<=(?<![\u00b5\u03bc])\\b(?:${OPEN}|except|by (?!(?:waiting|hand|testing|training)\\b)[a-z]+ing|(?:for|of|about|before|after|to|on|from) (?:moving|migrating|switching|converting|transitioning|porting|turning|going)|using|instead|can|could|would|should|the one|an? (?:new|newer|bigger|better|larger|smaller|separate)|(?:and|but) then|into|onto|via|about|depending|including|such as|because|(?<!\\ba )while|my|our|why|whether|like|the fact|(?<!along )the way|capable|to (?:be|make) sure|containing|providing|ensuring|requiring|(?:function|method|call|query|\\S\\)) returning|saying|stating|even|(?:will|would|should|must) (?:return|contain|become|require|provide)|(?:whether|why) (?:the|an?|its|some) [\\w-]+|the following(?: (?:example|steps?|lines?|code|snippet|commands?|screenshot|image|picture|file|config|table|way))?|(?<!\\b(?:(?:what|which) [\\w-]+|what|which|how|where|when|easy|easier|ready|simple|simpler|hard|harder|safe|free|able|need|needs|needed|nice|fun|going|want|wants|wanted|learned) )to (?:use|determine|accommodate|include|provide|ensure|contain|bother)|(?<!\\b(?:days?|weeks?|months?|years?|morning|night|soon|shortly|right|ever|look\\w*|named?|long|the) )after))`,
  'i',
)

/** Shortens a phrase at its last good joint within the limit; nothing if that leaves a torso. */
export function shorten(phrase: string, limit: number): string | undefined {
  const text = countWords(phrase) > limit ? dropBrackets(phrase) : phrase
  if (countWords(text) <= limit) return isBalanced(text) ? text : undefined
  const fits = (_at: number, head: string) => countWords(head) <= limit && countWords(head) >= 4
  return cut(text, fits) ?? cut(text, fits, LATE_JOINT)
}

function cut(
  text: string,
  accepts: (at: number, head: string) => boolean,
  joints = JOINT,
): string | undefined {
  let best: string | undefined
  for (const joint of matchesIn(text, joints)) {
    const before = text.slice(0, joint.index).replace(/[,;:\s]+$/, '')
    const whole = /cases?$/.test(before) ? before.replace(/,?\sin (?:the )?cases?$/, '') : before
    // "With an ID, a number | which says ..." says nothing of the number yet.
    const head = /^\s(?:which|that|who)\s/.test(text.slice(joint.index))
      ? whole.replace(/,\san?\s[\w-]+$/, '')
      : whole.replace(LONE_DOING, (told, word: string) => (verbIn(word, 's') ? '' : told))
    if (!accepts(joint.index, head) || !isBalanced(head) || isDangling(head)) continue
    // What holds only under a condition must not be told without it.
    if (/^[\s,]*(?:only|unless|except|if|until)\b/.test(text.slice(joint.index))) continue
    if (/\bfrom\s[^,]{1,40}$/.test(head) && /^\s*(?:to|->|\u2192)\s/.test(text.slice(joint.index))) continue
    if (joints === LATE_JOINT && (/,[^,]{0,40}$/.test(head) || lacksVerb(head))) continue
    // "The rows owned | by another tenant".
    if (
      /^\s*by\s(?!\w+ing\b)/.test(text.slice(joint.index)) &&
      /(?<!\b(?:is|are|was|were|be|been|being|got)\s)\b(?!(?:used|installed|provided|needed|supported|required|added|created|changed|written)$)\w+(?:ed|en)$/.test(
        head,
      )
    )
      continue
    if (isInsideList(joint[0], text.slice(joint.index + joint[0].length), head)) continue
    best = withLastOf(head, text.slice(joint.index))
  }
  return best
}

/** "A lamp that runs | on a battery" is only a lamp without the battery; what fails does so anyway. */
const LONE_DOING =
  /\s(?:that|which|who)\s(?!(?:fails|crashes|hangs|breaks|leaks|freezes|stalls|works|expires)$)([a-z]+s)$/

/** "By raising the limit, moving the check | , and dropping the flag": what is left of a list ends with an "and". */
function withLastOf(head: string, after: string): string {
  const last = /^,? and ([a-z-]+) /.exec(after)?.[1] ?? ''
  const comma = last ? head.lastIndexOf(', ') : -1
  const [before = ''] = comma < 0 ? [] : head.slice(comma + 2).split(' ')
  const isOfOneKind = /ing$/.test(last) && verbIn(last, 'ing') && /ing$/.test(before) && verbIn(before, 'ing')
  // "Moved the lamp, matching the door | and freeing the wall": nothing of their kind stands before them.
  const isListed = /(?:^|\s)[a-z-]+ing\s[^,]*$/.test(head.slice(0, Math.max(0, comma)))
  return isOfOneKind && isListed && !/\sand\s/.test(head.slice(comma))
    ? `${head.slice(0, comma)} and ${head.slice(comma + 2)}`
    : head
}

const SUBORDINATE =
  /^(?:so|which|because|since|while|whereas|although|though|but|where|whenever|unless|except|including|e\.g\.|such as|as well as|thus|thereby|mirroring|rather than|however|[a-z]+ing(?!-))\b/

const NAMED_FOR = /^an?\s(?:[\w-]+\s){1,4}(?:that|which|who|for)\s/

/** A comma or an "and" between nouns must not be cut: "git and hg" is not "git". Before a verb it may be. */
function isInsideList(joint: string, after: string, head: string): boolean {
  if (!/^(?:,\s|\sand\s)$/.test(joint) || /^(?:and\s|but\s|so\s)?(?:I|we|you|it|they|this)\b/.test(after))
    return false
  if (joint === ', ' && SUBORDINATE.test(after)) return false
  // "To Quill, a new font that is free": what the name stands for.
  if (joint === ', ' && /\s[A-Z][\w.-]*$/.test(head) && NAMED_FOR.test(after)) return false
  const words = after.replace(/^(?:and|or|then|also)\s+/, '').split(/\s+/)
  // "... and carefully soldering the pins".
  if (/^[a-z]{3,}ly$/.test(words[0] ?? '') && words.length > 1) words.shift()
  const verb = verbIn(words[0] ?? '', 'past', 's', 'ing')
  if (/^(?:when|if|as|with|without|after|before|until|instead|in|for|on|at|to|from|by)\b/.test(after))
    return joint !== ', '
  return !verb || (/,[^,]*$/.test(head.slice(-40)) && joint === ', ' && !verb.isWork)
}

function dropBrackets(text: string): string {
  return withoutAsides(withoutAsides(text, /\s\((?![^()]*\d)[^()]*\)/g), /\s\([^()]{40,}\)/g)
}

/** Whether all brackets and quotes are closed. */
export function isBalanced(text: string): boolean {
  return (
    count(text, '(') === count(text, ')') &&
    count(text, '[') === count(text, ']') &&
    count(text, '{') === count(text, '}') &&
    count(text, '"') % 2 === 0
  )
}

function count(text: string, mark: string): number {
  let found = 0
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) found++
  return found
}
