import { guessHeadingRole, roleOfHeading } from '../../lexicon/headings.ts'
import { onceFor } from '../../once.ts'
import { isDayAlone } from './day-marks.ts'
import { ITEM, type Line } from './lines.ts'
import { isLogName } from './log-name.ts'

/** One to four words, set apart at most by a colon or by asterisks. */
const ALONE = /^[*_]{0,3}(\p{L}[\p{L}'-]*(?:\s[\p{L}'-]+){0,3})(?::[*_]{0,3}|[*_]{0,3}:?)$/u
/** "Timeline (UTC)". */
const IN_BRACKETS = /\s\([^()]{2,20}\)(?=:?[*_]{0,3}:?$)/
/** Where a line ends with one of these, the next one goes on. */
const OPEN = /[,(\u2014-]$|\b(?:and|or|the|a|an|of|to|in|for|with|by|that|is|are|be|my|our|this)$/
const CLOSED = /[.!?:;)"]$/
/** Whoever types one of these alone on a line, small or large, means what follows. */
const TYPED =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|to-?dos?|to do|next steps?|still to do|left to do|in progress|wip|next up|doing|ongoing|next|later|tomorrow|(?:last|this|next) (?:week|sprint|month)|yesterday|today|planned|plans|pending|blocked|blockers?|backlog|not done(?: yet)?)$/i
/** "done" below a line may be said of it. */
const DONE = /^done$/i

/** "What will you do today?", "Any blockers?": what a form asks above what is answered. */
const ASKED = /^[*_]{0,3}(?:what|how|did|any|anything|which|where|is|are)\s[^.!:?]{4,50}\?[*_]{0,3}$/i

/** Below "Timeline" each line opens with when it was. */
const STAMPED = /^(?:[-*]\s+)?(?:\d{1,2}[:.]\d{2}\b|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\s)/i

/** What goes on from the line before: "we met on / 3 May 2024 / and moved the crates". */
const GOES_ON = /^(?:and|or|but|to|in|at|by|for|with|from|when|where|which|that|until|is|was|are|were)\s/

/** "04/01/2016" right above the entry of that day. */
function isDayHead(lines: readonly Line[], index: number): boolean {
  const next = lines[index + 1]?.text.trim() ?? ''
  if (!isDayAlone(lines[index]?.text ?? '') || next === '' || GOES_ON.test(next)) return false
  return !OPEN.test(lines[index - 1]?.text.trim() ?? '')
}

/** "Accomplishments" or "TODO" on a line of its own, right above what it announces: a heading that lost its marks. */
export function isBareHead(lines: readonly Line[], index: number): boolean {
  const text = lines[index]?.text.trim() ?? ''
  if (ASKED.test(text)) return isAsked(lines, index)
  if (isDayHead(lines, index)) return true
  if (text.length > 34) return false
  const words = ALONE.exec(text.replace(IN_BRACKETS, ''))?.[1]
  const next = lines[index + 1]?.text.trim()
  if (!words || !next) return false
  const before = lines[index - 1]?.text.trim() ?? ''
  if (OPEN.test(before)) return false
  if (REPORT_HEAD.test(words) && isBareReport(lines)) return true
  if (TYPED.test(words) || (DONE.test(words) && (before === '' || words === 'DONE'))) return true
  // "actions taken" over its list, though in small letters.
  const isOverList = before === '' && words.includes(' ') && ITEM.test(lines[index + 1]?.text ?? '')
  const role = /^\p{Lu}/u.test(words) || isOverList ? roleOfHeading(words) : undefined
  // "After" and "Team" alone say too little of where a section begins.
  if (role === 'timeline' && STAMPED.test(next)) return true
  if (!role || role === 'meta' || role === 'timeline' || SLIGHT.test(words)) return false
  // What it announces is told in sentences or in a list, and what stands before it has come to its end.
  return (
    (before === '' || CLOSED.test(before) || ITEM.test(lines[index - 1]?.text ?? '')) &&
    (ITEM.test(lines[index + 1]?.text ?? '') || next.split(' ').length >= 6)
  )
}

/** What the report of an incident is divided by. */
const REPORT_HEAD =
  /^(?:summary|impact|detection|timeline|conclusions?|actionables|root causes?(?: analysis)?|resolution|mitigation|remediation|recovery|lessons learned|action items|what happened|contributing factors|background|trigger|prevention|next steps)$/i
/** So many of them show that a page was pasted without its marks. */
const DIVIDED = 3

const isBareReport = onceFor(
  (lines: readonly Line[]): boolean =>
    lines.filter(({ text }) => /^[A-Z]/.test(text) && REPORT_HEAD.test(text.trim())).length >= DIVIDED,
)

/** A form asks more than once; who asks once may ask himself. */
function isAsked(lines: readonly Line[], index: number): boolean {
  const isQuestion = ({ text }: Line) => ASKED.test(text.trim()) && guessHeadingRole(text) !== undefined
  const line = lines[index]
  return line !== undefined && isQuestion(line) && lines.filter(isQuestion).length > 1
}

const SLIGHT =
  /^(?:after|before|how|why|what|action|response|general|about|future|later|need|bug|numbers|details)$/i

/** "Work log, field service, week 46" on the first line, right above the first entry: a title that no empty line sets off. */
export function isLogHead(lines: readonly Line[], index: number): boolean {
  const text = lines[index]?.text.trim() ?? ''
  if (text === '' || ITEM.test(text) || !isLogName(text)) return false
  return !lines.slice(0, index).some((line) => line.text.trim() !== '') && !!lines[index + 1]?.text.trim()
}
