import { lean } from '../../../lean.ts'
import { ADJECTIVES, LIGHT_ADJECTIVES } from '../../../lexicon/chunk-words.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isKnownNoun } from '../../sentence/articles.ts'

/** A word behind what opens a noun phrase, a comma, and another word that says what a thing is like, before the thing. */
const PAIR = lean(
  /(?<=\b(?:an?|the|into|onto|as|to|with|of|for|by|in|our|its|their|my|all|some|several|more|two|three|four|five|\d+)\s(?:(?:new|more|much|very|single|two|three|four|five|\d+|[a-z]+ly)\s)?)([a-z][a-z-]+),\s(?=(?:[a-z]+ly\s)?[a-z-]+(?:ed|en|less|ful|able|ible|ive|ic|al)\s(?!(?:the|an?|all|it|them|this|these|both|each|some|any|my|our|its|their|and|or|by|to|in|into|on|for|with|from|of|as|at|up|out|off|down|over|back|away|that|which|when|if|so)\b)[a-z])/g,
)

const SHAPE = /(?:[aeiou]ll?er|[dtplnr]er|al|ar|ent|ant|ive|able|ible|ous|ic|ful|less|ern|ed|st|ct|ty)$/
/** Endings that nouns hardly have, though manuals may use the word as one. */
const SURE = /(?:endent|ional|neric|ous|less|ful|ible)$/

/** Words so short are hardly told by their endings: a "seal" is no quality. */
const SHORT = 6

/** "Replaced the seal, refilled oil": the second word may as well tell what was done next. */
function mayBeDeed(after: string): boolean {
  const [next = ''] = /^[a-z-]+/.exec(after) ?? []
  return verbIn(next, 'past')?.isWork === true && !ADJECTIVES.has(next) && !LIGHT_ADJECTIVES.has(next)
}

/** "More colorful, adjusted lamps, and improved the door": deeds, of which the last is told with its "and". */
const LISTS_DEEDS = /^[a-z-]+,\s[a-z]+ed\s[^,]*,\sand\s(?:[a-z]+ly\s|also\s)?[a-z]+ed\s/

function isSureQuality(word: string): boolean {
  return LIGHT_ADJECTIVES.has(word) || ADJECTIVES.has(word) || SURE.test(word)
}

function isQuality(word: string): boolean {
  if (isSureQuality(word)) return true
  return SHAPE.test(word) && !isKnownNoun(word)
}

/** "Smaller, focused modules" lists no deeds: without its comma nothing can take it for a list. */
export function withoutQualityCommas(phrase: string): string {
  return phrase.includes(', ')
    ? phrase.replace(PAIR, (whole, word: string, at: number) => {
        const isNextDeed = mayBeDeed(phrase.slice(at + whole.length))
        if (isNextDeed && LISTS_DEEDS.test(phrase.slice(at))) return whole
        return (word.length < SHORT && isNextDeed ? isSureQuality(word) : isQuality(word))
          ? `${word} `
          : whole
      })
    : phrase
}
