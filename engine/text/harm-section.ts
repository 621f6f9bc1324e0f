import type { Sentence } from './document.ts'

/** What else tells that a text is the report of an incident. */
const REPORT = /^(?:root )?causes?\b|\bwhat (?:happened|went wrong)\b|\btimeline\b/i

/** Below "Impact" the report of an incident tells what the trouble did; a change tells there what it brought. */
export function withHarm(sentences: readonly Sentence[]): readonly Sentence[] {
  const isReport = sentences.some(
    ({ kind, text, label }) => (kind === 'heading' && REPORT.test(text)) || REPORT.test(label ?? ''),
  )
  return isReport
    ? sentences.map((one) => (isImpact(one) ? { ...one, section: 'harm' as const } : one))
    : sentences
}

function isImpact({ section, headings, label }: Sentence): boolean {
  return section === 'impact' && /^\W*impact\W*$/i.test(label ?? headings.at(-1) ?? '')
}
