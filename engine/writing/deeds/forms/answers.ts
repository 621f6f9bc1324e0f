import type { Weighed } from '../../../facts/fields/select.ts'
import { type Clause, splitLead } from '../../../text/clauses/clauses.ts'

/** Whether the text has a subject line, which "it" may mean. */
export function isBelowTitle({ features }: Weighed): boolean {
  return features.some((feature) => feature.startsWith('subject:'))
}

const MENDS = /^(?:fix|resolve|eliminate|remove|replace|correct)$/

/** "This fixes three races": said of the change, however much its words speak of the trouble. */
export function saysItMends({ body, likelihood }: Weighed, { verb, form, rest }: Clause): boolean {
  return (
    form === 's' &&
    MENDS.test(verb.base) &&
    /^this\s/i.test(splitLead(body).body) &&
    likelihood.followup < 0.3 &&
    // "The issue where it hangs" and "the need to wait" name no thing that was mended.
    !/^(?:it|this|that)\b|^(?:the|my|our|these|those|all|any|some)\s(?:[\w-]+\s)?(?:need|issues?|problems?|bugs?|errors?|cases?)\b|\b(?:every|each|whenever|always|usually|sometimes|often|hopefully|as far as)\b/i.test(
      rest,
    )
  )
}

const ANSWERS =
  /^(?:in order )?to\s(?:fix|solve|resolve|address|avoid|prevent|mitigate|remedy|correct|handle|overcome|counter|work around|get around)\s(?:(this|that|it|these|them|both|the (?:issue|problem|bug|above))\b[^,]{0,40}|[^,]{3,60}),\s$/i

/** "To fix this, move the check up": points back at a trouble, or stands below a subject line that tells of a change. */
export function answersTrouble(source: Weighed, { lead, verb, rest }: Clause): boolean {
  const match = ANSWERS.exec(lead)
  // "Make sure it is on" says what must be so, "wait for it" what the program does.
  if (
    /^(?:ensure|make|check|see|verify|wait|delay|keep)$/.test(verb.base) &&
    !/^(?:the|an?|all|two)\s/.test(rest)
  )
    return false
  if (
    !match ||
    source.likelihood.followup > Math.max(0.3, source.likelihood.solution) ||
    /\b(?:you|your|please)\b/i.test(source.body)
  )
    return false
  return match[1] !== undefined || (isBelowTitle(source) && source.likelihood.solution > 0.4)
}
