import type { TextRange } from '../../../contract/snaps.ts'
import { lean } from '../../lean.ts'
import { type Document, rangeIn, type Sentence } from '../../text/lines/document.ts'
import { markAt } from '../technologies/mark-at.ts'
import {
  type DateExpression,
  findDateExpressions,
  findNumberOrder,
  type NumberOrder,
} from './date-expressions.ts'

export type FoundDate = { date: string; ranges: TextRange[]; note?: string }

type Candidate = { sentence: Sentence; expression: DateExpression }

/** Words before a date that give it to something else than the work: a release, a deadline, an example. */
const OTHERS_BEFORE = lean(
  /(?:\b(?:expires?|expir(?:y|ed|ing|ation)(?: date)?|until|till|valid|due|deadline|before|by|planned|scheduled|plan|will|next|future|upcoming|eta|released?|releases?|published|version|since|introduced|deprecated|copyright|\(c\)|rfc|e\.g\.,?|for example,?|example|such as|like|incrementing|renewed|dated|starting|effective|born|founded|older than|newer than|after|prior to|up to|target(?:ed|ing)?|snapshot|nightly|build|tag(?:ged)?)\b)(?:[^.;]|\.(?=\d)){0,24}$/i,
)
/** Sentences that tell of a trouble: a relative day in them dates the trouble. */
const TROUBLE =
  /\b(?:bugs?|issues?|incidents?|outages?|errors?|alerts?|crash(?:es|ed)?|ran into|notice[ds]?|broke|reported|received|fail(?:s|ed|ing|ures?)|went down|regressions?|complain\w*|will|going to|plan|next|ended off|stat(?:ed|ing))\b/i
const OWN_DEED = lean(
  /\b(?:i|we|i've|we've)\s(?:[a-z]+ly\s|also\s|then\s|finally\s|just\s)?(?:[a-z]+ed|built|wrote|rewrote|made|did|set|got|cut|ran|found|spent|took|went|began|put|led|brought|came|gave|kept|sped|split|shipped|worked)\b/i,
)
const WORK_VERB =
  /^(?:[A-Z][a-z]+ed|Built|Wrote|Rewrote|Made|Did|Set|Got|Cut|Ran|Found|Spent|Took|Began|Put|Led|Brought|Split)\b/

/** The head of a page or a mail says so when it was written. */
const STAMPED =
  /^(?:(?:date|posted|published|created|written|recorded|logged|time|timestamp|sent|when)\b[\s\w]{0,12}:?\s*)["'([]*(?=\d|\p{L}{3})/iu
/** How many lines the head of a page or a mail may have. */
const OPENING = 10

/** A label that announces the day of the work, or of the incident that it was about. */
const DATED =
  /^(?:date|dates|when|day|week|period)\b|^(?:incident|outage|event|work|start(?:ed)?|begin(?:ning)?)(?:\s(?:date|day|start(?:ed)?|from|began|opened|time))*$/i

const DEED_NEXT =
  /^\s?[,:-]?\s?(?:[a-z]+ed|built|wrote|rewrote|made|did|set|got|cut|ran|found|spent|took|put)\b/i

/** The day on which the text says the work was done; undefined where it says none. */
export function findDate(document: Document, today: string): FoundDate | undefined {
  const candidates = readDays(document, today)
  const announced = candidates.filter((candidate) => isAnnounced(candidate))
  const best =
    announced.find((candidate) => candidate.expression.kind === 'absolute' && opensText(candidate)) ??
    announced[0] ??
    candidates.find(
      ({ expression, sentence }) => expression.kind === 'absolute' && datesWork(sentence, expression),
    ) ??
    candidates.find(
      ({ expression, sentence }) => expression.kind === 'yearless' && datesWork(sentence, expression),
    ) ??
    candidates.find(
      ({ expression, sentence }) => expression.kind === 'relative' && isOwnDay(sentence, expression),
    )
  if (!best) return undefined
  const { sentence, expression } = withYear(endOfSpan(best, candidates), document, candidates, today)
  const note = noteOn(sentence, expression)
  return {
    date: expression.day,
    ranges: [rangeIn(sentence, expression.start, expression.end)],
    ...(note ? { note } : {}),
  }
}

/** Every day the text names, whatever happened then. */
export function findDays(document: Document, today: string): FoundDate[] {
  return readDays(document, today).map(({ sentence, expression: { day, start, end } }) => ({
    date: day,
    ranges: [rangeIn(sentence, start, end)],
  }))
}

function readDays({ sentences }: Document, today: string): Candidate[] {
  const order = findNumberOrder(sentences.map(({ text }) => text))
  return sentences.flatMap((sentence) => readSentence(sentence, today, order))
}

function readSentence(sentence: Sentence, today: string, order: NumberOrder | undefined): Candidate[] {
  if (sentence.kind === 'code' || sentence.kind === 'quote') return []
  // "date: 2021-05-03 10:00:00 +0200" has more figures than words and yet is no output of a machine.
  if (
    sentence.kind === 'data' &&
    !(sentence.index < OPENING && STAMPED.test(`${sentence.label ?? ''} ${sentence.text}`.trim()))
  )
    return []
  if (!/\d|day\b/i.test(sentence.text)) return []
  return findDateExpressions(sentence.text, today, order)
    .filter(({ start, end }) => isWritten(sentence, start, end))
    .map((expression) => ({ sentence, expression }))
}

/** A day in code or an address belongs to that, unless the code is nothing but the day. */
function isWritten(sentence: Sentence, start: number, end: number): boolean {
  const kind = markAt(sentence, start)?.kind ?? ''
  return !/^(?:code|url)$/.test(kind) || (kind === 'code' && start === 0 && end === sentence.text.length)
}

/** A date in a title, a heading, under "Date:", or alone on its line dates everything below it. */
function isAnnounced({ sentence, expression }: Candidate): boolean {
  if (expression.kind === 'relative') return false
  const before = sentence.text.slice(0, expression.start)
  if (DATED.test(sentence.label ?? before.replace(/:\s*$/, ''))) return true
  if (sentence.text.length > 300) return false
  if (opensText({ sentence, expression }) && isStamped(sentence, expression)) return true
  const rest = sentence.text.slice(0, expression.start) + sentence.text.slice(expression.end)
  const isAlone = !/\p{L}{3,}/u.test(
    rest.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)?day\b|\bdate\b|\bweek\b/gi, ''),
  )
  if (isAlone) return true
  if (sentence.kind !== 'title' && sentence.kind !== 'heading') {
    return (
      /^(?:[([]|\p{L}{3,9}day,?\s)?$/u.test(before) &&
      expression.kind === 'absolute' &&
      SET_OFF.test(sentence.text.slice(expression.end))
    )
  }
  // "Nightly build \u2013 2024-03-27" sets the day apart from what it names.
  const isSetApart =
    /(?:^|\s)[-\u2013\u2014|]+\s$/.test(before) &&
    !/\b(?:due|deadline|eta|expir\w*|until|planned|scheduled|release[ds]?|version)\b/i.test(before)
  return isSetApart || !OTHERS_BEFORE.test(before)
}

/** What sets the day at the head of a line off from what is told of it: a colon, a dash, an hour, or the hours spent. */
const SET_OFF = /^[)\]]?\s?(?:\([^()]{1,20}\)\s?)?(?:[-:|\u2013\u2014]|\d{1,2}[:h]\d{2})/

function opensText({ sentence }: Candidate): boolean {
  return sentence.index < OPENING
}

function isStamped({ text }: Sentence, { start }: DateExpression): boolean {
  const stamp = STAMPED.exec(text)
  return stamp !== null && /^(?:\p{L}{3,9}\.?,?\s)?$/u.test(text.slice(stamp[0].length, start))
}

/** "Log (15 October)" under "GSoC 2021", or with "15 October 2021" elsewhere, has its year there. */
function withYear(found: Candidate, { title }: Document, all: Candidate[], today: string): Candidate {
  const { sentence, expression } = found
  if (expression.kind !== 'yearless') return found
  const twin = all.find(
    (other) =>
      other.expression.kind === 'absolute' && other.expression.day.slice(4) === expression.day.slice(4),
  )
  if (twin) return twin
  const around = [sentence.text, ...sentence.headings, title?.sentence.text ?? ''].join(' ')
  const years = new Set(around.match(/(?<![\d.#/-])(?:19|20)\d{2}(?![\d.%/-]|\s?(?:ms|px|mb|gb)\b)/gi))
  const [year] = years
  if (!year || years.size > 1) return found
  const day = year + expression.day.slice(4)
  return day <= today ? { sentence, expression: { ...expression, day, kind: 'absolute' } } : found
}

const HOUR_BEFORE = /\d(?::\d{2}\s?(?:[ap]\.?m\.?)?|\s?[ap]\.?m\.?)(?:\s[A-Z]{2,4})?\s\($/i

/** What always goes wrong, or does so for some things: the day after it belongs to these. */
const FAILS_FOR =
  /\b(?:fails|crash(?:es)?|breaks|hangs|throws|rejects|errors|returns|misreads|skips|ignores|shows|does not|doesn't|do not|don't|cannot|can't|(?:is|are) (?:wrong|off|lost|missing|rejected|parsed|shown|read|treated))\s(?!(?:since|until)\b)[^.;]{0,60}$|\b(?:for|of|with|all|any)\s(?:the\s)?[a-z]+s\s(?:[a-z]+(?:ed|en|ade)\s(?:on|at|for|in)|from|of)\s$/i
/** A moment with its offset from UTC is what a machine wrote. */
const WITH_OFFSET = /^\S{8,10}T\d{2}:\d{2}\S{0,10}?[+-]\d{2}:?\d{2}(?!\d)/

function datesWork(sentence: Sentence, expression: DateExpression): boolean {
  if (sentence.section === 'followup' || sentence.section === 'boilerplate') return false
  const before = sentence.text.slice(Math.max(0, expression.start - 60), expression.start)
  // "At 4:10pm UTC (9 February 2025) the disk was full" gives the day to the hour.
  if ((/\(\s*$/.test(before) && !HOUR_BEFORE.test(before)) || OTHERS_BEFORE.test(before)) return false
  if (FAILS_FOR.test(before) || WITH_OFFSET.test(sentence.text.slice(expression.start))) return false
  return !/^\s?(?:\(|=|release|version|build|snapshot|deadline|edition|milestone)/i.test(
    sentence.text.slice(expression.end),
  )
}

function isOwnDay(sentence: Sentence, expression: DateExpression): boolean {
  const { text } = sentence
  if (sentence.section === 'followup' || TROUBLE.test(text)) return false
  if (
    /^today$/i.test(text.slice(expression.start, expression.end)) &&
    /^\s(?:it|the|there|most|many)\b/i.test(text.slice(expression.end))
  )
    return false
  if (/\b(?:call|meeting|chat|discussion|talk) with\b/i.test(text)) return false
  const isOpening = /^[\s,:-]*$/.test(text.slice(0, expression.start))
  return (
    OWN_DEED.test(text) || WORK_VERB.test(text) || (isOpening && DEED_NEXT.test(text.slice(expression.end)))
  )
}

/** Of "28 May to 9 June 2021" the last day is meant: by then the work was done. */
function endOfSpan(first: Candidate, candidates: Candidate[]): Candidate {
  const next = candidates[candidates.indexOf(first) + 1]
  if (!next || next.sentence !== first.sentence || next.expression.day < first.expression.day) return first
  const between = first.sentence.text.slice(first.expression.end, next.expression.start)
  return /^\s?(?:to|until|through|-|\u2013|\u2014)\s?(?:\p{L}{3,9},?\s)?$/u.test(between) ? next : first
}

function noteOn(
  sentence: Sentence,
  { kind, isAmbiguous, start, end, day }: DateExpression,
): string | undefined {
  const written = sentence.text.slice(start, end)
  if (isAmbiguous) return `"${written}" can be read in two ways and was taken as ${day}.`
  if (kind === 'yearless') return `"${written}" has no year; ${day} was assumed.`
  return undefined
}
