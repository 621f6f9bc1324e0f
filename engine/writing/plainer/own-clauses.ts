import { lean } from '../../lean.ts'
import { verbIn } from '../../text/clauses/verbs.ts'

/** "The parts we wanted to keep" are the parts to keep. */
const WANTED = lean(
  /(?<=\b(?:the|an?|all|both|some|any|two|three|four|\d+)\s(?:[\w-]+\s){0,3})(?!(?:because|since|as|that|what|when|if|so|and|but|which|where|why|how|while|though|until|than|then|now|also|time|way|day|week)\b)([a-z-]{3,}) (?:that |which )?(?:I|we) (?:still )?(?:want|wanted|need|needed|had|have|plan|planned|intend|intended) to (?=[a-z]+\b)/g,
)

/** "All the signs I want for the first line". */
const HAD_FOR =
  /(?<=\b(?:the|all|both)\s(?:[\w-]+\s){0,4})(?!(?:because|since|as|that|what|when|if|so|and|but|which|where|why|how|while|than|then|now)\b)([a-z-]{3,}) (?:that |which )?(?:I|we) (?:want|wanted|need|needed|have|had) (?=(?:for|in|on)\s)/g

/** "The lamps I bought to the list", "a few parts we needed and": what the writer did with a thing can be left away. */
const OWN_CLAUSE = lean(
  /(?<=\s)(?!(?:because|since|as|that|what|when|whenever|if|so|and|but|or|which|who|where|why|how|while|though|although|until|than|then|now|also|after|before|once|way|time|day|week|moment|reason|think|sure|issues?|problems?|bugs?|errors?)\b)([a-z-]{3,}) (?:that |which )?(?:I|i|we) (?:(?:had|have|was|were|already|still|also|just) )?(?:need|needed|want|wanted|bought|made|found|used|wrote|built|had|got|created|chose|ordered|picked|collected|received|designed|planned|inherited|maintain|maintained|own|owned)(?: (?:earlier|before|already|previously|yesterday|myself))?(?: to [a-z]+(?: (?:with|on|from|for|in))?)?(?=\s(?:and|to|from|in|into|with|for|on|by|so|as)\s|\s\(|,|$)/g,
)

/** "A flag that we use in tests" is one used there. */
const IN_USE =
  /(?<=\s)(?!(?:because|since|as|that|what|when|if|so|and|but|or|which|where|why|how|while|until|than|then|now|also|after|before|once|way|time)\b)([a-z-]{3,}) (?:that |which )?(?:I|we) (?:currently |already |still )?used? (?=(?:in|for|on|with|to|by|at)\s)/g

/** "How we release the app" is how to release it; "everything I learned about the bus" was learned. */
const HOW = /\bhow (?:I|we) (?=([a-z]+)\s)/
const ALL_THAT = /\beverything (?:that )?(?:I|we)(?:'ve|'d| have| had)? (?=([a-z]+)\b)/
const LEARNED = /\bwhat (?:I|we)(?:'ve|'d| have| had)? (?:learned|learnt)\b/
const FOUND = /\bwhat (?:I|we)(?:'ve|'d| have| had)? found(?: out)?(?=$|[.,]|\s(?:in|on|about|to|for|with)\s)/

const HAVING = lean(
  /\b(issues?|problems?|trouble|bugs?|errors?) (?:that )?(?:I|we)(?: was| were| had been| have been|'ve been|'d been| am| are|'m|'re) having(?= with\s)/g,
)

/** "The bug I introduced by merging" came by that; "the bug I introduced yesterday by parting the rules" was mended by it. */
const INTRODUCED =
  /\bthe (bug|issue|problem|error|regression) (?:that )?(?:I|i|we)(?:'d| had| have)? (introduced|caused|created|made|found|noticed|mentioned|hit|had)( \w+)?(?= by\s[a-z]+ing\b)/

/** A phrase without what the writer says of himself beside a thing: "the lamps I bought" are "the lamps". */
export function withoutOwnClauses(phrase: string): string {
  if (!/\s(?:I|i|we)(?:'\w+)?\s/.test(phrase)) return phrase
  return phrase
    .replace(HAVING, '$1')
    .replace(INTRODUCED, (_whole, noun: string, came: string, day?: string) =>
      day ? `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}` : `the ${noun} ${came}`,
    )
    .replace(WANTED, '$1 to ')
    .replace(HAD_FOR, '$1 ')
    .replace(IN_USE, '$1 used ')
    .replace(OWN_CLAUSE, '$1')
    .replace(HOW, (whole, word: string) => (verbIn(word, 'base')?.isWork ? 'how to ' : whole))
    .replace(ALL_THAT, (whole, word: string) => (verbIn(word, 'participle') ? 'everything ' : whole))
    .replace(LEARNED, 'the lessons learned')
    .replace(FOUND, 'the findings')
}
