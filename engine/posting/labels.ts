import { COMPANY_LABELS, OTHER_LABELS, POSITION_LABELS } from '../lexicon/posting-labels.ts'
import type { Candidate } from './candidates.ts'
import { fold } from './fold.ts'
import { cleanCompany, isCircumstance, isFurniture, isPlausibleCompany } from './names.ts'
import { positionScore } from './roles.ts'

export type Labelled = { positions: Candidate[]; companies: Candidate[] }

const kindOf = (label: string): 'position' | 'company' | 'other' | undefined => {
  const plain = fold(label)
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s:*])[\s:*]+$/, '')
    .trim()
  if (POSITION_LABELS.has(plain)) return 'position'
  if (COMPANY_LABELS.has(plain)) return 'company'
  return OTHER_LABELS.has(plain) ? 'other' : undefined
}

/** "Position: ...", "Arbeitgeber: ...", and labels that stand on the line above their value. */
export function readLabels(lines: readonly string[]): Labelled {
  const found: Labelled = { positions: [], companies: [] }
  let seen = 0
  for (const [i, line] of lines.entries()) {
    if (!line) continue
    if (++seen > LINE_LIMIT) break
    const inline = /^([^:：]{2,40}?)\s*[:：]\s*(\S.{0,160})$/.exec(line)
    const isEarly = seen <= 40
    if (inline?.[1] && inline[2]) {
      add(found, { kind: kindOf(inline[1]), value: inline[2], weight: isEarly ? 6 : 3 })
      continue
    }
    const kind = kindOf(line)
    const value = lines[i + 1] || lines[i + 2]
    // A bare word above a line may be a section heading: it needs a neighbouring label, or a colon, to count.
    const isLabel = line.endsWith(':') || hasLabelNear(lines, i)
    if (kind && value && isLabel) add(found, { kind, value, weight: isEarly ? 4 : 2 })
  }
  return found
}

const LINE_LIMIT = 150

const hasLabelNear = (lines: readonly string[], at: number) =>
  lines.slice(Math.max(0, at - 5), at + 6).filter((line) => line && kindOf(line)).length >= 3

function add(
  found: Labelled,
  { kind, value, weight }: { kind: ReturnType<typeof kindOf>; value: string; weight: number },
): void {
  if (isFurniture(value)) return
  if (kind === 'company') {
    const company = cleanCompany(value)
    if (isPlausibleCompany(company) && !/[.!?]\s+\p{Lu}?\p{Ll}+\s+\p{Ll}/u.test(company))
      found.companies.push({ value: company, weight })
  }
  if (kind !== 'position' || isCircumstance(value) || value.length > 110 || /[.!?]$/.test(value)) return
  const score = positionScore(value)
  if (score >= 1.2) found.positions.push({ value, weight: weight + score / 2 })
  else if (/^\p{Lu}/u.test(value) && value.split(' ').length <= 6)
    found.positions.push({ value, weight: weight - 0.5 })
}
