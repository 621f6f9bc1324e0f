import { lean } from '../../lean.ts'
import type { Clause } from '../clauses/clauses.ts'

const CAUSE_FOUND = lean(
  /\b(?:(?:understood|understand|found(?: out)?|figured out|reali[sz]ed|saw|see|noticed|discovered|spotted|know)\s(?:why|what (?:was|is|went) wrong|(?:the|my|our)\s(?:[\w-]+\s)?(?:bug|cause|reason|problem|culprit|mistake|error|issue|fault))|(?:the|my|our)\s(?:[\w-]+\s)?(?:bug|cause|reason|culprit|mistake|error|fault)\s(?:was|is|turned out))\b/i,
)
const WRONGLY =
  /\b(?:instead of|rather than|twice|wrong|wrongly|without|too (?:early|late|often|soon|few|many|small|large))\b/i
const FIXED = lean(
  /^(?:(?:so|then|now|after that),?\s)?(?:(?:I|we)\s)?(?:(?:have|just|then|now)\s)?(?:fixed|corrected|changed|swapped|switched|mended|repaired|reversed|turned)\s(?:it|that|this|both|them|the order)\b/i,
)

/** "I understood why the jumps were off. I counted from the start instead of the end. Fixed it.": the mistake itself is no work. */
export function isOwnMistake(
  before: string | undefined,
  body: string,
  clause: Clause | undefined,
  next: string | undefined,
): boolean {
  if (clause === undefined || !/^(?:i|we)$/.test(clause.subject)) return false
  const said = body.split(/:\s/)
  return (
    WRONGLY.test(body) &&
    (CAUSE_FOUND.test(before ?? '') || (said.length > 1 && CAUSE_FOUND.test(said[0] ?? ''))) &&
    FIXED.test(next ?? '')
  )
}
