import { ADJECTIVES, FUNCTION_WORDS, LIGHT_ADJECTIVES } from '../../../lexicon/chunk-words.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { onceForText } from '../../../once.ts'
import { isDoneByMany } from '../../../text/clauses/clause-subject.ts'
import { guessPast, isOnlyPast, readVerb } from '../../../text/clauses/verbs.ts'

/** Words that are verbs wherever they stand, and who can only be told of with one. */
const SURE =
  /^(?:I|[Ww]e|is|are|was|were|am|has|have|had|can|cannot|could|will|would|should|may|might|must|did|does|do|went|came|became)$|n't$|(?:'re|'ve|'ll|'d|'m)$|^(?:it|that|there|what|he|she|here|who|everything)'s$/i

/** What things do by themselves: behind a noun these are no participles. */
const BY_THEMSELVES =
  /^(?:appeared|arrived|crashed|disappeared|dropped|failed|fell|improved|increased|decreased|passed|recovered|returned|resumed|rose|stabili[sz]ed|started|stopped|succeeded|vanished|worked|happened|remained|stayed|ended|finished|continued|moved|agreed|resulted|expired|occurred|existed|differed|responded|survived|grew|died|hung|loaded|booted|matched|helped|changed|turned|opened|closed|needed|allowed|looked|lasted|led|waited|listened|lived|joined|signed|climbed|seemed|said|gave|kept|jumped|shrank|landed|sounded|doubled|tripled|quadrupled|halved)$/

/** What follows a participle; a verb in the past has its object behind it. */
const NO_OBJECT =
  /^(?:|and|or|but|by|to|in|on|at|for|from|with|without|into|onto|of|via|per|as|over|under|across|toward|towards|through|within|after|before|since|during|between|against|using|than|successfully)$/i

/** Who or what can only be told of with a verb. */
const ACTING =
  /^(?:it|this|that|these|those|they|he|she|which|who|there|users?|customers?|people|everyone|nobody|things?|change|fix)$/i

/**
 * Whether a finished sentence has a verb that shows its tense. "Gates tuned for the wind" and "40 laps in an hour with two flags
 * dropped" have participles only, and "Out of scope for now" has nothing.
 */
export const hasVerb = onceForText((sentence: string): boolean => {
  const words = sentence
    .replace(/\([^()]*\)/g, '')
    .replace(/"[^"]*"/g, 'it')
    .replace(/[.!?]+$/, '')
    .replace(/[,;:]\s/g, ' , ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^[a-z]{3,}ly$/.test(word))
  return OWN.test(sentence) || words.some((word, at) => SURE.test(word) || showsTense(word, at, words))
})

/** Whoever leaves the verb out leaves the article out, too: "the bell chimes" needs no table that knows the verb. */
const OWN =
  /^(?:(?:(?:half|most|some|many|all|none|part|parts|each|one|two|three|few) of )?(?:the|an?|our|my|its|their|each|every|it|they|this|these)\s\S+\s\S|(?:after|since) (?:this|that|the \w+),\s\S+\s\S)/i

function showsTense(word: string, at: number, words: readonly string[]): boolean {
  if (at === 0 || !/^[a-z]+$/.test(word)) return false
  const next = (words[at + 1] ?? '').replace(',', '')
  const before = words[at - 1] ?? ''
  if (isOnlyPast(word) || BY_THEMSELVES.test(word)) return true
  // "Mooring used to take an hour".
  if (word === 'used' && next === 'to') return true
  const forms = readVerb(word).map(({ form }) => form)
  const isThat = ACTING.test(before)
  // "Bells now chime", though no table has the verb.
  if (/^(?:now|longer)$/.test(before) && !FUNCTION_WORDS.has(word)) return true
  if (isThing(word)) return isThat || OBJECT.test(next)
  if (forms.includes('past') || guessPast(word)) return isThat || !NO_OBJECT.test(next)
  // "Flight controls tuned for it": things, and what was done to them.
  if (forms.includes('s')) return STATE.test(word) || (!isNounBehind(before) && !isDoneTo(next))
  return (
    forms.includes('base') && (isThat || /^(?:you|[a-z]{2,}[^s]s)$/i.test(before) || isDoneByMany(words, at))
  )
}

/** "Cost", "cut", "set": things as often, and the same in the past. */
function isThing(word: string): boolean {
  return NOUN_VERBS.has(word) && readVerb(word).some(({ form }) => form === 'past')
}

const OBJECT = /^(?:the|an?|it|its|them|their|all|both|every|no|\d.*)$/i

/** "Stays covered", "gets painted". */
const STATE = /^(?:stays|remains|gets|keeps|becomes|goes|comes|seems|looks)$/

const NOUN_BEHIND = /^(?:the|an?|of|and|or|no|all|with|for|in|to|on|by|from|,|\d.*)$/i

function isNounBehind(word: string): boolean {
  return NOUN_BEHIND.test(word) || LIGHT_ADJECTIVES.has(word) || ADJECTIVES.has(word)
}

function isDoneTo(word: string): boolean {
  return readVerb(word).some(({ form }) => form === 'participle') && !isOnlyPast(word)
}
