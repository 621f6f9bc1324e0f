import { bare } from './fold.ts'
import { isCircumstance, isJobSite } from './names.ts'
import { positionScore } from './roles.ts'

const LEAD_IN =
  /^(?:(?:job|jobs|job offer|job posting|job title|job opening|stelle|stellenangebot|stellenausschreibung|offre d'emploi|offre|oferta de empleo|vacancy|vacature|hiring|we'?re hiring|we are hiring|now hiring|open position|open role|wanted|urgent|emploi|role|position|apply now|apply|career|careers|wir suchen|gesucht)\s*[:!–-]\s*(?:an? )?|(?:hiring|wanted|we'?re hiring(?: an?)?|now hiring|join (?:us|our team|the team) as (?:an? |our |the )?|offre d['’]emploi|oferta de (?:empleo|trabajo)(?: de)?|empleo de|stellenangebot)\s*(?=(?-i:\p{Lu})))/iu

export const withoutLeadIn = (text: string): string => text.replace(LEAD_IN, '')

/** "Backend Engineer; Data Engineer" is two roles; "Manager, Growth" is one. */
export function splitRoles(text: string): string[] {
  const separators = [/\s*;\s*/, /\s*,\s+(?=\p{Lu})|\s+(?:&|and|und|et|y|\+)\s+/u]
  for (const separator of separators) {
    const parts = text.split(separator).filter(Boolean)
    if (parts.length > 1 && parts.every((part) => positionScore(part) >= 2.5 && /\S\s+\S/.test(part)))
      return parts
  }
  return [text]
}

/** A title line as a position: without "Job offer:", and without the place where it says "in Stuttgart, Germany". */
export function cleanPosition(text: string): string {
  const line = withoutCircumstances(
    withoutBrackets(
      withoutLeadIn(
        text
          .replace(/\s+/g, ' ')
          .replace(/\s*-\s*job post$|\s+jobs?(?: in \p{Lu}.*)?$/iu, '')
          .trim(),
      ),
    ),
  )
  const first = line.includes(';') ? (splitRoles(line)[0] ?? line) : line
  const place = /^(.{3,}?\S)\s+(?:in|à|en|em|w|v|ve)\s+(\p{Lu}[\p{L}. '-]+(?:, \p{Lu}[\p{L}. '-]+)*)$/u.exec(
    first,
  )
  const withoutPlace =
    place?.[1] && place[2] && isCircumstance(place[2]) && positionScore(place[1]) >= 2 ? place[1] : first
  return withoutPlace.replace(/^["“”'*_\s]+|["“”*_\s,;:!|–-]+$/g, '').trim()
}

/** "[Remote] [Contract] Engineer" is an engineer. */
export function withoutBrackets(text: string): string {
  let rest = text
  for (let cut = BRACKET.exec(rest); cut?.[1] && isCircumstance(cut[1]); cut = BRACKET.exec(rest))
    rest = rest.slice(cut[0].length)
  return rest
}

const BRACKET = /^\[([^\]]{2,40})\]\s*(?:[-–:|]\s*)?(?=\S)/

/** "Engineer - Berlin - Full-time" is an engineer; "Engineer - Payments" stays whole. */
function withoutCircumstances(text: string): string {
  let rest = text
  for (
    let cut = TAIL.exec(rest);
    cut?.[1] && cut[2] && isCircumstance(cut[2]) && positionScore(cut[1]) >= 1.2;
    cut = TAIL.exec(rest)
  )
    rest = cut[1]
  return rest
}

const TAIL = /^([^()]{4,}(?:\([^()]*\)[^()]*)*)\s[–—-]+\s+([^–—]{2,60})$/

/** The position without the employer's or a job site's name at either end. */
export function withoutCompany(position: string, company: string | undefined): string {
  const parts = position.split(/\s+[|–—-]+\s+|\s+@\s+|\s+(?:at|bei|chez|na|no)\s+|:\s+/)
  if (parts.length < 2) return position
  const isName = (part: string) => isJobSite(part) || (company !== undefined && bare(part) === bare(company))
  let rest = position
  for (const part of [parts[0] ?? '', parts.at(-1) ?? '']) {
    if (!isName(part) || part.length >= rest.length) continue
    rest = rest.startsWith(part)
      ? rest.slice(part.length).replace(/^[\s|–—:@-]+/, '')
      : rest.slice(0, -part.length).replace(/[\s|–—:@-]+$|\s+(?:at|bei|chez|na|no)\s*$/, '')
  }
  return rest.trim() || position
}
