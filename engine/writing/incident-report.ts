import type { Prose } from '../facts/fields/prose.ts'
import { onceFor } from '../once.ts'

const REPORT = /\bpost-?mortem\b|\bincident\b|\broot causes?\b|\brca\b/i
const LOOKED_INTO: ReadonlySet<string> = new Set(['cause', 'timeline', 'lessons'])

/** Whether a text is the report of an incident: who wrote it has looked into it, whatever else was done. */
export const isIncidentReport = onceFor(({ all }: Pick<Prose, 'all'>): boolean => {
  const isCalledSo = all.some(
    ({ sentence: { kind, text, headings } }) =>
      (kind === 'title' && REPORT.test(text)) || headings.some((heading) => REPORT.test(heading)),
  )
  return isCalledSo && all.some(({ sentence }) => LOOKED_INTO.has(sentence.section ?? ''))
})

/** What there is after such a report at the least. */
export function writtenUp(prose: Prose): string | undefined {
  return isIncidentReport(prose) ? 'What happened and why is now documented.' : undefined
}
