import type { Weighed } from '../../../facts/fields/select.ts'
import { readClause } from '../../../text/clauses/clauses.ts'

const DATE = '(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?)'
/** "commit 3f2a91c (2024-05-01) - " before what was committed. */
const COMMIT = new RegExp(
  `^(?:commit\\s)?[0-9a-f]{7,40}(?:\\s\\(${DATE}\\))?:?\\s(?:[-\\u2013]\\s)?(?=[A-Za-z])`,
)
/** The day and the hours before an entry of a log, or the short name of a project. */
const STAMP = new RegExp(
  `^(?:${DATE}[,:]?\\s+(?:[-\\u2013]\\s+)?(?:\\d{1,2}[:.h]\\d{2}\\s*(?:[-\\u2013]\\s*)?){0,2}|[A-Z]{2,5}\\s[-\\u2013]\\s)(?=[A-Za-z])`,
)
/** The hours of a timesheet, from when to when and how many. */
const SPAN = /^(?:\d{1,2}:\d{2}\s?[-\u2013]\s?\d{1,2}:\d{2}\s+(?:\d+(?:[.,]\d+)?\s?h\s+)?)+(?=[A-Za-z])/
/** The hours it took. */
const HOURS =
  /\s(?:\d{1,2}:\d{2}(?:\s\+\s\d{1,2}:\d{2})*|[-\u2013(]?\s?\d+(?:[.,]\d+)?\s?(?:h|hrs?|hours?)\)?)$/

/** An entry of a log without its stamp: "20/9 soldered the board 0:42". */
function entryOf(source: Weighed): Weighed | undefined {
  if (source.clause || !/\d|^[A-Z]{2}/.test(source.body)) return undefined
  const commit = COMMIT.exec(source.body)?.[0]
  const span = SPAN.exec(source.body)?.[0]
  const stamp = commit ?? span ?? STAMP.exec(source.body)?.[0]
  if (!stamp) return undefined
  const entry = source.body.slice(stamp.length)
  const body = entry.replace(HOURS, '')
  const clause = readClause(body)
  // "Install the tool" is a plan, unless it was committed or took its time.
  const isDone = clause?.form !== 'base' || (commit ?? span) !== undefined || body !== entry
  return clause && isDone && clause.modality === 'done' ? { ...source, body, clause } : undefined
}

/** "Auth: the old cookie was replaced" tells it of the label's matter, "Fix: sort the list first" what was done. */
export function labelledOf(source: Weighed): Weighed[] {
  // "Rust: files 8, lines 1425": the cells of a table.
  if (source.sentence.kind === 'row' && /:\s[\w ]{1,30}\s\d/.test(source.body)) return []
  const remedy = /^(?:fix|fixed|solution|resolution|workaround|mitigation):\s(?=\S)/i.exec(source.body)?.[0]
  if (remedy) {
    const body = source.body.slice(remedy.length)
    const clause = readClause(body)
    return clause?.subject === 'none' && clause.modality === 'done' ? [{ ...source, body, clause }] : []
  }
  const entry = entryOf(source)
  if (entry) return [entry]
  const dashed = /^(?:[A-Z\d][\w./-]*\s){1,4}[\u2013\u2014]\s(?=[A-Z][a-z]+\s)/.exec(source.body)?.[0]
  const label =
    dashed ?? (source.clause ? undefined : /^[A-Z][\w/-]{1,14}:\s(?=[a-z])/.exec(source.body)?.[0])
  if (!label) return []
  const body = source.body.slice(label.length)
  const clause = readClause(body)
  return clause?.form === 'base' ? [] : [{ ...source, body, clause }]
}
