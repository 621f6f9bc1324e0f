import type { TextRange } from '../../contract/snaps.ts'
import { type Document, isMasked, rangeIn, type Sentence } from '../text/document.ts'
import { verbIn } from '../text/verbs.ts'
import { findDateExpressions } from './date-expressions.ts'
import { nounPhraseAt } from './noun-phrase.ts'

export type FoundProject = { project: string; ranges: TextRange[]; note?: string }

type Named = { sentence: Sentence; start: number; end: number }

const LIMIT = 80
/** A name beside a ticket stays short, so that the ticket is what is read. */
const BESIDE_TICKET = 34
const ALONE = 52
const TICKET = /(?<![\w/.-])(?:[A-Z][A-Z0-9]{1,9}-\d{1,6}(?![\w-])|CVE-\d{4}-\d+)|(?<![\w&/.])#\d{1,6}\b/
/** Titles of which every other note of the writer has one too. */
const GENERIC_WORDS =
  /^(?:(?:gsoc|gsod|outreachy|google summer of code|final|first|second|third|fourth|fifth|daily|weekly|biweekly|bi-weekly|monthly|sprint|iteration|week|weeks|day|days|month|meeting|meetings|standup|stand-up|update|updates|report|reports|progress|log|logs|worklog|journal|diary|devlog|dev|blog|post|notes?|entry|entries|summary|overview|status|recap|retro|retrospective|work|work-log|milestone|phase|coding|period|evaluation|part|number|no|intro|introduction|hello|welcome|q|a|how|are|is|the|going|and|of|for|in|on|my|our|this|what|i|did|done|do|to|date|today|yesterday|sunday|monday|tuesday|wednesday|thursday|friday|saturday|am|pm|utc|here|we|go|back|conclusions?|discussions?|tasks?|completed|achieve|achieved|achievements?|you|things?|some|misc|miscellaneous|general|other|others|background|changelog|todo|task|next|steps?|plans?|future|goals?|roadblocks?|hurdles?|challenges?|blockers?|issues?|learnings?|lessons?|learned|context|description|details|problem|solution|results?|impact|root|cause|resolution|timeline|investigation|mitigation|alert|what's|happened|incident|postmortem|post-mortem|keyword|experiments?|with|from|at|by|hours?|time|spent|total|name|track|hour|start|end)\b|[\W\d_]+)+$/i

/** The ticket, project or feature as the text names it; never empty, at most 80 characters. */
export function findProject(document: Document): FoundProject {
  const named =
    findLabelled(document) ??
    findInTitle(document) ??
    findWorkedOn(document) ??
    findInHeadings(document) ??
    findMarked(document) ??
    findDone(document) ??
    findFirstWords(document)
  return named ?? { project: 'Untitled work', ranges: [], note: 'No project, ticket or feature is named.' }
}

function findLabelled({ sentences }: Document): FoundProject | undefined {
  for (const sentence of sentences) {
    const match = /^(?:project|ticket|feature|jira|epic|story)\s?(?:name|id)?\s?:\s+(?=\S)/i.exec(
      sentence.text,
    )
    const isLabelled =
      sentence.label !== undefined && /^(?:project|ticket|feature|jira|epic)$/i.test(sentence.label)
    if (!match && !isLabelled) continue
    const start = match?.[0].length ?? 0
    const value = sentence.text.slice(start)
    if (value && !/^(?:n\/?a|none|-)\b/i.test(value))
      return answer([{ sentence, start, end: Math.min(sentence.text.length, start + LIMIT) }])
  }
  return undefined
}

function findInTitle({ title }: Document): FoundProject | undefined {
  if (!title) return undefined
  const { sentence, parts } = title
  const ticket = TICKET.exec(sentence.text)
  const body = withoutDates(sentence, parts.start, parts.end)
  if (!body || (isGeneric(sentence.text.slice(body.start, body.end)) && !parts.scope)) return undefined
  const ticketPlace = ticket ? [{ sentence, start: ticket.index, end: ticket.index + ticket[0].length }] : []
  const scope = parts.scope && !isGeneric(parts.scope) ? placeOf(sentence, parts.scope) : undefined
  const used = (ticket?.[0].length ?? 0) + (parts.scope?.length ?? 0)
  const name = nameOfDeed(
    sentence,
    body.start,
    body.end,
    ticket || scope ? Math.max(16, BESIDE_TICKET - used / 3) : ALONE,
  )
  const places = [
    ...ticketPlace,
    ...(scope ? [scope] : []),
    ...(name && name.start >= body.start ? [name] : []),
  ]
  return places.length > 0 ? answer(dropOverlaps(places)) : undefined
}

/** What a title says was done, without the verb: "Fix old migrations failing" is about old migrations. */
function nameOfDeed(sentence: Sentence, start: number, end: number, limit: number): Named | undefined {
  const text = sentence.text.slice(0, end)
  let at = start
  const skip =
    /^(?:(?:i|we|i've|we've|have|has|had|finally|now|also|just|successfully|massively|please|let's)\s)+/i.exec(
      text.slice(at),
    )
  if (skip) at += skip[0].length
  const first = /^([\p{L}-]+)(?:\s(?:up|out|down|off|back|away))?\s/u.exec(text.slice(at))
  const word = first?.[1] ?? ''
  const isVerb =
    first !== null &&
    !isMasked(sentence, at) &&
    Boolean(verbIn(word, 'base', 'past', 's') ?? (skip ? verbIn(word, 'ing', 'participle') : undefined))
  const from = isVerb && first ? at + first[0].length : at
  const fromClause = /^from\s\S+(?:\s\S+)?\sto\s/i.exec(text.slice(from))
  const phrase =
    nounPhraseAt(text, fromClause ? from + fromClause[0].length : from, limit, sentence.marks) ??
    nounPhraseAt(text, at, limit, sentence.marks)
  return phrase ? { sentence, ...phrase } : undefined
}

const WORKED_ON =
  /\b(?:work(?:ed|ing|s)?(?: (?:mainly|mostly|majorly|primarily|hard|a lot|more|further|exclusively))? (?:on|with)|focus(?:ed|ing|sed)?(?: \S+)? on|spent (?:\S+ ){0,5}?(?:on|with)|progress on|contribut(?:ed|ing) to|(?:my|our|the) (?:\S+ )?project(?:,| is| was|:)|for (?:my|our))\s(?:(?:the|my|our|a|an|working|work|with|on|implementing|building|creating|developing|writing|improving|fixing|designing|adding|making|getting) )*/gi

function findWorkedOn({ sentences }: Document): FoundProject | undefined {
  for (const sentence of sentences) {
    if (!isTold(sentence)) continue
    for (const match of sentence.text.matchAll(WORKED_ON)) {
      const phrase = nounPhraseAt(sentence.text, match.index + match[0].length, ALONE, sentence.marks)
      if (!phrase) continue
      const name = sentence.text.slice(phrase.start, phrase.end)
      if (isGeneric(name) || isVague(name)) continue
      return answer([{ sentence, ...phrase }])
    }
  }
  return undefined
}

function findInHeadings({ sentences }: Document): FoundProject | undefined {
  for (const sentence of sentences) {
    if (sentence.kind !== 'heading' || (sentence.section && sentence.section !== 'summary')) continue
    const body = withoutDates(sentence, 0, sentence.text.length)
    if (!body || isGeneric(sentence.text.slice(body.start, body.end))) continue
    const name = nameOfDeed(sentence, body.start, body.end, ALONE)
    if (name && !isGeneric(sentence.text.slice(name.start, name.end))) return answer([name])
  }
  return undefined
}

/** Bold words and the words of links that read as a name. */
function findMarked({ sentences }: Document): FoundProject | undefined {
  for (const sentence of sentences) {
    if (!isTold(sentence)) continue
    for (const mark of sentence.marks) {
      const name = sentence.text.slice(mark.start, mark.end).trim()
      if (mark.kind !== 'strong' && mark.kind !== 'link') continue
      if (
        name.length < 3 ||
        name.length > 40 ||
        /[.!?:]$|^https?:/.test(name) ||
        isGeneric(name) ||
        isVague(name)
      )
        continue
      if (/^(?:here|this|that|pr|link|commit|merged|diff|see|read|note|pull request|issue|an?\b)/i.test(name))
        continue
      return answer([{ sentence, start: mark.start, end: mark.end }])
    }
  }
  return undefined
}

/** The object of the first deed told: "I fixed the default output problem". */
function findDone({ sentences }: Document): FoundProject | undefined {
  for (const sentence of sentences) {
    if (!isTold(sentence)) continue
    const match =
      /(?:^|\b(?:i|we|i've|we've)\s(?:have\s|also\s|then\s|first\s|finally\s|just\s)*)([\p{L}-]+)\s/iu.exec(
        sentence.text,
      )
    const word = match?.[1] ?? ''
    if (!match || !verbIn(word, 'past')?.isWork) continue
    const phrase = nounPhraseAt(sentence.text, match.index + match[0].length, ALONE, sentence.marks)
    if (!phrase) continue
    const name = sentence.text.slice(phrase.start, phrase.end)
    if (!isGeneric(name) && !isVague(name)) return answer([{ sentence, ...phrase }])
  }
  return undefined
}

function findFirstWords({ sentences }: Document): FoundProject | undefined {
  const sentence = sentences.find((one) => isTold(one) && !isGeneric(one.text)) ?? sentences[0]
  if (!sentence) return undefined
  const body = withoutDates(sentence, 0, sentence.text.length) ?? { start: 0, end: sentence.text.length }
  const name = nounPhraseAt(sentence.text.slice(0, body.end), body.start, ALONE, sentence.marks) ?? {
    start: body.start,
    end: Math.min(body.end, body.start + ALONE),
  }
  return answer([{ sentence, ...name }])
}

/** Dates and clock times around a title say when, not what. */
function withoutDates(
  sentence: Sentence,
  start: number,
  end: number,
): { start: number; end: number } | undefined {
  let from = start
  let to = end
  const { text } = sentence
  const dates = findDateExpressions(text, '9999-12-31')
  for (const { start: a, end: b } of dates) {
    if (
      /^[\W_]*(?:(?:incident|outage|update|week|day|report)?\s?(?:on|of|for|from)?)[\W_]*$/i.test(
        text.slice(from, a),
      )
    )
      from = Math.max(from, b)
    else if (/^[\W_]*$/.test(text.slice(b, to))) to = Math.min(to, a)
  }
  const lead =
    /^(?:[\s\W_]*(?:at\s)?\d{1,2}(?:[:h]\d{2}(?::\d{2})?\s?(?:am|pm|utc|[A-Z]{2,4}\b)?|\s?(?:am|pm)\b))?[\s\-:|,/\u2013\u2014)\]]*/iu.exec(
      text.slice(from, to),
    )
  if (lead && from > start) from += lead[0].length
  const series =
    /^(?:(?:week|day|part|sprint|update|meeting|log|devlog|entry|episode)s?\s?#?\d+(?:\s?[-&+]\s?\d+)?\s?[:\-\u2013\u2014,.]\s?)+/i.exec(
      text.slice(from, to),
    )
  if (series) from += series[0].length
  const tail =
    /[\s,:;|\-\u2013\u2014(]*(?:(?:,|-|:|\u2013|\()\s?(?:(?:weekly )?update|part|week|day|log|pt\.?)\s?#?\d*\)?)?[\s,:;|\-\u2013\u2014(.]*$/i.exec(
      text.slice(from, to),
    )
  if (tail) to = from + tail.index
  return to > from ? { start: from, end: to } : undefined
}

function isTold({ kind, section }: Sentence): boolean {
  return (kind === 'prose' || kind === 'item') && section !== 'boilerplate' && section !== 'followup'
}

function isGeneric(text: string): boolean {
  return GENERIC_WORDS.test(text.trim()) || !/\p{L}{2,}/u.test(text)
}

function isVague(name: string): boolean {
  return /^(?:it|them|that|things?|stuff|everything|something|project|code|bugs?|issues?|fix(?:es)?|tests?|prs?|pull requests?|changes?|time|days?|hours?|week|work|mentors?|team|feedback|reviews?|comments?|figuring|trying|learning|reading|others?|people|users?|half|most|rest|lot|example|now|future|purpose|reason)\b/i.test(
    name,
  )
}

function placeOf(sentence: Sentence, words: string): Named | undefined {
  const start = sentence.text.indexOf(words)
  return start < 0 ? undefined : { sentence, start, end: start + words.length }
}

function dropOverlaps(places: Named[]): Named[] {
  return places.filter(
    (place, index) =>
      !places.slice(0, index).some((other) => other.start < place.end && place.start < other.end),
  )
}

function answer(places: Named[]): FoundProject {
  const project = places
    .map(({ sentence, start, end }) => sentence.text.slice(start, end).trim())
    .join(' ')
    .slice(0, LIMIT)
    .trim()
  return { project, ranges: places.map(({ sentence, start, end }) => rangeIn(sentence, start, end)) }
}
