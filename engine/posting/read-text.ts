import { SECTION_WORDS } from '../lexicon/posting-sections.ts'
import type { PostingReading } from '../read-posting.ts'
import type { Candidate } from './candidates.ts'
import { cleanDescription } from './description.ts'
import { findCompany } from './find-company.ts'
import { findPosition } from './find-position.ts'
import { fold } from './fold.ts'
import { readFrontMatter } from './front-matter.ts'
import { type Headline, readHeadline } from './headline.ts'
import { readLabels } from './labels.ts'
import { beforeOtherJobs, linesOf } from './lines.ts'
import { cleanPosition, splitRoles, withoutCompany } from './position-name.ts'

/** Cues are looked for in the beginning of a text: a posting says who and what early, and work stays bounded. */
const READ_LIMIT = 60_000
const SECTIONS = new Set(SECTION_WORDS)

/** A pasted text to a posting. */
export function readText(text: string): PostingReading {
  const front = readFrontMatter(text)
  const lines = beforeOtherJobs(linesOf(front.body.slice(0, READ_LIMIT)))
  const first = lines.find(Boolean) ?? ''
  const rest = lines.filter((line) => line !== first)
  const headline: Headline = isProse(first) ? { isCertain: false } : readHeadline(first)
  // A header that was taken apart must not count once more as a line or label of its own.
  const below = headline.isCertain && headline.position ? rest : lines
  const labels = readLabels(below)
  const roles = splitRoles(headline.position ?? '')

  const position = findPosition(below, [
    ...labels.positions,
    ...reading(front.position, 12),
    ...reading(roles[0] && cleanPosition(roles[0]), headline.isCertain ? 6 : 0),
  ])
  const isRepeated =
    headline.company !== undefined && rest.some((line) => line.includes(headline.company ?? ''))
  const companyName = findCompany(lines, {
    position,
    given: [
      ...labels.companies,
      ...reading(front.company, 12),
      ...reading(headline.company, headline.isCertain ? 5 : isRepeated ? 3 : 1),
    ],
    slugs: [],
  })
  const positionName = position && withoutCompany(position, companyName)
  if (!positionName && !companyName && !readsLikePosting(lines))
    return { kind: 'no-posting', reason: 'empty' }
  return {
    kind: 'posting',
    ...(positionName && { positionName }),
    ...(companyName && { companyName }),
    jobDescription: cleanDescription(front.body),
    notes: roles.length > 1 ? [`Several roles are named; the first was taken: ${roles.join(', ')}.`] : [],
  }
}

const reading = (value: string | undefined, weight: number): Candidate[] => (value ? [{ value, weight }] : [])

/** A sentence or more, which has no parts to take apart. Pipes are never prose. */
const isProse = (line: string) =>
  !/\s\|\s/.test(line) && (/[.!?]\s+\p{Lu}|[.]$/u.test(line) || line.length > 160)

/** Two of the headings that every posting has, as lines of their own or inside a flat text. */
function readsLikePosting(lines: readonly string[]): boolean {
  const headings = lines.filter(
    (line) => line.length < 60 && SECTIONS.has(fold(line).replace(/[\s:?!.]+$/, '')),
  )
  const words = new Set(fold(lines.join(' ')).match(POSTING_WORDS))
  return headings.length >= 2 || words.size >= 3
}

const POSTING_WORDS =
  /\b(?:responsibilities|requirements|qualifications|benefits|position|applicants?|candidates?|salary|experience|full-time|internship|aufgaben|anforderungen|bewerbung|profil|gehalt|missions|competences|candidature|poste|salaire|requisitos|funciones|experiencia|candidato|beneficios|vaga|salario|requisiti|vacature|nabizime|pozadujeme)\b/g
