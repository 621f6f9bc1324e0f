import type { Candidate } from '../posting/candidates.ts'
import { bare } from '../posting/fold.ts'
import { readHeadline } from '../posting/headline.ts'
import { cleanCompany, isFurniture } from '../posting/names.ts'
import { cleanPosition, withoutLeadIn } from '../posting/position-name.ts'
import { positionScore } from '../posting/roles.ts'
import type { Meta } from './meta.ts'

/** A title with company and date in it gives way to the heading that it contains. */
export function cleanTitle(title: string, meta: Meta): string {
  const text = title.replace(/\s+/g, ' ').trim()
  const heading = meta.headings.find(
    (one) => one.length > 5 && one.length < text.length && text.includes(one) && positionScore(one) >= 2,
  )
  return withoutLeadIn(heading ?? text)
}

/** Positions that headings and titles name. */
export function positionsIn(meta: Meta): Candidate[] {
  const found: Candidate[] = []
  for (const heading of meta.headings)
    if (!isFurniture(heading))
      found.push({ value: cleanPosition(heading), weight: 2 + positionScore(heading) })
  const known = [meta.siteName, ...meta.logos].map(cleanCompany)
  for (const title of [meta.ogTitle, meta.title]) {
    const { position, company, isCertain } = readHeadline(title, known)
    if (!position) continue
    // Nothing in it is surely an employer: "Engineer - Payments" is one position.
    const isName = isCertain || known.some((name) => bare(name) === bare(company ?? ''))
    const isWhole = title === meta.ogTitle && !isName && title.length < 120
    found.push({
      value: cleanPosition(isWhole ? title : position),
      weight: 1.5 + positionScore(position) / 2,
    })
  }
  return found.filter(({ weight }) => weight >= 2.5)
}
