import { lean } from '../../lean.ts'
import { phraseIn } from '../../writing/sentence/inflect.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { verbIn } from '../clauses/verbs.ts'
import { isPlural } from '../nouns/plural.ts'

/** "I was responsible for moving X", "was tasked with moving X". */
const DUTY =
  /^(?:(?:I|we)\s)?(?:was|were|am|got)\s(?:(?:solely|mainly|also)\s)?(?:responsible for|in charge of|(?:tasked|charged|entrusted) with)\s([a-z-]+ing)\s([^;:]{3,140}?)[.!]*$/i
/** "I was asked to move X". */
const ASKED =
  /^(?:(?:I|we)\s)?(?:was|were|got)\s(?:asked|told|supposed|meant|assigned)\sto\s([a-z-]+)\s([^;:,]{3,140}?)[.!]*$/i
/** "Had the idea to move X", "the plan was to move X", "decided to move X". */
const PLANNED = lean(
  /^(?:(?:(?:I|we)\s)?(?:then\s|also\s|finally\s)?(?:had the idea to|wanted to|planned to|decided to|needed to|meant to|intended to)|(?:the|my|our) (?:plan|idea|goal|task|job)(?: for today| of the day)? was to)\s([a-z-]+)\s([^;:]{3,140}?)[.!]*$/i,
)
/** "Did that today", "I did it": of what was planned. */
const DID_THAT =
  /^((?:I|We)\s)?(?:(?:[Ff]inally|[Tt]hen|[Tt]oday,?)\s)?(?:[Dd]id|[Hh]ave done) (?:it|that|so|this)(?=[.!]*$|,|\s(?:and|today|yesterday|this|last|on|in|within|with|over|at|now)\b)/
/** "Did it in a week", "Done in a week". */
const DID =
  /^((?:I|We)\s)?(?:[Dd]id (?:it|that|so)|(?:[Gg]ot it )?[Dd]one|[Gg]ot there|[Pp]ulled it off)(?=\s(?:in|within|with|without|by|over|using|ahead|under|(?:one|two|three|four|five|six|\d+|a)\s(?:days?|weeks?|months?)\s(?:early|ahead))\b)/

/** "Did it in a week", behind what one was to do, names what was done: "Moved X in a week". */
export function didIt(text: string, before: string): string | undefined {
  const planned = PLANNED.exec(before)
  const [whole = '', who = ''] = DID.exec(text) ?? (planned && DID_THAT.exec(text)) ?? []
  if (!whole) return undefined
  const duty = DUTY.exec(before)
  const [, word = '', rest = ''] = duty ?? ASKED.exec(before) ?? planned ?? []
  const form = duty ? 'ing' : 'base'
  const verb = verbIn(word.toLowerCase(), form)
  if (!verb?.isWork) return undefined
  // The day by which it had to be done is not the day on which it was.
  const told = phraseIn(
    'past',
    verb,
    form,
    rest.replace(/\s(?:by|before|until)\s(?:the\s)?[A-Z\d][^,]*$/, ''),
  )
  return `${who ? `${who}${told}` : capitalise(told)}${text.slice(whole.length)}`
}

const MADE =
  /\b((?:build|built|made|wrote|created|coded|designed|implemented|set up|added|developed|hacked together|bought|ordered|installed)\s)((?:our own|my own|an?\s(?:[a-z-]+\s)?(?=one\b)|(?=one\b))(?:\s(?=one\b))?)one\b(?!\s(?:of|by|more|after|at)\b|-)/i
/** "Instead of buying the $9k booking tool we ...". */
const INSTEAD =
  /^(?:instead of|rather than)\s(?:[a-z]+\s){1,2}?((?:the|an?|some)\s[^,;:]{3,70}?),?\s(?=(?:I|we)\s)/i
/** "They wanted 20k for a dashboard", "we had no status page". */
const LACKED = /\b(?:for|wanted|needed|lacked|asked for|had|have|was|is)\s((?:an?|no)\s[^,;:.]{3,50}?)[.!]?$/i
/** What one says of a thing that is for sale, and not of one's own. */
const FOR_SALE = lean(
  /^(?:the|an?|no|some)\s(?:(?:[$\u20ac\u00a3]?\d\S*|expensive|costly|pricey|commercial|paid|ready-made|off-the-shelf|proper|big|full|new|fancy|third-party|hosted)\s){0,3}/i,
)

/** "The left hinge had rusted. Ordered a new one": a hinge. */
const NEW_ONE =
  /\ba (new|fresh|spare|fake|real|proper|bigger|better|longer|stronger|shorter|smaller|faster) one\b/
/** "Traced it to a loose connector", "no longer needs a real printer": which one is then a new or a fake one. */
const OF_SUCH = lean(
  /\b(?:the|our|my|its|an?)\s(?:loose|bad|dead|broken|worn|faulty|cracked|corroded|blown|failed|failing|defective|burnt|burned|damaged|rusty|real|physical)\s((?!(?:problem|issue|part|one|time|day|idea|thing|reason|place|way)\b)[\w-]+(?:\s(?!(?:in|on|of|at|for|that|which|and|or|with|was|were|is|had|to|from|by|behind|between)\b)[\w-]+)?)(?=[.!,;]|$|\s(?:in|on|of|at|for|that|which|behind|between)\b)/i,
)
const WORN = lean(
  /\b(?:the|our|my|its)\s(?:[\w-]+'s?\s)?((?:(?!(?:of|in|on|for|that|which|and)\s)[\w-]+\s){0,2}?[\w-]+)\s(?:(?:had|has|have|just|suddenly)\s){0,2}(?:expired|died|broke|broken|rusted|cracked|burnt? out|worn out|failed|was (?:broken|dead|gone|worn out|expired|full|too (?:small|old|slow|short)))\b/i,
)

/** "We had no rate limiting. Added one". */
function articleOf(noun: string): string {
  if (/ing$/.test(noun)) return ''
  return /^[aeiou]/i.test(noun) ? 'an ' : 'a '
}

/** "Instead of buying the booking tool we built a small one": what "one" stands for. */
export function nameOne(text: string, before: string | undefined): string {
  const worn = NEW_ONE.test(text) ? (WORN.exec(before ?? '') ?? OF_SUCH.exec(before ?? ''))?.[1] : undefined
  if (worn && !isPlural(worn))
    return text.replace(
      NEW_ONE,
      `a $1 ${worn.replace(/^(?:old|broken|current|existing|previous|last)\s/, '')}`,
    )
  if (!/\bone\b/.test(text) || !MADE.test(text)) return text
  const thing = INSTEAD.exec(text)?.[1] ?? (before === undefined ? undefined : LACKED.exec(before)?.[1])
  const noun = thing?.replace(FOR_SALE, '')
  if (
    !noun ||
    /\b(?:I|we|you|it|that|which|who|way|lot|bit|few|idea|problem|issue|day|week|time)\b/i.test(noun)
  )
    return text
  return text.replace(MADE, (_, made: string, which: string) => `${made}${which || articleOf(noun)}${noun}`)
}
