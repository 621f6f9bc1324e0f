import { verbIn } from '../clauses/verbs.ts'

/** "Set the cap to 30 days, copies to 3": the verb of the first is that of the second. */
const GAPPED =
  /^((?:(?:I|we)\s)?(?:moved|set|changed|raised|lowered|increased|bumped|upgraded|updated|reduced|cut|switched|renamed|shortened|extended|tuned|doubled)\s[^,;:]{2,60}?\sto\s[^,;:]{1,40}),\s(?!(?:[a-z]+ed|set|cut|put|wrote|made|went|built|and|then|due|in|as|up|down|back)\s)((?:the\s)?[\w.-]+(?:\s[\w.-]+){0,2}\sto\s[~<]?[^\s,;:]*\d[^,;:]{0,15})(?=[.!]*$)/i

/** "Wrote the pump driver, unit tests". */
const WITH_TESTS =
  /^((?:(?:I|we)\s)?(?:[a-z]+ed|wrote|built|made|finished)\s(?:the|an?|my|our|\d+)\s(?:\([^()]*\)|(?!,\s|\sand\s)[^(])+?),\s(?=(?:(?:unit|integration|e2e|regression|some|its|new|more)\s)?(?:tests|docs|documentation|examples|specs)[.!]*$)/i

/** "Moved the shops to card readers, 22 tills": how many there were. */
const SO_MANY =
  /^((?:(?:I|we)\s)?[a-z]+ed\s[^,;:()]{8,90}),\s(\d[\d,.]*\s(?!(?:hours?|hrs|days?|weeks?|months?|minutes?|mins|seconds|times|years?)\b)[a-z]+s)(?=[.!]*$|,\s(?:everyone|everybody|all)\b)/i

/** "Drew a plan, hinges for the top 10 shelves": two things, of which the second is not done to anything. */
const TWO_THINGS =
  /^((?:(?:I|we)\s)?(?:introduced|added|wrote|created|built|designed|set up|prepared|made|drew|installed|implemented)\s(?:an?|the|my|our)\s[^,;:()]{2,50}),\s(?=((?:[a-z-]+\s){0,2}[a-z-]{3,}s)(?:\s(?:for|of|in|on|with)\s[^,;:]{2,50})?[.!]*$)/i

function withSecond(whole: string, first: string, things: string): string {
  const words = things.split(' ')
  const isThings =
    words.every((word) => !verbIn(word, 'past', 'ing')) && !verbIn(words.at(-1) ?? '', 's', 'base')
  return isThings ? `${first} and ` : whole
}

/** "Simplify the queue & fix its timing" is read as if the "and" were written out; "R&D" and "Marks & Sons" are names. */
export function withAnd(text: string): string {
  const said = text.includes(' & ') ? text.replace(/(?<=[a-z)]) & (?=[a-z])/g, ' and ') : text
  return said.includes(', ')
    ? said
        .replace(GAPPED, '$1 and $2')
        .replace(WITH_TESTS, '$1 and ')
        .replace(SO_MANY, '$1 ($2)')
        .replace(TWO_THINGS, withSecond)
    : said
}
