import { lean } from '../../../lean.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { readVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { isDeedOfOthers } from '../../../text/parting/by-others.ts'
import { capitalise } from '../../sentence/tidy.ts'
import { hasSplicedDeed } from '../action/spliced-deed.ts'
import { isBidden } from './bidden.ts'

/** "There was a that", "a rejected by the board", "there were Could", "there was a problem so that", "a module and updates the lid": no thing that there can be. */
const NOT_THERE = lean(
  /^There (?:was|were) (?:(?:an?|some|no) )?(?:(?:that|to|this|these|those|it|so|because|of|is|are|was|were|nearly all|almost all|same|how|why|what|when|if|then)\s|(?:Could|Would|Can|Should|May|Might|Will)\b|(?:problem|bug|issue|error)s? (?:so|because|but|and)\s|[a-z]+ed (?:by|to|from|because)\s|problems? with [a-z]+ly (?:as|in|on|at|by|for|when)\s)|^There (?:was|were) no .*\s\d{1,2}\/\d{1,2}\b/,
)

/** "The another lid", "some such as", "according and", "during 9:40", "I met some problem was that", "crumb bugs by sieving". */
const MISSAID = lean(
  /^(?:During|After|Before|In|At) an? [a-z]+ [a-z]+ed the\b|\b(?:the|an?) another\b|\ban? same\b|\bsome such as\b|^According (?!to\b)|\bduring \d{1,2}:\d\d|^(?:I|We) [a-z]+ (?:some|an?|the|one) (?:[a-z]+ )?(?:problem|issue|error|challenge)s? (?:was|were) (?:that|when|with|the)\b|^(?:Wish|Hope|Guess|Bet)\s|\s\.{3}[a-z]|^(?:I|We) (?:(?:today|yesterday|tomorrow)|supposed?|hoped?|wish(?:ed)?|wondered)\s|\b(?:bug|issue|problem|error)s? by [a-z]+ing\s|^(?:Be|Being|Been)\s(?!(?:able|used|careful)\b)/i,
)

/** "Especially now that the lid was bent", "before we could do that", "no, we did not": what it leans on was not told. */
const HALF =
  /^Because (?:when|if|once) |^Before (?:I|we) could [a-z]+ (?:it|this|that|them|so)\b|^No, (?:I|we)\s|^(?:Weird|Strange|Odd|Funny),? (?:the|that|how|but|it)\s|^(?:Especially|Particularly|After all,?)\s|^The (?:reason|problem|issue|idea) being\s|^\d+ [^,.]{3,50}, \d+ [^,.]{3,60}, (?:and )?\d+ |^[A-Z][a-z]+, (?:and|but) (?:there|it|they)\s/

/** "I could not figure the problem out": which one, nobody has heard. */
const NEVER_FOUND =
  /^(?:I|We) (?:still |just )?(?:could(?:n't| not)|(?:was|were)(?:n't| not) able to|failed to) (?:quite |really |fully |exactly )?(?:figure|work|find) (?:(?:it|this|that|the (?:issue|problem|bug|error|cause)) out|out (?:the (?:issue|problem|bug|error|cause|reason)|why|what (?:was wrong|it was|the (?:issue|problem|error) was)))$/

/** "The tray looked like this", "as seen in the picture above", "the oven refused these": only the page shows it. */
const ON_PAGE = lean(
  /\blook(?:s|ed)? (?:something )?like (?:this|so)\b|\b(?:seen|shown|visible) (?:in|on) the (?:[a-z]+ )?(?:image|picture|photo|screenshot|figure|table|graph|chart|video|gif|diagram|snippet)s?\b|\b(?:image|picture|photo|screenshot|figure|table|graph|chart|video|gif|diagram|snippet|list|section)s? (?:above|below)\b|^(?:\S+\s){2,10}(?:these|those)$/i,
)

/** "Some weren't baked at all": some of what? */
const SOME =
  /^(?:Some|Most|Many|Others|None|Few|Several|Neither) (?:even |also |already |of which )?(?:were|was|had|did|could|would|existed|worked|failed|needed)(?:n't)?\s/

/** "Tomorrow I'll oil it", "that should improve the crust", "I bet it holds": what is to come is not how things were. */
const TO_COME =
  /\bI bet (?:it|this|that|the)\b|^Without [^.]{3,90} would (?:be|take|need|have|cost)\b|^(?:I|We)(?: would|'d) (?:like|love|prefer) to\b|^Now(?:,| that)\s|^(?:Tomorrow|Next (?:week|month|time|sprint|up))\b|\b(?:I|[Ww]e)(?:'ll| will)\s|\bshould (?:improve|speed up|reduce|help)\s/

/** "I was a bit nervous", "I guessed it", "I learned some cool things": how one felt about it. */
const FELT = lean(
  /\b(?:I|[Ww]e) (?:was|were|felt|am|are) (?:(?:a|so|very|really|quite|pretty|too|bit|little|kinda|super|also|still|extremely) ){0,3}(?:freaked out|excited|proud|happy|pleased|glad|nervous|curious|impressed|amazed|sad|lazy|scared|thrilled|grateful)\b|^(?:I|We) (?:learned|learnt|saw|found|did) (?:some|a lot of|many|a few) (?:cool|fun|nice|interesting|new|great|awesome) (?:things|stuff)\b/,
)

/** "The move was seamless", "there were no bugs in the oven", "I got the lamp working". */
const WELL = lean(
  /\bno (?:[a-z]+ )?(?:bugs|problems?|issues|complaints)(?= in\b| with\b| so far\b| at all\b|,|$)|\b(?:seamless(?:ly)?|pain-?free|flawless(?:ly)?|effortless(?:ly)?|went smoothly|ahead of (?:the |our )?schedule|trivial to|(?:quite|very|really|pretty|fairly|relatively|surprisingly|rather|super) (?:easy|simple|straightforward|smooth|balanced|smoothly)|well[ -]organi[sz]ed|nothing too (?:concerning|bad|serious)|a breeze|nothing stopping (?:me|us)|(?:developing|coming along|working) nicely|(?:good|great) progress)\b|\b(?:was|were) (?:all )?(?:untouched|unaffected|intact|unharmed)$|^(?:I|We) (?:finally |also )?got [^,;]{2,80} (?:working|running|to work)\b/i,
)

/** Where it went wrong all the same. */
const YET =
  /\b(?:but (?!nothing)|however|although|though|until|except|yet|not (?!too\b)|never|cannot|unless|fail|crash|broke|stopped|wrong|slow|only|too (?:easy|simple)|rather than|instead)|(?:is|was|are|were|could|would|ca|do|does|have|had)n't\b/i

/** "The oven was not touched", "that is not a big problem", "gap found and closed": nothing was wrong there, or is. */
const UNTOUCHED =
  /\b(?:was|were) (?:not|never) (?:touched|changed|affected|modified|altered)$|\bnot (?:really )?(?:that|too|such a|a) (?:big|huge|serious|bad)(?: of)?(?: an?)? (?:problem|deal|issue)\b|^[^,;]* found and (?:closed|fixed|mended|resolved|solved)$/

/** "More trays were ordered": that was done about it. */
const HELPED =
  /^(?:Additional|More|Extra) [^,]{3,60} (?:was|were) (?:allocated|added|provisioned|assigned|ordered|installed)\b/

/** "It turned out that we had no need of the lid": nothing came of that. */
const NO_NEED =
  /^(?:It turned out (?:that )?|(?:In the end|After all|Eventually),? )?(?:I|[Ww]e) (?:did not|didn't) (?:actually |really |even )?need\s/

/** Whether a reader would stumble over a finished sentence that opens a story: cut off, pointing at the page, a mood, a plan or good news. */
export function hasSituationSlip(sentence: string): boolean {
  const text = sentence.replace(/[.!]+$/, '')
  return (
    NOT_THERE.test(text) ||
    MISSAID.test(text) ||
    HALF.test(text) ||
    SOME.test(text) ||
    TO_COME.test(text) ||
    ON_PAGE.test(text) ||
    NO_NEED.test(text) ||
    NEVER_FOUND.test(text) ||
    isDeedOfOthers(text) ||
    isBidden(text) ||
    hasSplicedDeed(text) ||
    UNTOUCHED.test(text) ||
    HELPED.test(text) ||
    ((WELL.test(text) || FELT.test(text)) && !YET.test(text)) ||
    isOccasionAlone(text) ||
    isNamedAlone(text) ||
    isDeedMeasured(text) ||
    hasBareVerb(text)
  )
}

/** "Every time I opened the lid": what happened then was not said. */
function isOccasionAlone(text: string): boolean {
  return /^(?:Every|Each) time\s[^,]*$/.test(text) && tensesIn(text) < 2
}

/** "The way to a tray of ours, called Tim", "roughly four lids, including the red one": a thing, and nothing that it did. */
function isNamedAlone(text: string): boolean {
  const [, head = ''] =
    /^([^,]+), (?:called|named|known as|including|such as|based on|made of)\s/.exec(text) ?? []
  if (head === '' || tensesIn(head) > 0) return false
  const rest = text.slice(head.length + 2).replace(/^\S+\s/, '')
  return tensesIn(rest) === 0
}

/** How many verbs of a text show the past, as far as that can be told. */
function tensesIn(text: string): number {
  return text
    .split(/[\s,;()]+/)
    .filter((word, at) => at > 0 && (TENSED.test(word) || verbIn(word, 'past') || /[a-z]{2}ed$/.test(word)))
    .length
}

const TENSED =
  /^(?:is|are|was|were|has|have|had|did|does|do|could|would|can|cannot|might|may|will|should|must)$|n't$/i

/** "Reduced lids were at 30 d", "lids further and ignore trays were higher than necessary": an order that was taken for a thing. */
function isDeedMeasured(text: string): boolean {
  const [, thing = ''] =
    /^(.+) (?:was|were) (?:at [~<>]?\d|(?:higher|larger|slower|longer|bigger) than necessary)/.exec(text) ??
    []
  if (thing === '') return false
  const [first = '', ...words] = thing.split(' ')
  if (/ed$/.test(first) && /^[A-Z]/.test(words[0] ?? '') && verbIn(first.toLowerCase(), 'past')) return true
  return words.includes('further') || words.some(isOrdered)
}

/** "... and ignore the rest". */
function isOrdered(word: string, at: number, words: readonly string[]): boolean {
  return words[at - 1] === 'and' && isOnlyBase(word)
}

/** "The oven had utilize all trays". */
function hasBareVerb(text: string): boolean {
  const [, word = ''] = /\s(?:had|has) ([a-z]+) (?:the|an?|all|its|their|our|my)\s/.exec(text) ?? []
  return word !== '' && isOnlyBase(word)
}

function isOnlyBase(word: string): boolean {
  const forms = readVerb(word)
  return forms.length > 0 && forms.every(({ form, verb }) => form === 'base' && !NOUN_VERBS.has(verb.base))
}

/** What was jotted down behind a trouble for the writer himself: ", check", ": reproduce: open the lid". */
const JOTTED =
  /,\s(?:check|todo|to do|fix(?: it)?|investigate|look into it)(?=[.!]?$)|:\s(?:Reproduce|Repro|Steps(?: to reproduce)?|Todo|Workaround|Check|Solution|Fix):?\s.{3,}?(?=[.!]?$)/i

/** "It turned out that I had lost the lid": nobody has heard yet what one had thought before. */
const TURNED_OUT = /^It (?:turned|turns) out (?:that )?(?=(?:I|we)\s(?!was wrong|were wrong))/

/** "There were jams in the oven and updates the trays": what the change does besides. */
const AND_DOES = /^(There (?:was|were)\s.{8,}?),? and ([a-z]+s) (?:the|its|an?|all|some)\s.+$/

function withoutNextDeed(sentence: string): string {
  const [, trouble = '', word = ''] = AND_DOES.exec(sentence) ?? []
  return trouble && verbIn(word, 's')?.isWork ? `${trouble}.` : sentence
}

/** "... on address 0x7f2c40a81b0d at pc 0x7ffe": where it lay in memory. */
const ADDRESS = /\s(?:on|at|from|in)\s(?:(?:unknown )?address |pc )?0x[\da-f]{6,}\b.*$/

/** "..., which I fixed": that was done about it. */
const MENDED =
  /,?\s(?:(?:all|both|most) of )?which\s(?:I|we)\s(?:\w+ly\s|have\s|had\s|then\s)?(?:fixed|solved|resolved)(?=[.!]?$)/

/** "It turned out to be a loose wire": where nothing was told before, there was one. */
const TO_BE = /^(?:It|This) turned out to be (?=an?\s)/

/** "The flaky tests were flaky". */
const SAID_TWICE = /^(The|All|Our|Some|Two|Three) ([a-z]+) ((?:[\w-]+ ){1,3}(?:was|were) \2)(?=[.,]|$)/

/** "Before, the oven was cold, but now we were heating it": how it is since is no part of how it was. */
const BUT_NOW =
  /^((?:Before|Previously|Formerly|Until then|Originally|In the (?:previous|old|former|last|earlier)|The (?:previous|old|former)|I used|We used|It used)\b[^;:]{20,200}), but now (?:I|we|it|they|the)\b[^.]*(?=\.?$)/

/** "A problem with the proper heat": of "fixed proper heat", which was not proper. */
const WITH_PROPER =
  /^(There (?:was|were) (?:an? |some )?problems? with (?:the )?)(?:proper|correct|right|valid) (?=[a-z])/

/** "Bug 40312 \u2013 The lamps went out": the number is for those who keep the list. */
const NUMBERED = /^(?:Bug |Issue |Ticket )?#?\d{5,8}\s?[-\u2013:]\s(?=[A-Z])/

/** A situation without what was jotted down behind it, and without a turn where nothing was told before. */
export function mendedSituation(sentence: string, isFirst: boolean): string {
  const told = withoutNextDeed(
    sentence
      .replace(NUMBERED, '')
      .replace(WITH_PROPER, '$1')
      .replace(BUT_NOW, '$1')
      .replace(JOTTED, '')
      .replace(ADDRESS, '.')
      .replace(MENDED, ''),
  ).replace(SAID_TWICE, '$1 $3')
  return isFirst ? capitalise(told.replace(TURNED_OUT, '').replace(TO_BE, 'There was ')) : told
}
