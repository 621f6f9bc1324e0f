import { isMasked, type Sentence } from '../text/document.ts'
import { matchesIn } from '../text/matches.ts'
import { verbIn } from '../text/verbs.ts'
import { subjectAt } from './clause-subject.ts'
import { nounPhraseAt } from './noun-phrase.ts'
import { ALONE, isGeneric, isTold, isVague, type Named, withoutDates } from './project-names.ts'
import { nameOfDeed } from './project-title.ts'

/** Something the text may be about, how much the way it is named speaks for it, and whether it gave trouble. */
export type Candidate = Named & { score: number; isTroubled?: boolean }

const OWNED =
  /\b(?:for|on|in|to) (?:my|our) (?=\p{Lu}[\p{L}\d-]* (?:\p{Lu}|(?:project|app|site|bot|game|board|keyboard|robot)\b))/gu
/** Ways to say what one was busy with. */
const BUSY_WITH = [
  String.raw`(?<=^)(?:done|finished|completed|shipped|merged|fixed)\s?:`,
  String.raw`\bwork(?:ed|ing|s)?(?: (?:mainly|mostly|majorly|primarily|hard|a lot|more|further|exclusively|together|closely))?(?: with (?:[A-Z][a-z]+(?: and [A-Z][a-z]+)?|(?:the |our )?[\w-]+ (?:team|group|folks|department)s?))? on`,
  String.raw`\bwork(?:ed|ing) with(?! [A-Z][a-z]+ on| (?:the |our )?[\w-]+ (?:team|group|folks|department)s? on)`,
  String.raw`\bfocus(?:ed|ing|sed)?(?: \S+)? on`,
  String.raw`\bspent (?:\S+ ){0,5}?(?:on|with)`,
  String.raw`\b(?:day|week|round|attempt|session) \w+ (?:with|of|on)`,
  String.raw`\b(?:progress on|went into|goes into|tackled|dug into|looked into|contribut(?:ed|ing) to)`,
  String.raw`\b(?:began|begun|start(?:ed|ing)?) with`,
  String.raw`\bcontinu(?:ed|ing) (?:with|on|to work on)`,
  '(?<=^|then |, )back (?:to|on)',
  String.raw`\b(?:fight|struggl|wrestl|battl)(?:ing|ed|e)? with`,
  String.raw`\b(?:was|is|were) (?:all |mostly |mainly )about`,
  String.raw`\b(?:task|goal|job|aim|mission|assignment)(?: \S+){0,3}? (?:was|is) to \p{L}+`,
  String.raw`\b(?:my|our|the) (?:\S+ )?project(?:,| is| was|:)`,
]
const WORKED_ON = new RegExp(
  `(?:${BUSY_WITH.join('|')})\\s(?:(?:the|my|our|a|an|new|working|work|with|on|implementing|building|creating|developing|writing|improving|fixing|designing|adding|making|getting) )*`,
  'giu',
)
/** What opens a text so is its matter; further down it is one thing of many. */
const ABOUT =
  /\b(?:pair(?:ed|ing)(?: with \S+(?: and \S+)?)? on|(?:log|notes?|journal|diary|retro|retrospective|report|update|heads-?up|news) (?:for|on|about))\s(?:(?:the|my|our|an?|new) )*/gi
/** "We have this old program": what one keeps is what the rest is about. */
const KEPT =
  /^(?:i|we) (?:still )?(?:have|had|own|maintain|inherited|run|look after)\s(?=(?:this|an?|the|our|these)\s)(?:(?:this|an?|the|our|these|old|ancient|legacy) )+/gi
const DEED =
  /(?<=^|[,;:(]\s|\b(?:i|we|i've|we've|i'm|we're|am|and|have|has|to|by|also|then|first|finally|just|was|were|been|mainly|mostly|successfully|continued|kept|started|finished|began|resumed)\s)([\p{L}-]+)\s/giu
const FUTURE =
  /\b(?:i'll|we'll|will|going to|plan(?:s|ning)? (?:to|on)|hope|next|want|would|should|start|could|can)\b[^.;]*$/i
/** Verbs whose object is not what the work was about. */
const IDLE =
  /^(?:pass|participate|start|work|continue|need|help|spend|plan|use|learn|read|discuss|try|manage|attend|meet|go|get|receive|wrap|talk|think|look|wait|ask|hope|decide|host|open|report|need|allow|let|want|turn|tell|say|call|notice|realise|realize|know|project)$/
/** Verbs of small moves: their object is a means more often than the matter. */
const SMALL =
  /^(?:put|set|give|take|leave|keep|check|measure|test|run|restart|close|show|swap|dump|find|see|bump|make)$/
/** "moved the docs from A to B": the way belongs to the matter. */
const MOVING = /^(?:migrate|move|port|convert|switch|transfer|roll)$/
/** "a P1 bug about X", "an analysis of X": X is what it was about. */
const LIGHT =
  /^(?:(?:[\p{L}\d-]+ )?(?:bugs?|issues?|errors?|alerts?|code|tests?|prs?|requests?|version|versions|release|analysis|implementation|completion|creation|development|support|migration|part|parts|series|set|trio|review|draft|prototype|work|changes?|fix(?:es)?|basics?|start|rest|lines?|number|lot|bunch)(?: and [\p{L}-]+)? (?:of|about|in|for|on|to|around) )/iu
/** "the thing with X", "users of X". */
const LIGHT_SUBJECT =
  /^(?:things?|problems?|trouble|matter|saga|mess|story|users|customers|visitors|owners|part|parts|most|rest|half) (?:of|with|about|on|in) /i
/** Where a clause of its own may begin inside a sentence. */
const CLAUSE =
  /^(?:\[?\d{1,2}[:.]\d{2}\]?\s|[a-z]{1,12}: )?(?:so |it )?(?:turn(?:s|ed) out (?:that )?)?|[:;]\s|\s[-\u2013\u2014]\s|,\s(?:and |but |so |because )?|\b(?:because|since|when|while|where|why|how|if|whether|(?:noticed|found|saw|believe|said|means)(?: that)?)\s/gi
const TROUBLE =
  /\b(?:fail\w*|fr[eo]ez\w*|froze|crash\w*|slow\w*|broke|broken|breaks|down|dies|died|diverg\w*|drop\w*|wrong\w*|twice|missing|stuck|hang\w*|hung|leak\w*|tim(?:es|ed|ing) out|expire\w*|late|lost|loses|couldn't|could not|can't|cannot|didn't|did not|doesn't|does not|won't|never|no longer|again|stop\w*|flaky|errors?|complain\w*|past|bad|too|only|every time|unusable|empty|duplicate\w*|grow\w*|spik\w*|overload\w*|refus\w*)\b/i
/** How far into the text a subject still says what it is about. */
const OPENING = 5

/** What the sentence offers; `order` is its place among the sentences that tell. */
export function candidatesIn(sentence: Sentence, order: number): Candidate[] {
  if (sentence.kind === 'heading') return headingOf(sentence)
  if (!isTold(sentence)) return []
  return [
    ...phrasesAfter(sentence, OWNED, 4),
    ...phrasesAfter(sentence, WORKED_ON, 3),
    ...boldIn(sentence),
    ...labelOf(sentence, order),
    ...(sentence.label && sentence.section === 'solution' && sentence.opensBlock
      ? phraseAt(sentence, 0, 2.2)
      : []),
    ...deedsIn(sentence, order),
    ...(order < 2 ? phrasesAfter(sentence, KEPT, 2.6) : []),
    ...(order < 1 ? phrasesAfter(sentence, ABOUT, 3) : []),
    ...(order < OPENING ? subjectsIn(sentence, order) : []),
  ]
}

/** "for my USB Hub": what is one's own and has capitals. */
export function ownedIn(sentence: Sentence): Candidate[] {
  return isTold(sentence) ? phrasesAfter(sentence, OWNED, 4) : []
}

function phrasesAfter(sentence: Sentence, frame: RegExp, score: number): Candidate[] {
  return matchesIn(sentence.text, frame)
    .filter(({ index }) => !isFuture(sentence, index))
    .flatMap((match) => phraseAt(sentence, match.index + match[0].length, score))
}

function deedsIn(sentence: Sentence, order: number): Candidate[] {
  return matchesIn(sentence.text, DEED).flatMap((match) => {
    // "Adds a cursor" and "release the training" open a sentence or an item that tells a deed.
    const word = match[1] ?? ''
    if (/^\p{Lu}{2}/u.test(word)) return []
    const verb = verbIn(word, 'past', 'ing') ?? (match.index === 0 ? verbIn(word, 'base', 's') : undefined)
    if (!verb?.isWork || IDLE.test(verb.base) || isFuture(sentence, match.index)) return []
    if (isOthers(sentence, match.index) || isTowards(sentence, match.index, word)) return []
    const at = match.index + match[0].length
    // "shipped to a bucket" has no object: it tells what happens to something else.
    if (
      /^(?:(?:up|out|down|off|back|over) )?(?:to|into|by|from|in|at|as|for|with|through|via|onto|on|that|and|or)\b/i.test(
        sentence.text.slice(at, at + 12),
      )
    )
      return []
    // "finished migrating the jobs" is about the jobs.
    const gerund = /^[\p{L}]+ing\s/u.exec(sentence.text.slice(at))
    const object = gerund && verbIn(gerund[0].trim(), 'ing') ? at + gerund[0].length : at
    const from = afterArticles(sentence.text, object)
    const light = LIGHT.exec(sentence.text.slice(from))?.[0].length ?? 0
    const score = (SMALL.test(verb.base) ? 1.2 : 2) + (order === 0 ? 0.4 : 0)
    const isTight = !MOVING.test(verb.base)
    const found = phraseAt(sentence, from + light, score, isTight)
    return found.length > 0 || light === 0 ? found : phraseAt(sentence, from, score, false)
  })
}

function afterArticles(text: string, at: number): number {
  return (
    at +
    (/^(?:(?:an?|the|some|my|our|another|new|up|out|\d[\d,.]*) )+/i.exec(text.slice(at))?.[0].length ?? 0)
  )
}

/** "the package was pulling fonts" tells what something did, not what the writer did. */
function isOthers({ text }: Sentence, at: number): boolean {
  return (
    /\b(?:was|were|is|are)\s$/i.test(text.slice(0, at)) &&
    !/\b(?:i|we)\s(?:\w+\s)?(?:was|were|am|are)\s$/i.test(text.slice(0, at))
  )
}

/** "from batch to streaming" names where something went, not a deed. */
function isTowards({ text }: Sentence, at: number, word: string): boolean {
  const before = text.slice(Math.max(0, at - 12), at)
  return /ing$/.test(word) && /\bto $/.test(before) && !/\b(?:around|close|back|down) to $/.test(before)
}

/** What the first clauses are about: the subject, or what happens to those who only use it. */
function subjectsIn(sentence: Sentence, order: number): Candidate[] {
  const weight = order === 0 ? 3.1 : 2.8 - order * 0.4
  return [...sentence.text.matchAll(CLAUSE)].flatMap((match) => {
    const start = match.index + match[0].length
    const subject = isMasked(sentence, start) ? undefined : subjectAt(sentence.text, start)
    if (!subject) return []
    const trouble = TROUBLE.test(sentence.text.slice(subject.rest, subject.rest + 80)) ? 0.5 : 0
    const later = match.index > 0 && !/^:/.test(match[0]) ? 0.3 : 0
    const told = { ...sentence, text: sentence.text.slice(0, subject.end) }
    const named =
      subject.start + (/^(?:(?:an?|the|my|our|new) )+/i.exec(told.text.slice(subject.start))?.[0].length ?? 0)
    const light = LIGHT_SUBJECT.exec(told.text.slice(named))?.[0].length ?? 0
    // The subject ends where its verb begins, so all of it belongs to the name.
    const found = phraseAt(told, named + light, weight + trouble - later, false)
    if (found.length > 0) return found.map((one) => ({ ...one, sentence, isTroubled: trouble > 0 }))
    return trouble > 0 ? phraseAt(sentence, objectAfter(sentence.text, subject.rest), weight - 0.6) : []
  })
}

/** Where the object begins, past auxiliaries, denials and the verb. */
function objectAfter(text: string, at: number): number {
  const verb =
    /^(?:(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|not|never|no longer|\p{L}+n't|\p{L}+ly)\s)*\p{L}+\s/iu.exec(
      text.slice(at, at + 60),
    )
  return at + (verb?.[0].length ?? 0)
}

function boldIn(sentence: Sentence): Candidate[] {
  return sentence.marks
    .filter(({ kind, start, end }) => kind === 'strong' && end - start < sentence.text.length)
    .filter(
      ({ start, end }) =>
        end - start > 2 && end - start <= 40 && !/[.!?:]$/.test(sentence.text.slice(start, end)),
    )
    .flatMap(({ start, end }) => phraseAt({ ...sentence, text: sentence.text.slice(0, end) }, start, 2.5))
    .map((candidate) => ({ ...candidate, sentence }))
}

/** "Artifact storage: moved to a new disk" is about what stands before the colon. */
function labelOf(sentence: Sentence, order: number): Candidate[] {
  const [, label, word = ''] = /^([\p{L}\d][^:.,;()]{3,36}): (\p{Ll}+)/u.exec(sentence.text) ?? []
  const isHead = sentence.kind === 'item' || (sentence.opensBlock && verbIn(word, 'past') !== undefined)
  if (!label || !isHead || isGeneric(label) || /^(?:day|week|part|sprint) \d/i.test(label)) return []
  return phraseAt({ ...sentence, text: label }, 0, 2.2 - order * 0.1).map((candidate) => ({
    ...candidate,
    sentence,
  }))
}

function headingOf(sentence: Sentence): Candidate[] {
  if (sentence.section && sentence.section !== 'summary') return []
  const body = withoutDates(sentence, 0, sentence.text.length)
  if (!body || isGeneric(sentence.text.slice(body.start, body.end))) return []
  const name = nameOfDeed(sentence, body.start, body.end, ALONE)
  if (!name) return []
  const words = sentence.text.slice(name.start, name.end)
  return isGeneric(words) || isVague(words) ? [] : [{ ...name, score: 1.5 }]
}

function phraseAt(sentence: Sentence, at: number, score: number, isTight = true): Candidate[] {
  if (sentence.text.charAt(at) === '(') return []
  const options = { limit: ALONE, marks: sentence.marks }
  const tight = nounPhraseAt(sentence.text, at, { ...options, isTight })
  // A lone common noun says little: "passkeys" is told by "passkeys to the staff portal".
  if (!tight || isVague(sentence.text.slice(tight.start, tight.end))) return []
  const isLone =
    /^\p{Ll}+$/u.test(sentence.text.slice(tight.start, tight.end)) &&
    /^ (?:to|for|of|in|on|into) /.test(sentence.text.slice(tight.end, tight.end + 8))
  const phrase = isLone ? nounPhraseAt(sentence.text, at, options) : tight
  if (!phrase) return []
  const name = sentence.text.slice(phrase.start, phrase.end)
  return isGeneric(name) || isVague(name) ? [] : [{ sentence, ...phrase, score }]
}

function isFuture(sentence: Sentence, at: number): boolean {
  return FUTURE.test(sentence.text.slice(Math.max(0, at - 40), at))
}
