import type { Sentence } from './document.ts'
import type { Stretch } from './mapped-text.ts'

const TICKET = String.raw`(?:(?:issue|bug|ticket|PR)\s)?(?:#\d+|GH-\d+|[A-Z][A-Z\d]+-\d+|[\w-]+\/[\w.-]+#\d+)`
const SAYS =
  '(?:[Ff]ix(?:e[sd])?|[Cc]lose[sd]?|[Rr]esolve[sd]?|[Rr]efs?|[Rr]eferences|[Pp]art of|[Rr]elate[sd] to|[Ss]ee)'
const CLOSER = String.raw`${SAYS}:?\s${TICKET}(?:(?:,|,?\sand|\s&)\s(?:${SAYS}:?\s)?${TICKET})*`

/** "issue#58": a label of the tracker, which nobody would say. */
const LABEL = String.raw`(?:[Ii]ssues?|[Dd]iscussions?|[Cc]omments?|[Pp]ull|[Pp][Rr]|[Mm][Rr]|[Tt]icket)#\d+`

/** "(closes #46)" wherever it stands; "..., closes #12" and "... Closes: #12" at the end of a sentence or a bracket. */
const CLOSERS = new RegExp(
  [
    String.raw`\s\(${CLOSER}[.;]?\)`,
    String.raw`(?<=\S\s\S+)(?:[,;.]|\s[-\u2013\u2014])\s(?:and\s)?${CLOSER}(?=\)|[.!]?$)`,
    String.raw`(?<=\S\s\S+)\s\(?${LABEL}(?:,?\s(?:and\s)?${LABEL})*\)?(?=[.!]?$)`,
    String.raw`(?<=\S\s\S+)\s${SAYS}:\s${TICKET}(?:,\s${TICKET})*(?=\)|[.!]?$)`,
  ].join('|'),
  'g',
)

/** A sentence without which ticket it ends: that is for the tracker, and "closes" would be heard as a deed. */
export function withoutClosers(sentence: Sentence): Sentence {
  const { text, offsets, marks } = sentence
  if (!/\d/.test(text)) return sentence
  const closers = [...text.matchAll(CLOSERS)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }))
  if (closers.length === 0) return sentence
  const isOutside = (_: unknown, at: number) => !closers.some(({ start, end }) => at >= start && at < end)
  return {
    ...sentence,
    text: text.replace(CLOSERS, ''),
    offsets: offsets.filter(isOutside),
    marks: marks.map((mark) => movedBy(mark, closers)),
  }
}

/** A mark where it stands once the closers are gone; one within a closer is left empty. */
function movedBy<T extends Stretch>(mark: T, closers: readonly Stretch[]): T {
  const placed = (place: number) =>
    closers.reduce((so, { start, end }) => so - Math.max(0, Math.min(place, end) - start), place)
  return { ...mark, start: placed(mark.start), end: placed(mark.end) }
}
