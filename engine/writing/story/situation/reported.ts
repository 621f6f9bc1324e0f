import type { Prose } from '../../../facts/fields/prose.ts'
import { lean } from '../../../lean.ts'
import { onceFor } from '../../../once.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'

const SAYS =
  /^(?:(?:the|our|some|many|several|two|three|a few|one of the)\s)?(?:[\w-]+\s){1,3}?(?:complain(?:ed|s)?|said|says?|report(?:ed|s)?|notic(?:ed|es?)|told (?:us|me)|mention(?:ed|s)?|claim(?:ed|s)?)\s(?:that\s)?(?=(?:the|our|an?|some|all|their|its|[a-z]+s)\s)/i

/** "I was on call when the till froze". */
const AT_HAND = /^(?:I|we)\s(?:was|were)\s(?:[\w-]+\s){1,5}?when\s(?=(?:the|our|my|an?|all)\s)/i

/** "The problem was that the till froze". */
const CALLED_TROUBLE = lean(
  /^(?:the|our|my|one|another)\s(?:(?:main|real|actual|only|big|biggest|first|other|underlying)\s)?(?:problem|issue|trouble|bug|catch|drawback|symptom)\s(?:(?:here|there|with (?:this|that|it))\s)?(?:is|was)\sthat\s/i,
)

/** When somebody told it, or whom: "on Tuesday", "this morning", "to us". */
const THEN =
  '(?:(?:on|at|in|since|around)\\s\\S+(?:\\s(?:morning|afternoon|evening|night))?|this\\s[a-z]+|last\\s[a-z]+|yesterday|today|to\\s(?:us|me))'
/** "On Monday support told us that ...", "I noticed on Tuesday that ...", "we got a call from the shop that ...", "we got paged because ...". */
const TOLD_US = lean(
  `^(?:${THEN},?\\s)?(?!nobody\\b|no one\\b)(?:(?:[\\w-]+\\s){1,4}?(?:noticed|saw|found|observed|discovered|spotted|complained|reported|said|told (?:us|me)|informed (?:us|me)|flagged|wrote)(?:\\s${THEN})?\\sthat|(?:(?:I|we)\\s)?(?:got|received|had)\\s(?:an?|several|some|many|more)\\s(?:\\w+\\s)?(?:calls?|tickets?|reports?|mails?|messages?|alerts?|complaints?)(?:\\sfrom\\s(?:[\\w-]+\\s){0,2}[\\w-]+)?(?:\\s${THEN})?\\s(?:saying\\s)?that|(?:I|we)\\s(?:got|was|were)\\s(?:paged|called|alerted|woken)(?:\\s${THEN})?\\sbecause)\\s(?=\\S+\\s\\S)`,
  'i',
)
/** "..., and nobody knew why", "..., which annoyed everyone": what was made of it. */
const TAKEN_SO =
  /,?\s(?:and|but)\s(?:nobody|no one)\s(?:knew|could (?:say|tell|explain))\s(?:why|how|what)\b[^,.]{0,20}|,\s(?:which|and (?:it|that|this))\s(?:annoyed|worried|frustrated|bothered|surprised|confused)\s[^,.]{2,30}|,\s(?:and\s)?[a-z]+\s(?:was|were) not (?:happy|amused|pleased)/i

/** "Customers complained the reports were slow": the trouble without those who told of it, or what they called it. */
export function withoutTeller(sentence: string): string {
  const told = sentence.replace(CALLED_TROUBLE, '').replace(SAYS, '').replace(AT_HAND, '')
  return (told === sentence ? sentence.replace(TOLD_US, '') : told).replace(TAKEN_SO, '')
}

/** What is only told of a trouble, or asked about it. */
const TOLD =
  /^(?:document|report|note|describe|explain|conclude|log|escalate|notify|inform|tell|ask|contact|record)$/
const FILED = /^(?:open|file|raise|write|submit|create|send)$/
const PAPER = lean(
  /^(?:up\s|in\s)?(?:(?:an?|the|our|my|two|some)\s)?(?:[\w-]+\s){0,2}(?:tickets?|issues?|bugs?|bug reports?|reports?|cases?|requests?|mails?|e-?mails?|summar(?:y|ies)|notes?|documents?|post-?mortems?)\b/,
)

/** Whether all that was done about a trouble is to tell of it, so that nobody had to end it. */
export const isOnlyReported = onceFor(({ all }: Prose): boolean => {
  const own = all.flatMap(({ clause }) =>
    clause && /^(?:i|we|none)$/.test(clause.subject) && clause.form === 'past' && !clause.isNegated
      ? [clause]
      : [],
  )
  return own.length > 0 && own.every(isTelling)
})

function isTelling({ verb, rest }: Clause): boolean {
  return TOLD.test(verb.base) || (FILED.test(verb.base) && PAPER.test(rest))
}
