import { verbIn } from '../../text/clauses/verbs.ts'

const ASIDE = /\s\([^()]*\)/g

/** "Relied on (some feature)": what is said in so many words is an aside wherever it stands. */
const WORDY =
  /^\s\((?:an?|the|some|all|no|not|only|this|that|these|which|my|our|its|their|mostly|e\.g|i\.e|see)\b/i

/** What a writer says to whoever reads the page: "(see below)", "(did not know the date)", "(lines 4-9)", "(will be a file later)". */
const REMARK =
  /\s\((?:(?:also )?see\b[^()]*(?:\([^()]*\)\s?)?|(?:like|as|such as|shown|listed|described|mentioned|stated)\s[^()]{0,60}\b(?:above|below)|(?:not yet|(?:currently|for now|at the moment|right now)\b(?=[^()]*\b(?:will|later|eventually|to be|but)\b)|will|todo|tbd|to be (?!able\b))\b[^()\d]*(?:\([^()]*\)[^()\d]*)?|(?:(?:did|was|were|had|could|should|might|would|there(?:['\u2019]s)?|let['\u2019]?s|but|though|probably|hopefully|maybe|sorry|thanks|nothing|[Gg]eez|[Gg]osh|[Ww]ow|[Uu]gh|[Pp]hew|[Ss]igh|[Yy]ay|[Oo]of|[Hh]mm+|[Hh]aha|[Ll]ol|[Ss]adly|[Ll]uckily|[Uu]nfortunately)\b[^()\d]*|lines?\s\d[^()]*)|(?:[^()\s]+\s){13}[^()]*|[\da-f]{7,40})\)/g
/** "(I still wonder why)", "(the gauge shows 8.9)", "(bone glue \u2014 it failed)". */
const SAID = /\b(?:I|we|you|me)\b|\b[a-z]+\s(?:shows|says)\s|\s\u2014\s/

/** A sentence of a story without what is only said to its reader. */
export function withoutRemarks(sentence: string): string {
  const told = withoutAsides(sentence, REMARK)
  const plain = told.replace(ASIDE, (brackets, at: number) =>
    SAID.test(brackets) && !isUnfinished(told.slice(0, at)) ? '' : brackets,
  )
  // "I drew the plan (I may change it.)": the full stop stood within.
  return plain !== sentence && /[.!?]\)$/.test(sentence) && !/[.!?]$/.test(plain) ? `${plain}.` : plain
}

const OPEN =
  /\b(?:to|from|via|with|without|as|by|of|in|on|for|at|into|onto|than|like|using|named|is|are|was|were|be|uses?|used|calls?|called|roughly|about|around|approximately|exactly|up to)$/i

/** Whether a phrase has not come to its thing yet, so that brackets hold that and no aside: "switched from (zone) to (system-zone)". */
export function isUnfinished(phrase: string): boolean {
  return OPEN.test(phrase) || (!phrase.includes(' ') && verbIn(phrase, 'base', 'past', 'ing') !== undefined)
}

/** A phrase without what it puts in brackets, except where the brackets hold a part of it, such as code. */
export function withoutAsides(phrase: string, aside: RegExp = ASIDE): string {
  return phrase.includes('(')
    ? phrase.replace(aside, (brackets, at: number) =>
        !WORDY.test(brackets) && isUnfinished(phrase.slice(0, at)) ? brackets : '',
      )
    : phrase
}
