import { lean } from '../../../lean.ts'
import { GIVEN_NAMES } from '../../../lexicon/given-names.ts'
import { onceForText } from '../../../once.ts'
import { DAY_BEFORE_US } from '../../../text/clauses/lead.ts'
import { opensWithSeries } from '../../../text/clauses/verb-series.ts'
import { guessPast, readVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { tellsSuffered } from '../../deeds/refused/not-meant.ts'
import { lacksVerb } from '../../sentence/lacks-verb.ts'
import { capitalise, countWords } from '../../sentence/tidy.ts'
import { isBalanced, isTorn } from '../../sentence/trim.ts'
import { hasDeedSlip } from './deed-slips.ts'

/** "To solve this, I", "by this point I": what a listener has heard nothing of. */
const POINTING_LEAD =
  /^(?:to|for|in|after|by|at|while|when|with|because|as|from|on|based|due|given|despite|besides|apart|beyond|along)\b[^,]{0,50}?\b(?:this|that|these|those|it|them|they|he|she|above|below|so)\b(?!\s(?:week|month|morning|afternoon|evening|year|time|sprint|quarter|weekend|day|semester)\b)[^,]{0,30}?,?\s(?=(?:I|we)(?:'ve)?\s(?!had\s))/i
/** "Apart from the map, I also drew the coast": the map is told elsewhere or not at all. */
const BESIDES =
  /^(?:apart from|besides|aside from|in addition to|other than|along with|as well as)\s[^,]{2,60},\s(?=(?:I|we)\b)/i
/** "Although the map is not done yet, I drew the coast": what is granted is no part of what was done. */
const GRANTED =
  /^(?:although|even though|even if|though)\s(?![^,]*(?:\bnot\b|n't\b))[^,]{3,120},\s(?=(?:I|we)\s)/i
/** "Since my last update, I moved the lamp". */
const SINCE_THE_NOTE =
  /^(?:from|since|after|following|as (?:said|mentioned|promised) in)\s(?:my|our|the)\s(?:last|previous)\s(?:update|post|blog|devlog|dev-log|log|entry|report|journal)(?:\s\w+)?,?\s(?=(?:I|we)\b)/i
/** What only ties a deed to the one before. */
const TIE =
  /^(?:(?:right now|now|then|also|so|and|but|finally|next|fortunately|luckily|unfortunately|optionally|afterwards|none ?the ?less|however|anyway|meanwhile|in addition|additionally|instead|secondly|firstly|lastly|as a result|in the end|by this point|at this point|in other news|on (?:another|a side|a related) note|on top of that|along the way|other than that|apart from that|aside from that),?\s)+(?=(?:I|we)\b)/i

const ADVERB =
  '(?:(?:also|then|just|now|first|later|already|still|even|once|again|soon|instead|all|both|so|\\w+ly)\\s)*'
const LEAD =
  '(?:[A-Z][^;]{1,170}?,\\s(?:and\\s|so\\s)?|(?:On|In|At|Last|This|Yesterday|Today|During|After|Over|Since|For|With|From|By|Now|First|Finally|Then|When|While|As|To|Instead|Earlier|Later|Because|Once)\\b[^,;]{0,120}?\\s)'
/** "I also wrote", "Last night we had finally built". */
const OURS = new RegExp(
  `^${LEAD}??(?:I|we)(?:\\s|(?='))${ADVERB}((?:'ve|'d|'m|'re|have|had|has|am|are|was|were)\\s)?${ADVERB}(?:been\\s)?([a-z-]+)(?=[\\s.,]|$)`,
  'i',
)
const PASSIVE =
  /^(?!(?:none|nothing|no|there|it|this|that|which|what)\b)(?:[^\s,;:]+,?\s){1,14}?(?:was|were|has|have|had|got)\s(?:(?:also|now|then|later|all|both|again|\w+ly)\s)*(?:been\s)?(?:(?:also|now|then|later|all|\w+ly)\s)*([a-z-]+)\b/i
/** The change, or a group of people, as the doer. */
const DOER =
  /^(?:(?:this|the|my|our)\s(?:\w+\s)?(?:PR|pull request|MR|patch|changes?|commit|fix|approach|solution|workaround|refactoring|rewrite|release|system)|the\snew\s[\w-]+|(?:(?:the|our|my)\s)?(?:[\w-]+\s){0,3}(?:teams?|engineers|developers|group|staff|mentor))\s(?!(?:is|are|will|would|was|were)\b)(?:(?:also|now|then|later)\s)*([a-z]+)/i
/** "Later Maria moved the tank"; what "the storm" did is no deed. */
const OTHERS =
  /^(?:(?:[Ll]ater|[Tt]hen|[Tt]oday|[Yy]esterday)\s|(?:[Oo]n|[Ii]n|[Aa]t)\s[^,]{2,30},\s)?([A-Z][a-z]+)\s(?:[A-Z][a-z]+\s|and\s[A-Z][a-z]+\s){0,2}([a-z]+)\s(?:the|an?|our|my|its|his|her|their|some|all|both|two|three|several|up|out)\s/
/** What a thing does since. */
const NOW =
  /^(?:(?!(?:and|but|or|that|which|who|if|when|until|it|this|they)\b)\S+\s){1,7}?(?:is|are|can)?\s?now\s(?:also\s)?[a-z-]+/i

/** What one is, has or thinks, and what one does every day. */
const NO_DEED =
  /^(?:be|think|know|like|love|hope|wish|feel|let|have|seem|mean|believe|guess|want|need|expect|happen|cba)$/

/** "I took the kids to the zoo" is nobody's business. */
const PRIVATE =
  /\b(?:took|visited|with|for) (?:the|my|our) (?:family|kids|children|wife|husband|dog|parents)\b/i

/** "Took three weeks" says how long, not what. */
const TIME_TAKEN = lean(
  /^(?:(?:I|We)\s)?took\s(?:(?:me|us|about|around|almost|nearly|roughly|only|over)\s){0,2}(?:~?\d\S*|an?|one|two|three|four|five|six|several)\s(?:(?:few|couple of|whole|full|half)\s)?(?:minutes?|hours?|days?|weeks?|months?|evenings?|nights?)\b/i,
)

/** "We are moving the lamps" was so when it was written. */
const UNDER_WAY =
  /(?<=^|^[A-Z][^,;]{1,60},\s(?:and\s|so\s)?)\b(I|[Ww]e)(?:'m|'re|\sam|\sare)\s((?:(?:currently|now|still|also|mostly|mainly)\s)?[a-z]{2,}ing\s(?!to\b))/

/** What says only that something was done: "I did some work", "we got a lot done", "I did my best". */
const NOTHING_SAID = lean(
  /^(?:[^,]{0,60},\s)?(?:I|we)\s(?:(?:also|then|just|only|still|finally)\s)*(?:did (?:it|this|that|so|my best|our best|(?:many|multiple|several|two|three|a few|other|various) things|(?:some|a (?:bit|lot|little)(?: of)?|lots of|more|much|a few)\s(?:\w+\s)?(?:work|research|investigation|investigating|testing|debugging|reading|things?|stuff|digging|cleanup|changes))|(?:made|did) (?:(?!.*\bby\b)(?:\w+\s){0,3}progress)|got (?:a lot|lots|much|so much|plenty|quite a bit|some stuff|stuff) done)\b/i,
)

/** "I stupidly ignored these", "I made too many changes": nothing to be told. */
const FOOLISH =
  /^(?:I|we)\s(?:(?:first |initially )?blamed\b|(?:\w+ed|made|did|wrote|put|spent|took|drew|bought) (?:way |far )?too (?:many|much)\b|(?:stupidly|foolishly|naively|carelessly)\s|ignored (?:it|this|that|these|those|them)\b)/i

/** "I forgot the pull-ups, so I soldered four": what was done about it. */
const FORGOTTEN =
  /^(?:I|We)\s(?:(?:also|then|just)\s)?(?:forgot|overlooked)\s[^.;:]{3,120}?,?\sso\s(?=(?:I|we)\s(?!could|can|had|have|will|would|was|were)[a-z]+\s)/i

/** "I built a small rig to fix that", "... which does this": what for, only the sentence before says. */
const FOR_THAT =
  /(?<=^(?:I|We) \S+ \S+ \S[^,;:]*)\s(?:to (?:fix|do|solve|handle|address|automate|avoid|prevent)|(?:which|that) (?:does|did|do|fix(?:es|ed)|solve[sd]|handle[sd]))\s(?:exactly |just )?(?:that|this|it|so)(?=[.!]*$)/

/** A sentence of the action without what only ties it to others, or nothing if it does not tell what somebody did. */
export function toldDeed(sentence: string, me: string): string | undefined {
  if ([PRIVATE, TIME_TAKEN, NOTHING_SAID, FOOLISH].some((pattern) => pattern.test(sentence))) return undefined
  if (tellsSuffered(sentence)) return undefined
  const plain = asOfThen(
    orderAsDeed(sentence, me)
      .replace(DAY_BEFORE_US, '')
      .replace(TIE, '')
      .replace(POINTING_LEAD, '')
      .replace(BESIDES, '')
      .replace(GRANTED, '')
      .replace(SINCE_THE_NOTE, '')
      .replace(FORGOTTEN, '')
      .replace(FOR_THAT, ''),
  )
  if (isDeed(plain)) return plain
  const parts = plain.split(/(?:,\s|;\s|\s)(?:so|and|but|then)\s(?=(?:I|we)\b)/i)
  const last = asOfThen(parts.at(-1) ?? '')
  return parts.length > 1 &&
    countWords(last) >= 4 &&
    isBalanced(last) &&
    !isTorn(last.replace(/\.$/, '')) &&
    isDeed(last)
    ? last
    : undefined
}

function asOfThen(text: string): string {
  return capitalise(
    text
      .replace(
        UNDER_WAY,
        (_whole, who: string, how: string) => `${who} ${who === 'I' ? 'was' : 'were'} ${how}`,
      )
      .replace(RAISED, (whole, who: string, word: string) =>
        verbIn(word.toLowerCase(), 'past') ? who + word.toLowerCase() : whole,
      ),
  )
}

/** "I Moved the lamp". */
const RAISED = /^((?:I|[Ww]e) )([A-Z][a-z]+)(?=\s)/

/** "Let's just use a queue": one was used; "me: took it out" is what was done. */
function orderAsDeed(sentence: string, me: string): string {
  const [, word = '', rest = ''] = /^(?:.*\s)?me:\s([a-z]+)\s([^:]+)$/i.exec(sentence) ?? []
  if (verbIn(word, 'past')) return `${me} ${word} ${rest}`
  return sentence.replace(/^Let's\s(?:just\s|simply\s)?([a-z]+)\s/, (whole, word: string) => {
    const verb = verbIn(word, 'base')
    return verb ? `${me} ${verb.forms.past} ` : whole
  })
}

function isDeed(text: string): boolean {
  const [, aux = '', word = ''] = OURS.exec(text) ?? []
  if (word) return isDone(aux.trim(), word, text)
  const done = PASSIVE.exec(text)?.[1] ?? ''
  // "It was set to read from the wrong shelf" was the fault, "it was built nine years ago" long before.
  if (done && (LONG_BEFORE.test(text) || STATES.test(done))) return false
  if (verbIn(done, 'participle') || (guessPast(done) && !/^(?:need|want|seem)ed$/.test(done))) return true
  if (readVerb(DOER.exec(text)?.[1] ?? '').some(({ form }) => form === 'past' || form === 's')) return true
  const [, name = '', did = ''] = OTHERS.exec(text) ?? []
  return (
    (GIVEN_NAMES.has(name.toLowerCase()) && verbIn(did, 'past')?.isWork === true) ||
    (NOW.test(text) && !/\bnow (?:\w+ )?(?:fails?|crash(?:es)?|breaks?|hangs?|leaks?)\b/.test(text))
  )
}

const LONG_BEFORE =
  /\bwrong\b|\b(?:years?|months?|decades?) ago\b|\bfor (?:several|many|some|a few|two|three|\d+) (?:years|months|decades)\b|\beven though\b|^(?:prior to|before) (?:the|this|that)\b|\bby the [\w-]+ (?:project|community|company|vendor|foundation|supplier|manufacturer)\b/i
/** How a thing is: "the plan was based on a guess", "the shelves were covered with dust". */
const STATES =
  /^(?:based|covered|known|located|meant|intended|supposed|related|affected|allowed|expected|required|called|named)$/

function isDone(aux: string, word: string, text: string): boolean {
  if (/\b(?:I|we)\s(?:now|instead)\s/i.test(text) && verbIn(word, 'base')) return true
  const forms = readVerb(word).filter(({ verb }) => !NO_DEED.test(verb.base))
  const has = (...wanted: string[]) => forms.some(({ form }) => wanted.includes(form))
  if (/^(?:'m|'re|am|are|was|were)$/.test(aux)) return has('ing', 'participle') || /\bable to\b/.test(text)
  if (/^(?:'ve|have|had|has|'d)$/.test(aux))
    return has('participle', 'ing', 'past') || guessPast(word) !== undefined
  return (
    has('past') ||
    guessPast(word) !== undefined ||
    /^(?:did|set|put|cut|let|hit|read|run|managed)$/.test(word)
  )
}

const SECOND_VERB =
  /^(?:I|We) [a-z]+ed (?:(?!\b(?:that|which|who|whose|where|when|while|if|because|so|and|but|as|how|what|why|until|after|before|since|than|whether|though|it|they|there|I|we|everything|nothing)\b)[^;:"])*\s(?:(?:is|are|was|were) (?:not|no longer|now|still|an?|the)|(?:seem|appear)(?:s|ed) to|needs? [a-z]+|(?:includes|contains|requires) \S+)\b/

const RUN_TOGETHER =
  /^(?:I|We) (?:[^,;]*[^,;\s])?(?<!\b(?:that|when|where|if|because|so|and|but|until|what|how|as|since|which|before|after|while|once|why|whether|sure|than|though|although|think|like|way|time))\s(?:it|this|they)\s(?:worked|works|helped|stopped|failed|booted|ran)\b/

/** "Wired into the panel", "deleted on closing": what was, the sentence leaves to another one. */
const OBJECTLESS = lean(
  /^(?:I|We) (?:(?:also|then|\w+ly) )?(?:integrated|initiali[sz]ed|wired|set|mapped|rendered|extended|placed|stored|added|removed|deleted|replaced|created|introduced|included|enabled|disabled|exposed|defined|declared|wrapped|provided|ensured|preserved|changed|converted|fixed|resolved) (?:to|into|in|as|via|under|from|on|with|at|so|when|if|because|and [a-z]+s)\b/,
)

/** "I got up early and started working", "we worked 30 min": on what, nobody hears. */
const AT_WORK =
  /^(?:I|We) (?:(?:also|then|just|still|\w+ly) )*(?:(?:got|woke|rose) [^,;]{0,30} and )?(?:worked|finished(?= (?:at|by|around) [~\d])|(?:started|began|continued|kept|finished|was|were) (?:to work|work|working))\b(?![^,;]*\b(?:on|with|through|out|around|together|towards?|to|as|over|up|alongside|in|from|under|by|this|that|my|our|his|their|the way|for (?:the|an?|my|our))\b)[^,;]*$/

/** "I painted the frame, oiled the lid, and separate hinges": the last is no deed, and the others may be none. */
const LISTED = /^(?:I|We) ([a-z]+) [^,]+, ([a-z]+) [^,]+, and ([a-z]+) \S/

function isUneven(text: string): boolean {
  const [, first = '', second = '', last = ''] = LISTED.exec(text.replace(/\s\([^()]*\)/g, '')) ?? []
  if (!last || !verbIn(last, 'base') || verbIn(last, 'past')) return false
  return verbIn(first, 'past') !== undefined && verbIn(second, 'past') !== undefined
}

/** Not cut off, not misread ("Read the details here"), and with all its verbs in the past. */
export const isSoundDeed = onceForText((told: string): boolean => {
  // "I used a spring instead" is whole, as nothing was cut off.
  const text = told.replace(/(?:\sinstead)?[.!]+$/, '')
  // "Map editor, week 4" is the title of a series, not something that was mapped.
  // "Failed run 1.png" names a picture, "tests pass" is a box that a template wants ticked.
  if (/\.(?:png|jpe?g|gif|svg)\b|^(?:I|We) \w+ed (?:pass|passes|fail|fails)\b/i.test(text)) return false
  if (OBJECTLESS.test(text) || AT_WORK.test(text) || lacksVerb(text) || isUneven(text)) return false
  if (text.split(/\.\s(?=[A-Z])/).some(hasDeedSlip)) return false
  // "Scans for gaps are not supported": the first word is what is not supported.
  if (SECOND_VERB.test(text) || /^(?:I|We) \w+ (?:me|us)$/.test(text)) return false
  if (/,\s(?:week|day|part|sprint|month|session)\s#?\d+$/i.test(text)) return false
  // "I turned the key it worked" lacks what joins the two.
  if (RUN_TOGETHER.test(text)) return false
  // "The first lamp, we wired": what was said of it went with the rest.
  if (/^(?:the|an?|my|our|this)\s[^,]{2,50},\s(?:I|we)\s[a-z]+$/i.test(text)) return false
  // "I got that finished": what, only the page knows.
  if (
    /^(?:I|We) (?:got|had|have) (?:that|this|it|them) (?:all |now |mostly )?(?:finished|done|working|running|ready|sorted|fixed)\b/.test(
      text,
    )
  )
    return false
  if (
    isTorn(text) ||
    !isBalanced(text) ||
    /\b(?:because|which|so),\s[^,]*$/.test(text) ||
    /^(?:I|We) (?:(?:the|an?|this|it)\s|worked on \w+ing\b(?:(?!\b(?:that|which|who|where|how|what|as)\b)[^,;])*\s(?:has|have|is|are|was|were|seems?)\s|worked on \w+ed\s|read the(?!.*\sand\s[a-z]+ed\s|\s[\w -]{2,40}\sfrom\sthe\s|.*\b(?:papers?|books?|docs?|documentation|specs?|specifications?|manuals?|datasheets?|articles?|chapters?|posts?|guides?|tutorials?|standards?|rfcs?|source|code)\b)|(?!(?:disposed|thought|heard|took care|got rid|became)\b)\w+ of\s|(?!(?:started|stopped|avoided)\b|(?:re-?)?(?:partition|shard|group|sort|index|order|bucket|cluster|batch|key|rank|filter|segment|dedup|deduplicat|organi[sz])ed by (?!the|an?|our))\w+ed (?:by|via|using)\b)/.test(
      text,
    )
  )
    return false
  if (/^(?:I|We) \w+,/.test(text) && !opensWithSeries(text.replace(/^\S+ /, ''))) return false
  return !/^(?:I|We) \w+ed\b[^;:]*,\s(?:and\s)?(?:take|make|remove|add|get|[a-z]{3,}(?:ize|ise|ify))\s[a-z]+s?\b/.test(
    text,
  )
})
