import type { Prose } from '../../../facts/fields/prose.ts'
import { likeness } from '../../sentence/likeness.ts'
import { tidyPhrase, uncapitaliseNoun } from '../../sentence/tidy.ts'

/** "Postmortem: pump exhaustion on deck two": what the head of a report calls the trouble. */
export function troubleAtHead({ all }: Prose, text: string): string | undefined {
  const title = all.find(({ sentence }) => sentence.kind === 'title')
  if (!title || title.clause) return undefined
  const name = NAMED_TROUBLE.exec(tidyPhrase(title.body).replace(REPORT_NAME, ''))?.[0]
  return name && likeness(name, text) < 0.6
    ? ` in response to the ${uncapitaliseNoun(name).replace(/^the /, '')}`
    : undefined
}

const REPORT_NAME =
  /^(?:(?:incident(?: report)?|post-?mortem|outage|rca|root cause analysis)\b\W*)?(?:[\d\s:/.-]{6,20}\W*)?/i
const NAMED_TROUBLE =
  /^(?:(?!(?:and|or|with|for|of|in|on|resolved|fixed)\s)[\w'./-]+\s){1,4}(?:outage|crash|failure|downtime|exhaustion|disruption|interruption|degradation|overflow|expiry|corruption|leak|breach|unavailability|deadlock)(?:\s(?:on|in|of|for|at)\s[\w'./-]+(?:\s[\w'./-]+){0,3})?$/i
