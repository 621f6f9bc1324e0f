import { PEOPLE } from '../../lexicon/people.ts'
import { uncapitaliseNoun } from '../../writing/sentence/tidy.ts'
import { readClause } from '../clauses/clauses.ts'
import { troubleParts } from '../clauses/trouble-parts.ts'
import { verbIn } from '../clauses/verbs.ts'
import { onlyThing } from '../meaning/named-before.ts'
import { isPlural } from '../nouns/plural.ts'

const AND_IT = /^((?:(?:I|We)\s)?[A-Za-z]+ed\s(?:[\w-]+\s){0,3}[a-z-]+[^s\s]s\sand\s[a-z]+ed)\sit\b/

/** "The press jammed. Added rails and slowed it down": the press, as the rails are many. */
export function andIt(text: string, first: string): string | undefined {
  const [whole = '', head = ''] = AND_IT.exec(text) ?? []
  const { subject = '' } = (whole && troubleParts(first)) || {}
  if (!/^(?:the|our|my)\s/i.test(subject) || isPlural(subject) || PEOPLE.test(subject)) return undefined
  return `${head} ${subject.charAt(0).toLowerCase()}${subject.slice(1)}${text.slice(whole.length)}`
}

const FOR_ITS =
  /(?<=^(?:(?:I|We)\s)?[A-Z]?[a-z]+\s[^,;:]{3,60}\s(?:for|to|in|on|around|into|with|behind))\sit(?=[.,;!]|$)/
/** "... and wrote tests for it": for what was done. */
const TESTS_FOR_IT = /\b(?:tests?|docs|checks?|guides?|alerts?|alarms?) for it[.!]*$/

/** "Juniors were afraid of the billing module. Wrote tests for it": the one thing that was named. */
export function forIts(text: string, before: string): string | undefined {
  const [first = ''] = text.replace(/^(?:I|We)\s/, '').split(' ', 1)
  if (!FOR_ITS.test(text) || !verbIn(first.toLowerCase(), 'past')) return undefined
  const thing = onlyThing(before)
  if (!thing)
    return TESTS_FOR_IT.test(text) && !readClause(before)
      ? text.replace(FOR_ITS, '').replace(/\sfor(?=[.!]*$)/, '')
      : undefined
  return text.replace(FOR_ITS, ` ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`)
}

const FOR_THOSE =
  /(?<=^(?:(?:I|We)\s)?[A-Z]?[a-z]+\s[^,;:]{3,60}\s(?:for|around|behind|against))\s(?:them|those|these)(?=[.,;!]|$)/

/** "Tables with gaps were broken. Wrote a filter for those": for such tables. */
export function forThose(text: string, before: string): string | undefined {
  const { subject = '' } = (FOR_THOSE.test(text) && troubleParts(before)) || {}
  if (!subject || !isPlural(subject) || PEOPLE.test(subject)) return undefined
  return text.replace(FOR_THOSE, ` ${uncapitaliseNoun(`${subject} `).trim()}`)
}
