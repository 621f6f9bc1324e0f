import { GIVEN_NAMES } from '../../lexicon/given-names.ts'

/** What a line is filed under, before what it tells. */
const MARKS: readonly RegExp[] = [
  // "[3d] Drew the map", "(2h) Drew the map"
  /^[[(]\d{1,3}(?:[.,]\d{1,2})?[ \t]?(?:d|days?|h|hrs?|hours?|m|mins?|minutes?|pts?|sp)[\])]/,
  // "[infra] Moved the jobs"
  /^\[[A-Za-z][\w .&/-]{0,24}\]/,
  // "(docs) Wrote the runbook"
  /^\([A-Za-z][a-z&/ -]{0,14}\)/,
  // "#infra Moved the jobs"
  /^#[A-Za-z][\w-]{1,20}(?=[ \t])/,
  // "LMP-14 moved the jobs"
  /^[A-Z][A-Z\d]{1,9}-\d{1,6}(?=[ \t:])/,
  // "P1 - moved the jobs"
  /^(?:P|prio ?|priority )[0-5](?=[ \t]?[-\u2013:])/i,
  // "1/ Moved the jobs", "a. Moved the jobs", "~ moved the jobs"
  /^\d{1,2}\/(?=[ \t])/,
  /^[a-h]\.(?=[ \t])/,
  /^~{1,2}(?=[ \t])/,
]
/** What parts it from what follows. */
const PARTED = /^[ \t]?(?:[-\u2013\u2014:|]+[ \t])?[ \t]*(?=[A-Za-z"`])/
/** "LMP-14 was late": the mark is what the sentence tells of. */
const GOES_ON =
  /^(?:is|are|was|were|be|has|have|had|and|or|also|will|would|should|can|could|needs?|which|that|in|on|of|for|from|to|with|by)\b/i
/** What programs put in front of the lines that they print. */
const PRINTED =
  /^\[(?:info|warn(?:ing)?|error|debug|trace|fatal|critical|notice|ok|fail(?:ed)?|pass|emerg|x)\]/i
const ITEM = /^([ \t]*)((?:[-*+\u2022][ \t]+)?)(?=[[(#A-Zp~a-h\d])/
/** Of these an item's own reading takes care. */
const READ_IN_ITEMS = [4]
/** What stands once may be anything. */
const LEAST = 2

/** "[infra] Moved the jobs" above "[docs] Wrote the runbook", "LMP-14 moved the jobs" above "LMP-15 ...": items of a list, without what they are filed under. */
export function fromTaggedLines(text: string): string {
  if (!text.includes('\n')) return text
  const lines = text.split('\n')
  const marks = lines.map((line, at) => (at === 0 && lines[1]?.trim() === '' ? undefined : markOf(line)))
  if (marks.every((mark) => mark === undefined)) return text
  const told = lines.map((line, at) => {
    const mark = marks[at]
    if (!mark || marks.filter((other) => other?.kind === mark.kind).length < LEAST) return line
    const { indent, bullet, end } = mark
    return indent + (bullet || '-').padEnd(end - indent.length) + line.slice(end)
  })
  return told.join('\n')
}

type Mark = { kind: number; indent: string; bullet: string; end: number }

function markOf(line: string): Mark | undefined {
  const [open = '', indent = '', bullet = ''] = ITEM.exec(line) ?? []
  const rest = line.slice(open.length)
  if (PRINTED.test(rest)) return undefined
  for (const [kind, pattern] of MARKS.entries()) {
    const mark = pattern.exec(rest)?.[0]
    if (mark === undefined) continue
    const joint = PARTED.exec(rest.slice(mark.length))?.[0]
    const told = joint === undefined ? '' : rest.slice(mark.length + joint.length)
    const word = /[a-z]+/i.exec(mark)?.[0].toLowerCase() ?? ''
    if (bullet && READ_IN_ITEMS.includes(kind)) return undefined
    if (!joint || !told.includes(' ') || GOES_ON.test(told) || GIVEN_NAMES.has(word)) return undefined
    return { kind, indent, bullet, end: open.length + mark.length + joint.length }
  }
  return undefined
}
