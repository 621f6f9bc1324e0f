import { lean } from '../../lean.ts'
import { anyOf } from '../../text/patterns/any-of.ts'
import { BY_TEAM } from './by-another.ts'

/** Who praises what he sells, and what is written about a thing. */
const PRAISERS =
  '(?:vendors?|suppliers?|makers?|manufacturers?|marketing|sales|docs|documentation|data ?sheets?|brochures?|blogs?|(?:blog )?posts?|articles?|release notes|changelogs?|read ?me|website|homepage|advert(?:s|isements?)?|forums?|internet|benchmarks?|specs?|papers?)'
/** What one says of a thing and has not seen: "sales reckons this saved a day". */
const DEEMS =
  '(?:claims?|claimed|reckons?|reckoned|promises?|promised|advertises?|advertised|estimates?|estimated|guess(?:es|ed)|assumes?|assumed|supposes?|supposed|believes?|believed|thinks?|thought|expects?|expected)'
/** What is deemed is a statement of its own, unlike in "insurance claims fell". */
const STATEMENT =
  "(?=(?:that|it|it's|this|these|those|they|we|we've|the|our|their|its|his|her|my|an?|all|about|around|roughly|over|up to|nearly)\\s|[~$\\u20ac\\u00a3]?\\d)"
const WHO = "(?:(?:the|our|their|its|my|an?)\\s)?(?:[\\p{L}][\\w'-]*\\s){0,3}?"
const HEARSAY = lean(
  `^(?:(?:and|but|though)\\s)?(?:(?!(?:I|we)\\s)${WHO}(?!(?:I|we|nobody|who|that|which|as|than)\\s)[\\p{L}][\\w'-]*\\s${DEEMS}\\s${STATEMENT}|${WHO}${PRAISERS}\\s(?:says?|said|states?|stated|writes?|wrote|mentions?|mentioned)\\s|${WHO}${PRAISERS}\\s(?:claims?|claimed|promises?|promised|advertises?|advertised|guarantees?|guaranteed)\\s|(?:estimated|projected|expected|forecast)\\s(?:at\\s|to be\\s)?[~$]?\\d|according to\\s${WHO}${PRAISERS}\\b|(?:allegedly|reportedly|supposedly|apparently)\\b)|\\baccording to\\s(?:the|our|their|its)\\s(?:[\\w-]+\\s){0,2}?(?:vendor|supplier|maker|manufacturer|marketing|docs|documentation|data ?sheet|brochure)\\b`,
  'iu',
)

/** "The chat bot by Ann's team went live": theirs, and what it did is, too. */
const OF_OTHERS =
  /^(?:but\s|and\s)?(?:the|an?|another)\s(?:[\w-]+\s){1,4}?(?:by|from|of)\s(?:\p{Lu}\p{Ll}+'s\s(?:team|squad|group|crew)|(?:the|another)\s(?:[\w-]+\s){1,2}(?:team|squad))\s(?!and\s(?:I|me|us)\b)/u

/** "Competitors load in a second", "the paper reports 92%", "..., | who reached 0.8", "a colleague got it to 75 fps". */
const OF_RIVALS = lean(
  /^(?:(?:the |our |other |some )?(?:competitors?|rivals?|competition) |(?:the|a|their|this) (?:(?:original|recent|same) )?(?:paper|article|study|authors?|benchmark site|leader ?board) (?:reports?|reported|claims?|claimed|states?|lists?|achieves?|achieved|reach(?:es|ed)?|gets?|got|has|have|shows?) |(?:an?|another|one|some) (?:colleague|co-?worker|teammate|other team|team|friend|contractor|vendor|group|student|intern)s? (?!(?:can|now|use|uses|asked|started|no longer)\b)(?:(?:already|also|then) )?(?:got|cut|brought|made|built|took|[a-z]+ed)\b)|^(?:who|which) (?:(?:have|had|has|also|already|then) )*(?:got|cut|brought|made|built|took|saved|halved|doubled|scored|hit|[a-z]+ed)\b/i,
)

const isByTeam = anyOf([BY_TEAM, OF_RIVALS])

/** Whether a sentence is about what another team has made. */
export function isOfOtherTeam(body: string): boolean {
  if (isByTeam(body)) return true
  return OF_OTHERS.test(body.charAt(0).toLowerCase() + body.slice(1))
}

/** Whether a sentence only tells what others claim or expect: "the vendor says that the new driver is 40% faster". */
export const isHearsay = anyOf([HEARSAY])
