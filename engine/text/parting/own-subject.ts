import { lean } from '../../lean.ts'
import { ADJECTIVES, LIGHT_ADJECTIVES } from '../../lexicon/chunk-words.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { guessPast, readVerb, verbIn } from '../clauses/verbs.ts'

const DETERMINER =
  /^(?:the|an?|my|our|its|their|his|her|this|these|those|all|both|most|some|several|many|every|each|no|another|\d[\d.,]*[kKM+]?|two|three|four|five|six|seven|eight|nine|ten)$/i
const PREPOSITION = /^(?:of|in|on|for|from|with|at|into|under|over|per|between|within|to|during)$/i
/** What no subject opens with. */
const NO_OPENING =
  /^(?:of|in|on|for|from|with|at|into|under|over|per|between|within|to|by|as|via|like|than|not|and|or|but|nor|so|then|also|even|only|just|still|now|again|too|more|less|rather|instead|including|such|e\.?g|i\.?e|etc|which|who|whose|that|where|when|while|if|because|since|after|before|once|until|unless|how|why|what|plus|without|about|around|both|either|neither|using|i|we|you|it|its|let|please|thanks|especially|(?!(?:assembly|supply|reply|anomaly|family|ally|tally)$)\p{L}+ly)$/iu
/** Words at which a subject is over, whatever follows. */
const NO_SUBJECT =
  /^(?:i|we|you|he|she|they|it|there|who|which|what|that|if|when|while|because|since|so|but|and|or|than|not|then|also|by|as|where|how|whose|via|like|using|instead|i\.?e|e\.?g)$/i
const SOMEBODY = /^(?:he|she|they|nobody|everybody|everyone|everything|nothing|somebody|someone)$/i
const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|might|may|must|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|doesn't|don't|didn't|can't|cannot|couldn't|won't|wouldn't|shouldn't)$/i
const ADVERB =
  /^(?:now|then|also|just|still|finally|already|always|never|often|soon|all|both|themselves|itself|himself|herself|alone|\p{L}{3,}ly)$/iu
/** What only a verb in the past has behind it, and no participle. */
const OBJECT =
  /^(?:it|them|him|her|us|me|the|an?|his|its|their|my|our|this|these|those|all|each|every|no|everything|one)$/i
/** What things and people do by themselves. */
const HAPPENED =
  /^(?:appeared|arrived|disappeared|doubled|dropped|failed|halved|improved|lasted|passed|recovered|returned|stabili[sz]ed|stayed|stopped|succeeded|tripled|vanished|worked|agreed|decided|refused|wanted|promised|managed|complained|approved|jumped|climbed|increased|decreased|shrunk|leaked|drained|expired|happened|started|finished|landed|held)$/
const BORE = /^(?:handled|served|processed|survived|withstood|sustained|carried|absorbed)$/
/** "Customer signed off". */
export const SIGNED = /^(?:signed off|signed up|showed up|moved in|moved on|logged in|caught up|joined in)$/
/** "QA found 3 blockers" counts things, "found 3 times" does not. */
function isCounted(many: string, things: string): boolean {
  return /^(?:~?\d[\d.,]*k?|two|three|four|five|six|seven|eight|nine|ten|several|some|many)$/.test(many)
    ? /^[a-z-]+s?$/.test(things) &&
        !/^(?:times|days?|weeks?|months?|years?|hours?|minutes?|seconds?|percent)$/.test(things)
    : false
}
/** "A tool called the Mapper". */
const NAMED =
  /^(?:called|named|dubbed|titled|given|compared|considering|made|left|sent|lent|offered|paid|shown|told|taught)$/
/** What follows a verb and no noun in the plural. */
const FOLLOWS =
  /^(?:the|an?|its|their|no|again|now|fine|well|better|faster|slower|half|twice|once|up|out|down|back|off|without|as|only|less|much|\d.*|~.*|it|them|us|me|him|\p{L}+ly|normal|good|great|right|clean|smooth|stable|flat|instant|quiet|green)$/iu

/** "Seven fail", "86 of 90 came through": so many of what was told before. */
const SO_MANY = lean(
  /^(?:~?\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|most|half|none|both)(?:\s(?:out\s)?of\s(?:the\s)?(?:\d[\d.,]*|them|these|those))?\s(?:(?:still|now|already)\s)?(?:are|were|have|had|fail(?:ed)?|pass(?:ed)?|crash(?:ed)?|remain(?:ed)?|went|came|got|work(?:ed)?|need(?:ed)?|require[ds]?|broke|turned out)(?=\s|$)/i,
)

/** "By Thursday Omar had found it": when it was. */
const BY_THEN =
  /^(?:by|since|from|on|after)\s(?:then|noon|midnight|today|now|(?:[A-Z][a-z]+|to|yester)day)\s(?!on\b)/

/** "The lamp we relied on was gone": which one. */
const WHICH_WE =
  /^((?:the|our|my|an?|one)\s[\w-]+(?:\s[\w-]+)?)\s(?:that\s)?(?:I|we|they|you)\s(?:had\s)?[a-z]+(?:\s(?:on|in|from|with|to|at|for))?\s(?=(?:was|were|is|are|had|has|got|did|does)(?:n't)?\s)/i

/** Whether a thing or somebody stands at the head and what it does behind: "heap stays flat", "finance picked the cheapest". */
export function hasOwnSubject(tail: string): boolean {
  const [told = ''] = tail.slice(0, 160).split(/[,;:.!?](?:\s|$)|\s[-\u2013(]/, 1)
  if (SO_MANY.test(told)) return true
  const clause = told
    .replace(/\sno longer\s/, ' never ')
    .replace(
      /^(they|he|she)'(re|s)\s/i,
      (_, who: string, verb: string) => `${who} ${verb === 're' ? 'are' : 'is'} `,
    )
    .replace(BY_THEN, '')
    .replace(WHICH_WE, '$1 ')
  const words = clause.split(/\s+/, 12)
  const [first = ''] = words
  // "Output holds" and "cost is half" have a noun that is its own past as a verb.
  const past = verbIn(first, 'past') ?? guessPast(first)
  if (NO_OPENING.test(first) || (past && past.base !== first && !DETERMINER.test(first))) return false
  // "Grading time went down" has a subject, "allowing graph runs without" has none.
  const isDoing = /ing$/.test(first)
  for (let at = 1; at < Math.min(words.length, isDoing ? 3 : 9); at++) {
    const word = words[at] ?? ''
    const before = words[at - 1] ?? ''
    if (NO_SUBJECT.test(word)) return false
    if (DETERMINER.test(word) && !PREPOSITION.test(before) && !DETERMINER.test(before)) return false
    if (DETERMINER.test(before) || PREPOSITION.test(before)) continue
    if (isVerbAt(words, at)) return !(isDoing && at > 1 && verbIn(words[at] ?? '', 's', 'base'))
  }
  return false
}

function isVerbAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (AUXILIARY.test(word)) return words.length > at + 1 && agrees(words, at)
  const isPerson = at === 1 && SOMEBODY.test(words[0] ?? '')
  const next = words[at + 1] ?? ''
  if (!/^[a-z]+$/.test(word)) return false
  const past = verbIn(word, 'past') ?? guessPast(word)
  if (past && past.forms.base !== word) {
    if (isPerson || past.forms.past !== past.forms.participle || /^(?:got|had)$/.test(word)) return true
    if (/^(?:died|crashed)$/.test(word)) return true
    // "14 files needed small fixes"; "files needed by both" are some.
    if (/^(?:needed|required)$/.test(word) && /^[a-z]/.test(next))
      return !PREPOSITION.test(next) && next !== 'by'
    // "The shop handled 4x the usual load".
    if (BORE.test(word) && /^~?\d/.test(next)) return true
    if (HAPPENED.test(word)) return !/^(?:by|in|for|with|from)$/.test(next)
    if (SIGNED.test(`${word} ${next}`)) return true
    return (OBJECT.test(next) || isCounted(next, words[at + 2] ?? '')) && !NAMED.test(word)
  }
  return next !== '' && isPresent(words, at, next)
}

/** "Ports, keys and the process are safe": what is one of several is no subject by itself. */
function agrees(words: readonly string[], at: number): boolean {
  if (!/^(?:are|were|have|aren't|weren't|haven't)$/.test(words[at] ?? '')) return true
  return words
    .slice(0, at)
    .some((word) =>
      /[^s]s$|^(?:people|both|all|most|two|three|\d\S*|they|these|those|data|none|half)$/i.test(word),
    )
}

/** Its number is that of the noun before it, or before its "of" and "in": "the lamps in the hall glow". */
function isPresent(words: readonly string[], at: number, next: string): boolean {
  const heads = words.findIndex((word, index) => index > 0 && index < at && PREPOSITION.test(word))
  const nouns = words.slice(0, heads > 0 ? heads : at).filter((word) => !ADVERB.test(word))
  const noun = nouns.at(-1) ?? ''
  if (noun === '' || ADJECTIVES.has(noun) || LIGHT_ADJECTIVES.has(noun)) return false
  const isMany = /[^s]s$/.test(noun)
  const word = words[at] ?? ''
  const reading = readVerb(word).find(({ form }) => form === (isMany ? 'base' : 's'))
  if (!reading || (isMany && /[^s]s$/.test(word))) return false
  if (FOLLOWS.test(next) || ADJECTIVES.has(next) || word === 'works') return true
  // "The door now closes by itself".
  if (/^(?:now|never|always)$/.test(words[at - 1] ?? '')) return true
  if (!NOUN_VERBS.has(reading.verb.base)) return true
  // "Hashes match on all 4 machines"; "build logs in 4 places" are things.
  const sign = isMany ? /^(?:now|again|instead|anymore|\d.*)$/ : /^(?:now|again|instead|anymore)$/
  return words.slice(at).some((later) => sign.test(later))
}
