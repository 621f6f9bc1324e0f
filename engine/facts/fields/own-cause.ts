import { lean } from '../../lean.ts'
import type { SectionRole } from '../../lexicon/headings.ts'
import type { Clause } from '../../text/clauses/clauses.ts'

/** What one does whenever one works, and that may have gone wrong. */
const DONE_BEFORE = lean(
  /^(?:use|have|do|set|read|write|send|store|keep|call|take|make|pass|assume|rely|load|check|compare|count|parse|update|upgrade|deploy|push|merge|release|enable|install)$/,
)

/** "We upgraded the oven" below "Root cause" or behind "Why:": how the trouble came about. */
export function isOwnCause({
  clause,
  sentence,
}: {
  clause?: Clause | undefined
  sentence: { section?: SectionRole | undefined }
}): boolean {
  return (
    sentence.section === 'cause' &&
    clause !== undefined &&
    /^(?:i|we)$/.test(clause.subject) &&
    DONE_BEFORE.test(clause.verb.base)
  )
}
