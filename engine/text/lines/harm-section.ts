import { verbIn } from '../clauses/verbs.ts'
import type { Sentence } from './document.ts'

/** What else tells that a text is the report of an incident. */
const REPORT = /^(?:root )?causes?\b|\bwhat (?:happened|went wrong)\b|\btimeline\b/i

/** Below "Impact" the report of an incident tells what the trouble did; a change tells there what it brought. */
export function withHarm(told: readonly Sentence[]): readonly Sentence[] {
  const sentences = withOpenTroubles(told)
  const isReport = sentences.some(
    ({ kind, text, label }) => (kind === 'heading' && REPORT.test(text)) || REPORT.test(label ?? ''),
  )
  if (!isReport) return sentences
  return sentences.map((one) => {
    if (isImpact(one)) return { ...one, section: 'harm' as const }
    return isImprovement(one) ? { ...one, section: 'followup' as const } : one
  })
}

/** Below "Improvements" such a report tells what is to be done, unless it says that it was. */
function isImprovement({ section, headings, text }: Sentence): boolean {
  if (section !== 'impact' || !/^\W*(?:\w+\s)?improvements?\W*$/i.test(headings.at(-1) ?? '')) return false
  return verbIn(/^[A-Za-z]+/.exec(text)?.[0].toLowerCase() ?? '', 'base')?.isWork === true
}

function isImpact({ section, headings, label }: Sentence): boolean {
  return section === 'impact' && /^\W*impact\W*$/i.test(label ?? headings.at(-1) ?? '')
}

/** What a status report closes with. */
const OPEN_TROUBLES =
  /^\W*(?:(?:current|open|known)\s)?(?:problems|issues|risks?|blockers?|concerns|challenges|impediments|difficulties)\W*$/i

/** "Done", "Next steps", "Problems": what stands in the way of the next steps is no reason of what was done before them. */
function withOpenTroubles(sentences: readonly Sentence[]): readonly Sentence[] {
  const next = sentences.findIndex(({ kind, section }) => kind === 'heading' && section === 'followup')
  const isDoneBefore =
    next > 0 && sentences.slice(0, next).some(({ kind }) => kind === 'item' || kind === 'prose')
  if (!isDoneBefore) return sentences
  return sentences.map((one, at) =>
    at > next && one.kind !== 'heading' && OPEN_TROUBLES.test(one.headings.at(-1) ?? '')
      ? { ...one, section: 'followup' as const }
      : one,
  )
}
