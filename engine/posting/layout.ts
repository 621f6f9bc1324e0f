import { REGIONS } from '../lexicon/places.ts'
import type { Candidate } from './candidates.ts'
import { bare, fold } from './fold.ts'
import {
  cleanCompany,
  isCircumstance,
  isControl,
  isFurniture,
  isPlausibleCompany,
  LEGAL_FORM,
} from './names.ts'
import { cleanPosition, withoutLeadIn } from './position-name.ts'
import { positionScore } from './roles.ts'

const STARTS =
  /^(?:we|you|our|if|as an?|as the|this|these|the successful|experience|experienced|wir|du|sie|nous|vous|en tant|nosotros|buscamos)\s/i
const isSentence = (line: string) => /[.!?…]$|[.!?]\s+\p{Lu}/u.test(line) || STARTS.test(line)
const LINE_LIMIT = 140

/** Lines that can be a title: short, no sentence, no control or heading of a site. */
export function titleLines(lines: readonly string[]): Candidate[] {
  const repeated = new Map<string, number>()
  for (const line of lines)
    if (line && line.length <= 120) repeated.set(bare(line), (repeated.get(bare(line)) ?? 0) + 1)
  const found: Candidate[] = []
  let index = -1
  for (const line of lines) {
    if (!line) continue
    index++
    if (index > LINE_LIMIT) break
    if (line.length > 120 || isSentence(withoutLeadIn(line)) || isFurniture(line) || /:$|\s\|\s/.test(line))
      continue
    const score = positionScore(line)
    if (score < (index <= 3 ? 1.2 : 2)) continue
    const early = index === 0 ? 3 : index <= 3 ? 2 : index <= 8 ? 1 : index <= 20 ? 0.3 : -0.7
    const again = Math.min((repeated.get(bare(line)) ?? 1) - 1, 2)
    found.push({ value: cleanPosition(line), weight: score + early + again })
  }
  return found
}

/** Employers by their place beside the title: "Title / Company / Place" and "Company / Title / Place". */
export function companiesBeside(lines: readonly string[], position: string): Candidate[] {
  const solid = lines.filter((line) => line && !isRating(line) && !isControl(line)).slice(0, LINE_LIMIT)
  const text = ` ${lines.map(fold).join(' ')} `
  const found: Candidate[] = []
  solid.forEach((line, i) => {
    if (bare(cleanPosition(line)) !== bare(position)) return
    const after = solid[i + 1]
    const before = solid[i - 1]
    if (after) found.push(...beside(after, { text, isBacked: isHeaderLine(solid[i + 2]) }))
    if (before && i <= 3)
      found.push(...beside(before, { text, isBacked: after !== undefined && isHeaderLine(after) }))
  })
  return found
}

type Evidence = { text: string; isBacked: boolean }

function beside(line: string, { text, isBacked }: Evidence): Candidate[] {
  const [first = '', place = ''] = line.split(BESIDE_NAME)
  const [name, ...rest] = first.split(', ')
  const isPlaced = rest.length > 0 && isCircumstance(rest.join(', ')) && !LEGAL_FORM.test(first)
  const company = cleanCompany(isPlaced && name ? name : first)
  const isName = isPlausibleCompany(company) && positionScore(company) < 2
  if (isSentence(`${line} `) || line.length > 90 || !isName) return []
  const elsewhere = text.split(` ${fold(company)}`).length - 2
  // "San Mateo, California" is a place through and through, unless the posting speaks of a San Mateo.
  const mayBeTown = isPlaced && elsewhere <= 0 && rest.every((part) => REGIONS.has(fold(part)))
  if (mayBeTown && !LEGAL_FORM.test(company)) return []
  const isHeader = isBacked || isPlaced || (place !== '' && isCircumstance(place))
  const weight = (LEGAL_FORM.test(company) ? 2 : 0) + (isHeader ? 2 : 0) + Math.min(Math.max(elsewhere, 0), 3)
  return weight > 0 ? [{ value: company, weight: weight + 1 }] : []
}

/** What ends a name in the line of a header: a dot, a dash before the place, a rating. */
const BESIDE_NAME = /\s+[·•|–—]\s+|\s+-\s+(?=\p{Lu})|\s*\((?=\d|\w+\.)/u

const isRating = (line: string) =>
  /^[\d.,]{1,4}\s*★?$|^\d[\d,.]* (?:reviews|ratings|followers)\b|^★+$|logo$/i.test(line)

/** A place, a date, a contract: what follows the name of an employer in a header. */
const isHeaderLine = (line: string | undefined): boolean =>
  line !== undefined &&
  line.length < 120 &&
  (isCircumstance(line) || /\s·\s|^\p{Lu}[\p{L} .'-]+, \p{Lu}[\p{L} .,'()-]+$/u.test(line))
