import { lean } from '../../lean.ts'
import { ADJECTIVES, LIGHT_ADJECTIVES } from '../../lexicon/chunk-words.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { onceForText } from '../../once.ts'
import { readClause } from '../clauses/clauses.ts'
import { guessPast, readVerb, verbIn } from '../clauses/verbs.ts'
import { findQuantities, tellsLevel } from '../figures/quantities.ts'
import { withSomeThing } from '../meaning/passive-it.ts'
import { matchesIn } from '../patterns/matches.ts'
import { hasOwnSubject } from './own-subject.ts'

/** Where a deed may be over and what came of it begin: "I added a lock and the tests pass". */
export const AND =
  /,?\sand\s(?=[\w'-]+\s[\w'-]+)|,\s(?!(?:[\w'-]+\s){1,5}(?:was|were|had)\s)(?=(?:the|both|all|our|my)\s[\w'-]+\s)/g
export const SO = /,?\sso\s(?=[\w'-]+\s[\w'-]+)/g

/** What is found, wished or brought about goes on: "I checked that it builds and the tests pass". */
const REACHING =
  /^(?:verify|confirm|check|ensure|find|notice|see|realise|realize|discover|learn|assume|show|prove|say|explain|report|tell|read|ask|decide|make|let|help|get|have|keep|watch|want|know|think|hope|see|suspect|mean|wait|try|document|describe|note|mention|discuss|compare|spend)$/
/** Another clause is open, to which the words after "and" may belong. */
const OPEN =
  /\b(?:that|which|who|whose|where|when|whenever|if|whether|because|since|while|how|why|what|the way|until|unless|as|after|before|once|though|although|so|between|both(?!\s[a-z-]+s\b)|either|to(?!\s(?:an?|the|its|our|my|their|this|that|these|those|[A-Z\d])))\b[^,;]*$/

/** "I saw that it lags and typing is slow". */
const UNDER =
  /\b(?:that|which|who|where|when|whenever|if|whether|because|since|while|how|why|the way|until|unless)\b[^,;]*$/

/** "Load dropped by half and pages open at once": what moved, and what does something else. */
const MOVED_BY =
  /^(?!(?:that|which|who|it|they|we|I|then|also|so|but|to|if|when|as)\s)(?:[\w./'-]+\s){1,4}?(?:went|dropped|fell|rose|grew|jumped|climbed|shrank|improved|increased|decreased)\s(?:(?:down|up)\s)?(?:from|to|by)\s[^,;]+$/i

/** Whether the words before "and" tell a deed and those after it have a subject and a verb of their own. */
export function isOwnStatement(head: string, tail: string): boolean {
  if (MOVED_BY.test(head) && !OPEN.test(head.replace(/\sto\s/g, ' by ')))
    return !MOVED_BY.test(tail.replace(/[.!]+$/, '')) && hasOwnSubject(tail)
  // "Retrained and accuracy went from 0.6 to 0.7": one word may be the deed.
  if (/^[A-Za-z-]+$/.test(head)) return isOnlyDone(head) && MOVED.test(tail)
  const said = tail.replace(/^(it|that|everything|all)'s\s/i, '$1 is ').replace(/^(we|they)'re\s/i, '$1 are ')
  if (!isStatement(said)) return false
  const deed = readClause(withSomeThing(head))
  // "The file now uploads to S3" is read as a deed: somebody made it do so.
  const isNow = deed?.verb.base === 'make' && /\snow\s/.test(head)
  if (deed?.modality !== 'done' || (REACHING.test(deed.verb.base) && !isNow)) return false
  if (
    !/^(?:i|we|none|passive)$/.test(deed.subject) ||
    !(/^(?:past|participle)$/.test(deed.form) || deed.verb.forms.past === deed.verb.base)
  )
    return false
  // "It was tested thirty times, and the target was 80%": both tell of what was.
  if (deed.subject === 'passive' && /^[^,;]*\s(?:was|were|had)\s/.test(tail) && !readClause(tail))
    return false
  if (DOING_IS.test(said) && !UNDER.test(head)) return true
  return !OPEN.test(withoutPlaces(deed.subject === 'passive' ? deed.rest : head))
}

/** "Set them to lazy": to how it is, and not to do anything. */
function withoutPlaces(head: string): string {
  return head.replace(/\sto\s([a-z]+)$/, (whole, word: string) =>
    verbIn(word, 'base') ? whole : ` at ${word}`,
  )
}

function isOnlyDone(word: string): boolean {
  const verb = verbIn(word.toLowerCase(), 'past') ?? guessPast(word)
  return verb?.isWork === true && verb.base !== word.toLowerCase()
}

/** "..., so the import takes 20 s": without a figure the words after "so" may be what it was done for. */
export function isMeasured(head: string, tail: string): boolean {
  const [own = ''] = tail.split(/,\s(?:and\s)?(?=[a-z]+ed\s)/)
  return (
    findQuantities(own).length > 0 &&
    !/\b(?:can|could|should|would|will)\b|^(?:it|they|this|that)\s(?:does|do)(?:n't|\snot)\b/.test(tail) &&
    isOwnStatement(head, tail)
  )
}

/** Where the statement at `start` is over and another one joined to it: "the lock and the tests pass" is no name. */
export function endOfStatement(text: string, start: number): number {
  return jointsOf(text).find((joint) => joint > start) ?? text.length
}

const jointsOf = onceForText((text): number[] =>
  matchesIn(text, AND).flatMap(({ index, 0: and }) =>
    isOwnStatement(text.slice(0, index), text.slice(index + and.length)) ? [index] : [],
  ),
)

/** Whether it tells how things are since, well enough: "both cards show up". */
export function tellsState(text: string): boolean {
  return (
    isStatement(text) &&
    !/\b(?:was|were|had|will|would|could|should|may|might|still|yet|only|too|need|needs|must|(?!succeed)[a-z]+ed|not|no|nothing|next|fails?|crash(?:es)?|breaks?|hangs?|leaks?|stalls?|lags?|look|looks|seem|seems|takes? (?:\d|a |an |longer|more))\b|n't\b|n't\s/i.test(
      text,
    )
  )
}

/** What one is glad to be rid of; "no longer starts" is trouble. */
const RID_OF =
  /\bno longer\s(?:(?:get|gets|has|have|need|needs|require|requires|fails?|crash(?:es)?|hangs?|leaks?|loses?|drops?|times?|skips?|flickers?|freezes?|stalls?|breaks?|blocks?|waits?|depends?|stutters?|reboots?|deadlocks?|overheats?|jams?|lags?)\b)/i
const NOW = /\b(?:now|again|since then)\b/i
/** What nobody is glad of, though it is so now. */
const ILL =
  /\b(?:fail\w*|crash\w*|broken?|red|worse|slower|down|lost|wrong|stuck|missing|unusable|offline|errors?|too|not|only|never|empty|blank|bigger|larger|hotter|louder|higher)\b|n't\b/i

/** Whether a statement tells by its words that things are well since: "the search is now twice as fast", "orders no longer get lost". */
export function tellsTurn(head: string): boolean {
  if (tellsLevel(head)) return true
  return (
    (RID_OF.test(head) || (NOW.test(head) && !/\bno longer\b/.test(head) && !ILL.test(head))) &&
    !READS_ON.test(head)
  )
}

/** "I think", "it seems", "he said": the reason belongs to the thought. */
const READS_ON =
  /\b(?:I|we|you|think|believe|hope|seems?|said|maybe|probably|if|when|should|would|could|might)\b/i

const POINTING = /^(?:this|that)$/i
const DETERMINER =
  /^(?:the|all|both|these|those|my|our|its|their|only|most|some|several|many|every|each|no|two|three|\d+)$/i
const FOREIGN =
  /^(?:i|we|you|he|she|they|it|there|who|which|what|that|if|when|while|because|since|so|but|and|or|than|not|then|also|to|by|where|how|whose|as|a|an)$/i
const PREPOSITION = /^(?:of|in|on|for|from|with|at|into|under|over|per|between|within)$/i
const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|isn't|aren't|wasn't|weren't|hasn't|haven't|doesn't|don't|didn't|can't|cannot|couldn't|won't)$/i
/** Verbs that are hardly ever things, even in -s. */
const PLAIN =
  /^(?:appear|become|come|compile|get|go|happen|keep|need|pass|remain|seem|stay|take|work|feel|boot|vanish|disappear|fail)$/
/** What follows a verb, and no noun in the plural. */
const FOLLOWS =
  /^(?:the|an?|its|their|no|again|now|fine|well|better|faster|slower|half|twice|once|up|out|down|back|without|like|as|only|less|more|much|\d.*|~.*|\p{L}+ly|perfectly|normal|good|great|right|clean|smooth|stable)$/iu

/** "Builds went from 41 min to 17 min", "CI fell to 9": a figure that moved has its thing before it. */
const MOVED =
  /^(?!(?:that|which|who|it|they|we|I|then|also|so|and|but|to|if|when|as)\s)(?:[\w./'-]+\s){1,5}?(?:went|dropped|fell|rose|grew|jumped|climbed|shrank)\s(?:(?:down|up)\s)?(?:(?:from|to|by)\s)?(?:(?:about|around|under|over|nearly)\s)?[~<$\u20ac\u00a3]?\d/

/** "typing is smooth again", "scrolling feels much better now". */
const DOING_IS = lean(
  /^[a-z]+ing\s(?:(?:the|them|it|through|in|a)\s(?:[\w-]+\s)?)?(?:now\s)?(?:is|feels|works|runs|takes|became|got)\s(?:now\s|much\s|a lot\s|finally\s|so\s|way\s|again\s)?(?:smooth|quiet|fast|instant|quick|easy|fine|reliable|back|normal|stable|possible|better|safe|simple|[a-z]+er|under|less|only|about|~?\d)/,
)

/** Whether a thing stands at the head and what it does behind it: "the carriage slides freely". */
export function isStatement(tail: string): boolean {
  if (MOVED.test(tail) || DOING_IS.test(tail)) return true
  const [clause = ''] = tail.split(/[,;:.!?](?:\s|$)|\s[-\u2013(]/, 1)
  const words = clause.split(/\s+/, 11)
  const [first = ''] = words
  if (POINTING.test(first)) return AUXILIARY.test(words[1] ?? '') || isVerb(words[1] ?? '')
  if (
    verbIn(first, 'past', 'ing', 'participle') ||
    /^(?!only$|assembly$|supply$|reply$|anomaly$|family$).*ly$/.test(first) ||
    PREPOSITION.test(first)
  )
    return false
  const isDetermined = DETERMINER.test(first)
  // "the mails for the team arrive": their number is that of the noun before "for".
  const heads = words.findIndex((word, at) => at > 1 && PREPOSITION.test(word))
  const head = heads < 0 ? undefined : words[heads - 1]
  for (let at = 1; at < Math.min(words.length, isDetermined ? 9 : 3); at++) {
    const word = words[at] ?? ''
    if (FOREIGN.test(word)) return false
    const before = words[at - 1] ?? ''
    if (DETERMINER.test(before) || PREPOSITION.test(before) || isQuality(before)) continue
    if (AUXILIARY.test(word)) return true
    const next = words[at + 1] ?? ''
    if (
      heads > 0 && at > heads
        ? isPresent(head ?? '', word, next, true)
        : isPresent(before, word, next, isDetermined, words.slice(at + 1))
    )
      return true
    if ((isDetermined || /^[A-Z][a-z]+$/.test(first)) && isPast(word, next)) return true
  }
  return false
}

function isVerb(word: string): boolean {
  return verbIn(word, 's', 'past') !== undefined
}

function isQuality(word: string): boolean {
  return ADJECTIVES.has(word) || LIGHT_ADJECTIVES.has(word) || /(?:ing|ed)$/.test(word)
}

/** What things do by themselves: behind their noun these words are no participles. */
const HAPPENED =
  /^(?:appeared|arrived|came|disappeared|dropped|failed|fell|improved|passed|recovered|returned|rose|stabili[sz]ed|stopped|succeeded|vanished|went|worked|broke|became|began|grew|ran|took)$/

function isPast(word: string, next: string): boolean {
  if (HAPPENED.test(word)) return !/^(?:by|from|in|for|with|on|over)$/.test(next)
  // "My colleague reviewed it": a participle has no object.
  return /^(?:it|them|him|her|us|me|his|their)$/.test(next) && verbIn(word, 'past') !== undefined
}

/** Whether a word tells what the thing before it does: "the head moves smoothly", "both cards show up", "the tests pass". */
function isPresent(
  before: string,
  word: string,
  next: string,
  isDetermined: boolean,
  after: readonly string[] = [],
): boolean {
  if (!/^[a-z]+$/.test(word)) return false
  const isMany = /[^s]s$/.test(before)
  const reading = readVerb(word).find(({ form }) => form === (isMany ? 'base' : 's'))
  // "the carriage slides freely", though no table has the verb.
  if (!reading && !isMany && isDetermined && /[^su]s$/.test(word))
    return /^(?:again|now|fine|\p{L}+ly)$/u.test(next)
  if (!reading || (isMany && /[^s]s$/.test(word))) return false
  if (FOLLOWS.test(next)) return true
  if (!isDetermined) return false
  if (PLAIN.test(reading.verb.base) || !NOUN_VERBS.has(reading.verb.base)) return true
  // "The jobs start on time again", "the queries run in 3 ms".
  return isMany && PREPOSITION.test(next) && after.some((later) => HOW_NOW.test(later))
}

/** What tells how it goes since. */
const HOW_NOW = /^(?:again|now|time|once|anymore|[~<]?\d.*|seconds?|parallel|full|order|sync)$/

/** "..., so far it looks good", "... and everything seems to be back to normal": how it goes since. */
export const SEEMS = lean(
  /,\s(?=so far\s)|,?\s(?:and|but|so)\s(?=(?:(?:so far|by now|since then)\s)?(?:it|everything|all|things|(?:the|our|my)\s(?:[\w-]+\s){0,2}[\w-]+)\s(?:all\s|now\s)?(?:seems?|seemed|looks?|looked|appears?|appeared|has been|have been)\s(?:(?:to be|to have been|to|all|back|very|much)\s){0,2}(?:fine|good|ok|okay|stable|well|working|running|normal|great|better|quiet|solid|happy|back|smooth|green|online|up)\b)/g,
)
