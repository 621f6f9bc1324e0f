import type { Document, Sentence } from '../text/document.ts'
import { findDateExpressions } from './date-expressions.ts'
import { isMachineText } from './machine-text.ts'

/** A name of the project, at its place. */
export type Named = { sentence: Sentence; start: number; end: number }

export const LONGEST = 80
/** How long a name may be when it stands alone. */
export const ALONE = 52
export const TICKET =
  /(?<![\w/.-])(?:CVE-\d{4}-\d+|[A-Z][A-Z0-9]{1,9}-\d{1,6}(?![\w-]))|(?<![\w&/.])(?:[A-Za-z][\w-]{2,30})?#\d{1,6}\b/

/** Words of titles that every other note of the writer has too. */
const GENERIC_WORDS =
  /^(?:(?:gsoc|gsod|outreachy|google summer of code|final|first|second|third|fourth|fifth|daily|weekly|biweekly|bi-weekly|monthly|sprint|iteration|week|weeks|day|days|month|meeting|meetings|standup|stand-up|update|updates|report|reports|progress|log|logs|worklog|journal|diary|devlog|dev|blog|post|notes?|entry|entries|summary|overview|status|recap|retro|retrospective|work|work-log|milestone|phase|coding|period|evaluation|part|number|no|intro|introduction|hello|welcome|q|a|how|are|is|was|were|the|going|and|of|for|in|on|my|our|this|what|i|ve|i've|we've|have|has|did|done|do|to|date|today|yesterday|sunday|monday|tuesday|wednesday|thursday|friday|saturday|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|st|nd|rd|th|am|pm|utc|here|we|go|back|conclusions?|discussions?|tasks?|completed|achieve|achieved|achievements?|accomplishments?|you|things?|some|misc|miscellaneous|general|other|others|any|topics?|struggled?|struggles?|background|changelog|todo|next|steps?|plans?|future|goals?|roadblocks?|hurdles?|challenges?|blockers?|issues?|learnings?|lessons?|learned|context|description|details|problem|solution|results?|impact|root|cause|resolution|timeline|investigation|mitigation|alert|what's|happened|incident|postmortem|post-mortem|keyword|experiments?|with|from|at|by|hours?|time|spent|total|name|track|hour|start|end|not|great|none|n\/a|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|thesis|review|reviews|p\.s\.|ps|currently|raw|night|morning|evening|afternoon|into|weeknotes?|devlogs?)\b|[\W\d_]+)+$/i
const VAGUE =
  /^(?:it|them|that|things?|stuff|everything|something|project|code|bugs?|issues?|fix(?:es)?|tests?|prs?|pull requests?|changes?|time|days?|hours?|week|work|mentors?|team|feedback|reviews?|comments?|figuring|trying|learning|reading|others?|people|users?|half|most|rest|lots?|example|now|future|purpose|reason|planning|collaboration|discussion|file|files|data|results?|same|exact same|modules?|following|using|up|out|down)\b/i

/** Whether a text says no more than "Weekly update 3, 12 May". */
export function isGeneric(text: string): boolean {
  return GENERIC_WORDS.test(text.trim()) || !/\p{L}{2,}/u.test(text)
}

/** Whether a name could be anybody's: "some bugs", "feedback". */
export function isVague(name: string): boolean {
  return /^\d/.test(name) || (VAGUE.test(name) && !/\p{Lu}|[_-]/u.test(name.slice(1)))
}

/** Whether the writer tells of the work in this sentence. */
export function isTold(sentence: Sentence): boolean {
  const { kind, section } = sentence
  const isProse = kind === 'prose' || kind === 'item' || (kind === 'code' && !isMachineText(sentence))
  return isProse && section !== 'boilerplate' && section !== 'followup' && section !== 'meta'
}

/** "Fixes #12" and "Closes PAY-4" name the ticket of the work; "see #13" does not. */
export function findResolved({ sentences }: Document): Named | undefined {
  for (const sentence of sentences) {
    if (sentence.kind === 'code' || sentence.kind === 'data') continue
    const match =
      /\b(?:fix(?:es|ed)?|clos(?:es|ed?)|resolv(?:es|ed?)|ticket|issue)\s?:?\s(?=#\d|[A-Z][A-Z0-9]{1,9}-\d)/i.exec(
        sentence.text,
      )
    const start = match ? match.index + match[0].length : 0
    const ticket = match ? TICKET.exec(sentence.text.slice(start)) : undefined
    if (ticket?.index === 0) return { sentence, start, end: start + ticket[0].length }
  }
  return undefined
}

/** A title's words without the dates, clock times and numbers of a series around them: these say when, not what. */
export function withoutDates(
  sentence: Sentence,
  start: number,
  end: number,
): { start: number; end: number } | undefined {
  const { text } = sentence
  let from = start
  let to = end
  for (const { start: a, end: b } of findDateExpressions(text.slice(0, 200), '9999-12-31')) {
    const isLead =
      /^[\W_]*(?:(?:incident|outage|update|week|day|report|to|until)?\s?(?:on|of|for|from)?)[\W_]*$/i.test(
        text.slice(from, a),
      )
    if (isLead) from = Math.max(from, b)
    else if (/^[\W_]*$/.test(text.slice(b, to))) to = Math.min(to, a)
  }
  const rest = () => text.slice(from, to)
  const clock =
    /^[\s\W_]*(?:at\s)?\d{1,2}(?:[:h]\d{2}(?::\d{2})?\s?(?:am|pm|utc|[A-Z]{2,4}\b)?|\s?(?:am|pm)\b)[\s\-:|,/\u2013\u2014)\]]*/iu.exec(
      rest(),
    )
  if (clock && from > start) from += clock[0].length
  else if (from > start) from += /^[\s\-:|,/\u2013\u2014)\]]*/u.exec(rest())?.[0].length ?? 0
  const series =
    /^(?:(?:(?:week|day|part|sprint|update|meeting|log|devlog|entry|episode|semana|semaine|woche|d\u00eda|tag|jour)s?\s?#?\d+(?:\s?[-&+]\s?\d+)?|\p{L}+ of the (?:week|day|month))\s?[:\-\u2013\u2014,.]\s?)+/iu.exec(
      rest(),
    )
  if (series) from += series[0].length
  const lead = /^([^:]{3,40}):\s+(?=\S)/.exec(rest())
  if (lead && isGeneric(lead[1] ?? '')) from += lead[0].length
  const tail =
    /[\s,:;|\-\u2013\u2014(]*(?:(?:,|-|:|\u2013|\()\s?(?:(?:weekly )?update|part|week|day|log|pt\.?)\s?#?\d*\)?)?[\s,:;|\-\u2013\u2014(.]*$/i.exec(
      rest(),
    )
  if (tail) to = from + tail.index
  return to > from ? { start: from, end: to } : undefined
}
