import type { Line } from './lines.ts'

/** "Before:", "### After", "On main:", "With this change:": of two outputs the one, or the other. */
const SIDE =
  /^[\s#*_>-]*(?:(?:on|in|with|for)\s)?(?:the\s)?(?:before|after|old|new|now|previous(?:ly)?|baseline|base|master|main|develop|trunk|with(?:out)?\s(?:this|the)|this\s(?:pr|branch|change|patch|commit))\b[^:\d]{0,40}:?[\s*_:]*$/i

const FIGURE =
  '\\d[\\d.,]*\\s?(?:ms|[\u00b5un]s|s|secs?|seconds?|m(?:in(?:ute)?s?)?(?:\\s?\\d[\\d.]*\\s?s(?:ec(?:onds?)?)?)?)\\b'
/** What programs print of how long they took. */
const TIMED = [
  new RegExp(`(?<=\\bCompleted )\\d{3}(?: [A-Za-z]+){0,3} in ${FIGURE}`),
  new RegExp(`\\bexecution time:\\s+${FIGURE}`, 'i'),
  /^\s*\d[\d.]* real\b/,
  new RegExp(
    `(?<=\\b(?:finished|done|completed|compiled|built|executed|ran|took|successful|succeeded|ready|generated|processed)\\b(?: [\\w,]+){0,4}? )in:? ${FIGURE}`,
    'i',
  ),
  new RegExp(
    `^\\s*(?:time|duration|elapsed|took|total time|elapsed time|time taken|time elapsed|run ?time):?\\s+${FIGURE}`,
    'i',
  ),
] as const

/** So many lines of an output are looked at. */
const LOOK = 60

type Timed = { index: number; start: number; end: number }

/** Of an output that stands on one side of a comparison the line with the time it took; of several runs the middle one. */
export function timedLine(
  head: string,
  lines: readonly Line[],
  from: number,
  fence: string,
): Timed | undefined {
  if (!SIDE.test(head)) return undefined
  const end = lines.slice(from, from + LOOK).findIndex(({ text }) => text.trim().startsWith(fence))
  const inside = lines.slice(from, from + (end < 0 ? LOOK : end))
  for (const pattern of TIMED) {
    const found = inside.flatMap(({ text }, at) => {
      const match = /\d/.test(text) ? pattern.exec(text) : null
      const lead = /^\s*/.exec(match?.[0] ?? '')?.[0].length ?? 0
      if (!match) return []
      const value = Number.parseFloat(
        (/\d[\d.,]*(?=\s*(?:[a-z\u00b5]+(?:\s?\d[\d.]*\s?[a-z]*)?)$)/.exec(match[0])?.[0] ?? '').replace(
          /,/g,
          '',
        ),
      )
      return [{ index: from + at, start: match.index + lead, end: match.index + match[0].length, value }]
    })
    const middle = found.toSorted((a, b) => a.value - b.value)[Math.floor((found.length - 1) / 2)]
    if (middle) return middle
  }
  return undefined
}
