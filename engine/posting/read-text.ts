import { SECTION_WORDS } from '../lexicon/posting-sections.ts'
import type { PostingReading } from '../read-posting.ts'
import type { Candidate } from './candidates.ts'
import { cleanDescription } from './description.ts'
import { findCompany } from './find-company.ts'
import { findPosition } from './find-position.ts'
import { fold } from './fold.ts'
import { readFrontMatter } from './front-matter.ts'
import { readHeadline } from './headline.ts'
import { readLabels } from './labels.ts'
import { linesOf } from './lines.ts'
import { cleanPosition, splitRoles, withoutCompany } from './position-name.ts'

/** Cues are looked for in the beginning of a text: a posting says who and what early, and work stays bounded. */
const READ_LIMIT = 60_000
const SECTIONS = new Set(SECTION_WORDS)

/** A pasted text to a posting. */
export function readText(text: string): PostingReading {
  const front = readFrontMatter(text)
  const lines = beforeOtherJobs(linesOf(front.body.slice(0, READ_LIMIT)))
  const labels = readLabels(lines)
  const headline = readHeadline(lines.find(Boolean) ?? '')
  const given: Candidate[] = [...labels.positions]
  if (front.position) given.push({ value: front.position, weight: 12 })
  if (headline.position)
    given.push({ value: cleanPosition(headline.position), weight: headline.isCertain ? 6 : 0 })
  const position = findPosition(lines, given)
  const companies: Candidate[] = [...labels.companies]
  if (front.company) companies.push({ value: front.company, weight: 12 })
  if (headline.company) companies.push({ value: headline.company, weight: headline.isCertain ? 5 : 1.5 })
  const companyName = findCompany(lines, { position, given: companies, slugs: [] })
  const positionName = position && withoutCompany(position, companyName)
  const roles = splitRoles(headline.position ?? '')
  const notes = roles.length > 1 ? [`Several roles are named; the first was taken: ${roles.join(', ')}.`] : []
  if (!positionName && !companyName && !readsLikePosting(lines))
    return { kind: 'no-posting', reason: 'empty' }
  return {
    kind: 'posting',
    ...(positionName && { positionName }),
    ...(companyName && { companyName }),
    jobDescription: cleanDescription(front.body),
    notes,
  }
}

/** Similar jobs below a posting repeat its words with other employers' names. */
function beforeOtherJobs(lines: string[]): string[] {
  const end = lines.findIndex(
    (line, i) =>
      i > 20 &&
      /^(?:similar (?:jobs|searches)|people also viewed|related jobs|more jobs|recommended jobs|referrals increase your chances|ahnliche (?:jobs|stellen)|offres similaires|ofertas similares)/.test(
        fold(line),
      ),
  )
  return end > 0 ? lines.slice(0, end) : lines
}

function readsLikePosting(lines: readonly string[]): boolean {
  const headings = lines.filter(
    (line) => line.length < 60 && SECTIONS.has(fold(line).replace(/[\s:?!.]+$/, '')),
  )
  return headings.length >= 2
}
