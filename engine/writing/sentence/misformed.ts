import { lean } from '../../lean.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { readVerb, verbIn } from '../../text/clauses/verbs.ts'
import { matchesIn } from '../../text/patterns/matches.ts'

/**
 * Whether a finished sentence has a verb in a form that its place does not allow, or stops before the word that had to follow: "it is
 * are found", "a bug which not set the lamp", "completed finished the plans", "worked on sure the lid fits".
 */
export function isMisformed(text: string): boolean {
  return (
    MISPLACED.test(text) ||
    MISLED.test(text) ||
    TWO_STATES.test(text) ||
    UNFINISHED.test(text) ||
    LEFT.test(text) ||
    CREDITED.test(text) ||
    matchesIn(text, BE).some(isAfterBe) ||
    matchesIn(text, PAIR).some(({ 1: word = '' }) => isOnlyBare(word)) ||
    isToldTwice(text) ||
    isNoMatter(text) ||
    isOrder(text) ||
    matchesIn(text, NEXT).some(isOrderBehind) ||
    isOpenQuote(text) ||
    lacksItsVerb(text)
  )
}

/** "It is are found", "which not set", "made the clerk walked". */
const MISPLACED = lean(
  /\b(?:is|was|were|are|been|being) (?:is|are|was|were)\b(?! (?:what|that|because))|\b(?:which|who) not [a-z]+\b|\bthe an? (?=[a-z])|^(?:I|We) [a-z]+ (?:an?|the) (?:an?|the)\b|\b(?:did|does|do) (?:added|removed|fixed|made)\b|\b(?:did|does|do)(?:n't| not) (?:was|were|is|are)\b|\b(?:to|will|would|can|could|should|must|might) (?:is|was|were|are|has|had)\b|[a-z] There(?:'s| is| are| was| were) |^(?:I |We )?[A-Za-z]+ (?:Neither|Both|Nothing|Nobody|Everything|It|This|That)\b|(?:^(?:I |We )?|\band |, )[A-Za-z]+ed (?:uses(?! of\b)|gets|makes|takes|gives|needs|lets|does) |^(?:I |We )?[A-Za-z]+ed [a-z]+ed by\b/,
)

/** "We decided to the purchase", "which is what to pull off", "there was a leak showed up", "used after free of the pointer". */
const MISLED = lean(
  /\b(?:decided|wanted|tried|managed|needed|going|able|had) to (?:the|an?)\b|\bis what to\b|^There (?:was|were) an? [\w-]+ (?:(?:caused|made)(?! by\b)|showed|broke|came|went|failed|led|occurred|happened)\b|^(?:I |We )?[Uu]sed after (?:free|scope|return)\b|\b(?:to|code) buffer (?:over|under)|\bma[dk]e [\w().-]+ [a-z]+ed (?:the|an?|every|all|each)\b|\bproblem with [a-z]+ly\b|\bthe (?:own|sure)\b|, except (?:that )?now\b|^(?!.*\b(?:is|are|was|were|be|been)\b).*,\s(?:\w+\s)?(?:not|NOT) (?:yet )?[a-z]+(?:ed|un|en)(?: (?:out|up|yet|in))?$|\b[a-z]+ed is (?:now )?(?:down|up) to\b|^(?:I |We |By the end, (?:I|we) had )?[A-Za-z]+ (?:Mon|Tue|Wed|Thu|Fri|Sat)\b(?! to\b)|^The (?:trailing|leading|extra|unused|redundant|missing|old|remaining|duplicate) [a-z]+[^\Wsu]s is\b|\bof the (?:form|last|first|latest) (?:is|are|was|were|has|have)\b|^(?:Make|Be) sure\b|^(?:Ensure|Fixes|Adds|Removes|Updates|Prevents|Avoids)\b(?! (?:is|are|was|were|and|for|to|of|in)\b)|(?:^|\band |^(?:I|We|This|It|The change) )(?:also )?[Aa]llow(?:ed|s) to [a-z]+|^There (?:was|were) (?:fix|add|remove|use|make)\b|^Since (?:I|we|it|they|there) [^,]*$|^(?:I was |We were )?(?:[Ww]orked|working) on [a-z]+-[a-z]+ed$/,
)

/** "The deck is dry was easy": two statements in one. */
const TWO_STATES =
  /^(?:(?!\b(?:that|which|who|what|how|where|when|if|because|as|since|than|while)\b)[^,;:])*\b(?:is|are|was|were) (?:now |also )?(?!(?:what|that|because|this|it|there|who|how|where|when|why|as|all|if|done|said)\b)[a-z]+ (?:is|are|was|were) [a-z]/

/** The page's own marks: "OVER: - first - second", "renamed ... from", an address, a third label in one sentence. */
const LEFT =
  /: - |^[A-Za-z]+ \.{3}\s|<[^\s<>@]+@[^\s<>@]+>|[a-z]\.\s#\d|,\s(?:no\s)?-[A-Za-z]\b|\b(?:with|by|to|for|of|in|from|and)\. [a-z]|(?:\b[\w.-]+: [^:]{0,60}){3}|\s[$&|]$/

/** What the next word had to say: "explicitly set", "the latest", "at least", "a regex containing multiple". */
const UNFINISHED = lean(
  /\b(?:multiple|various|several|numerous|(?:to|of|from|for|until) at (?:least|most)|w\.r\.t|of the form|containing|including|regarding|concerning|almost|nearly|e\.g|i\.e|depending|relying|consisting|belonging|(?:is|are|was|were) (?:taking|making|using|giving|having|doing|causing|adding|removing|putting|setting)|(?:that|which) (?:[a-z]+ly )?(?:set|use|need|require|expect|contain|provide)s?|(?:that|which|who) (?:ha(?:ve|s|d)|are|is|were|was)(?: (?:never|not|always|also|now|been))?|where the [a-z]+ comes|,? so (?:that )?an? [a-z]+|(?<!\bto )the latest|(?:the|an?|its|their) (?:last|next|(?<!\b(?:limit|measur|reduc|lower|rais|increas|dr[ae]w|halv|sens|monitor|cut)[a-z]* (?:the|its) )current|existing|internal|external|previous|following|entire|actual|final|new|various|different|corresponding|respective))$/,
)

/** Who reported it, in the middle of what was done. */
const CREDITED =
  /\b[A-Z][a-z]+(?:-[a-z]+)?-by: |[a-z)] (?:(?:Problem|Bug|Issue|Patch) (?:reported|found|from|by)|Reported by|Requested by|Suggested by|Based on|Inspired by|Might as well|Patch from|Thanks to) |[a-z\d)] (?:See|Fixes|Closes) (?:#|https?:|(?:[A-Z]\w+ )?[Bb]ug\b)|#\d+, Patch |\bthanks [A-Z][a-z]+ for\b/

const BE =
  /\b(?:is|was|were|are|been|being) (?:[a-z]+ly |also |now |just |still |not )?([a-z]+)(?= [a-zA-Z]|$)/g

/** What a verb's bare form may be besides: how something is. */
const STATES =
  /^(?:top|bottom|open|clear|clean|dry|empty|free|correct|complete|slow|present|live|close|separate|duplicate|own|lower|upper|warm|cool|narrow|smooth|loose|secure|mature|prompt|perfect|faint|blind|bare|idle|calm|tense|mean|spare|direct|subject|due|key|fit|like|alert|abstract|alternate|appropriate|approximate|deliberate|elaborate|moderate|desolate|inverse|intent|content|exact|average|public|down|up|off|on|out|right|wrong|better|last|long|sound|square|round|level|even|equal|total|lean|thin|dull|sober|shy|tame|wet|welcome|worth|then|still|just|well|back|ready|steady|busy|dirty|tidy|muddy|please|see|test|going|counter)$/

/** "Was checks all lids", "was effectively return": behind "was" a verb has other forms. */
function isAfterBe({ 1: word = '', index, 0: found, input }: RegExpExecArray): boolean {
  const forms = readVerb(word)
  if (forms.length === 0 || STATES.test(word)) return false
  // "Was checks all lids": no plural stands there.
  if (
    forms.some(({ form }) => form === 's') &&
    /^ (?:all|the|an?|its|every|each)\b/.test(input.slice(index + found.length))
  )
    return true
  // "What it did was check the lids", "all one has to do is open it".
  if (
    /\b(?:do|did|does|done|is to|was to|thing|step|plan|idea|goal|way|task|what)\b/.test(
      input.slice(0, index),
    )
  )
    return false
  return forms.every(({ form, verb }) => (form === 'base' || form === 's') && !NOUN_VERBS.has(verb.base))
}

/** "By skipping or adjust the lids": both have one form. */
const PAIR =
  /\b(?:by|without|for|after|before|of) [a-z]+ing (?:[\w-]+ ){0,3}?(?:or|and) ([a-z]+) (?:the|an?|it|them|its|all)\b/g

/** "Now that the lid is closed, open the other one", "Use two lids": whoever is told so, it was not done by that. */
function isOrder(text: string): boolean {
  const [, behind = ''] =
    /^(?:Now that|Since|As|If|When|Because|Once) [^,]{4,120}, ([a-z]+) (?:the|an?|all|its)\b/.exec(text) ?? []
  if (behind !== '') return isOnlyBare(behind)
  const [, word = '', rest = ''] = /^([A-Z][a-z]+) (?!(?:and|or|of|by|for|in|on)\b)(.*)$/.exec(text) ?? []
  return isOnlyBare(word.toLowerCase()) && !rest.split(/[\s,;]+/).some(saysWhen)
}

/** A verb that shows its tense: with one, the word in front names a thing. */
function saysWhen(word: string): boolean {
  return FINITE.test(word) || verbIn(word, 'past') !== undefined
}

const NEXT = /(,(?: and| but| then| so| instead| also)*| and) ([a-z]+)(?= ([a-z]+|[A-Z<`"'\d]))/g

/** What a verb takes and no noun is followed by. */
const TAKEN = /^(?:the|an?|all|its|it|them|how|some|any|everything|unused|version|never|on)$/

/** Where a word in its bare form is governed from, however far in front: "had to", "lets". */
const GOVERNS =
  /\b(?:to(?! (?:the|an?|its|all|this|these|their)\b)|can|could|will|would|may|might|must|should|did|does|do|lets?|letting|makes?|made|making|helps?|helped|not|than|rather)\b|n't\b/
/** And within its own clause: "which", "we". */
const GOVERNS_HERE = /\b(?:that|which|who|where|when|if|how|so|they|we|I|you|users|people)\b|[a-z]s both\b/

/** "Added a lamp, paint the unused one": an order among deeds. */
function isOrderBehind({
  1: joint = '',
  2: word = '',
  3: next = '',
  index,
  input,
}: RegExpExecArray): boolean {
  const before = uncapitalised(input.slice(0, index).replace(/^(?:I|We) /, ''))
  const first = /^(?:the change |it |this )?([a-z]+)/.exec(before)?.[1] ?? ''
  // "Made a round, make sure the lamps burn": whoever made it did not make it so.
  const isSure = word === 'make' && next === 'sure'
  const governed = isSure ? before.replace(/^(?:made|did) /, '') : before
  if (!verbIn(first, 'past') || (GOVERNS.test(governed) && !joint.endsWith('instead'))) return false
  // "Tuned the landing and reopen signals": a thing is named after what it is for.
  if (joint === ' and' && !TAKEN.test(next)) return false
  if (joint === ' and' && GOVERNS_HERE.test(before.slice(before.lastIndexOf(',') + 1))) return false
  // "And lamp the": no thing is followed by an article.
  const isVerb = joint !== ' and' && word !== 'like' && /^(?:the|an?|its|it|them|how)$/.test(next)
  const forms = isVerb ? readVerb(word) : []
  return isOnlyBare(word) || (forms.length > 0 && forms.every(({ form }) => form === 'base'))
}

function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** "Remove", which is nothing but a verb in its bare form. */
function isOnlyBare(word: string): boolean {
  const forms = readVerb(word)
  return forms.length > 0 && forms.every(({ form, verb }) => form === 'base' && !NOUN_VERBS.has(verb.base))
}

/** "Dropped the remark about 'lids": the name has an end somewhere. */
function isOpenQuote(text: string): boolean {
  if (text.includes("''")) return false
  const opened = matchesIn(text, OPENED).length
  return opened > 0 && matchesIn(text, CLOSED).length < opened
}

const OPENED = /(?:^|[\s(])'(?=\w)/g
const CLOSED = /\S'(?=$|[\s.,;:)])/g

/** "The case in which the original lid": what it did was cut off. */
function lacksItsVerb(text: string): boolean {
  const [, told = ''] =
    /\b(?:in which|in case|even if|even though) (?:the|an?|its|their) ((?:[\w-]+ ){0,3}[\w-]+)$/.exec(text) ??
    []
  if (!told) return false
  return told.split(' ').every((word) => readVerb(word).length === 0 && !FINITE.test(word))
}

const FINITE =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|did|does|do)$|n't$|ed$/

/** "Completed finished the plans", "upstreamed discovered several leaks": two deeds with one object. */
function isToldTwice(text: string): boolean {
  const [, word = '', next = ''] =
    /^(?:(?:I|We|By the end, (?:I|we) had) )?([A-Za-z]+) ([a-z]+) (?:the|an?|it|its|all|several|some|many|no|two|three|every|most|their|my|our)\s/.exec(
      text,
    ) ?? []
  if (!next || !verbIn(word.toLowerCase(), 'past')) return false
  const forms = readVerb(next)
  return (
    forms.length > 0 &&
    forms.every(({ form }) => form === 'past' || form === 'participle') &&
    !/^(?:was|were|got|had|kept|made|felt|saw|found|left|let|needed|helped|stopped|started|began|being)$/i.test(
      word,
    )
  )
}

/** "Worked on sure the lid fits", "worked on free the slots": an order, or how something is, where a thing must stand. */
function isNoMatter(text: string): boolean {
  const [, word = '', next = ''] = /\b[Ww]ork(?:ed|ing)? on ([a-z]+)(?: ([\w<`"'-]+))?/.exec(text) ?? []
  if (!word) return false
  if (/^(?:sure|able|immediately|almost|not|also|properly|correctly|only|as|so|then)$/.test(word)) return true
  return (
    next !== '' &&
    !/^(?:and|or|for|in|of|at|on|with|as|to|from|by|that|which|support|issues?|tests?|code)$/.test(next) &&
    isOnlyBare(word)
  )
}
