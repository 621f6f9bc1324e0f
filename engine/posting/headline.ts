import { bare } from './fold.ts'
import {
  cleanCompany,
  isCircumstance,
  isFurniture,
  isJobSite,
  isPlausibleCompany,
  LEGAL_FORM,
} from './names.ts'
import { withoutBrackets, withoutLeadIn } from './position-name.ts'
import { isTechnology } from './products.ts'
import { GENDER_MARK, positionScore } from './roles.ts'

export type Headline = {
  position?: string
  company?: string
  /** The line has a form that only such headlines have; a mere dash proves less. */
  isCertain: boolean
}

type Pattern = { regex: RegExp; position?: number; company?: number }

/** Whole headlines of job sites. The groups say which part is what. */
const PATTERNS: readonly Pattern[] = [
  { regex: /^job application for (.{2,120}) at (.{2,80})$/i, position: 1, company: 2 },
  {
    regex: /^apply (?:for|to)(?: the)? (.{2,120}?)(?: job| position| role)? at (.{2,80})$/i,
    position: 1,
    company: 2,
  },
  {
    regex:
      /^(.{2,80}?) (?:is |are )?(?:hiring|recruiting)(?: for)?:?(?: an?)? (.{3,120}?)(?: (?:job )?in \p{Lu}.{1,80})?$/iu,
    company: 1,
    position: 2,
  },
  {
    regex:
      /^(.{2,80}?) (?:sucht|busca|recrute|recherche|zoekt|söker|søger|hledá|cerca)(?: (?:eine?n?|une?|een|en))? (.{3,120}?)(?: in \p{Lu}.{1,60})?$/iu,
    company: 1,
    position: 2,
  },
  {
    regex: /^(.{2,80}?) is looking for (?:an? )?(.{3,120}?)(?: in \p{Lu}.{1,80})?$/iu,
    company: 1,
    position: 2,
  },
  { regex: /^join (.{2,60}?) as (?:an? )?(.{3,120})$/i, company: 1, position: 2 },
  { regex: /^\[([^\]]{2,60})\]\s*(?:[-–:|]\s*)?(.{3,120})$/, company: 1, position: 2 },
  { regex: /^【([^】]{2,60})】\s*(?:[-–:|]\s*)?(.{3,120})$/, company: 1, position: 2 },
  {
    regex:
      /^(.{3,120}?) (?:job |role |position )?(?:at|@|bei|chez|hos|presso|bij|na|no) (?:the (?:company )?)?(\S.{1,80})$/i,
    position: 1,
    company: 2,
  },
]

/**
 * Takes a one-line headline apart: a page's title, the first line of a Hacker News comment, the subject of a mail.
 * `known` holds names that other parts of the page vouch for; they decide which part is the employer.
 */
export function readHeadline(raw: string, known: readonly string[] = []): Headline {
  const line = raw.replace(/\s+/g, ' ').trim()
  if (line.length < 3 || line.length > 300) return { isCertain: false }
  const headline = withoutBrackets(withoutLeadIn(withoutSite(line)))
  return matchWhole(headline) ?? readSegments(headline, known)
}

/** Cuts a job site's own name and its standing words off the end. */
function withoutSite(line: string): string {
  let rest = line
  for (let i = 0; i < 4; i++) {
    const cut = /^(.+)(?:\s[|·•»–—-]|\s::|\s@|\s on|\s,)\s+([^|·•»–—]{2,50})$/.exec(rest)
    const tail = cut?.[2] ?? ''
    if (
      !cut?.[1] ||
      !(
        isJobSite(tail) ||
        isFurniture(tail) ||
        /^(?:job details?|jobs? (?:bei|at|in)|career site|jobboard)/i.test(tail)
      )
    )
      break
    rest = cut[1]
  }
  return rest
}

function matchWhole(line: string): Headline | undefined {
  for (const { regex, position, company } of PATTERNS) {
    const match = regex.exec(line)
    if (!match) continue
    const role = (match[position ?? 0] ?? '').replace(/\s*[-–|]\s*(?:careers?|jobs?)$/i, '').trim()
    const employer = cleanCompany(
      (match[company ?? 0] ?? '').split(/\s+[|·•–—]\s+|\s+-\s+|\s+(?:in|à)\s+(?=\p{Lu})/u)[0] ?? '',
    )
    if (positionScore(role) < 1 || positionScore(employer) >= 2.5 || !isPlausibleCompany(employer)) continue
    if (/\s[|]\s/.test(role)) continue
    return { position: role, company: employer, isCertain: true }
  }
  return undefined
}

function readSegments(line: string, known: readonly string[]): Headline {
  const piped = /\s\|\s|\s?\|\s|\s[·•]\s/.test(line)
  const segments = line
    .split(piped ? /\s*\|\s*|\s+[·•]\s+/ : /\s+[–—-]+\s+|\s+::\s+|\s+[|·•»]\s*|:\s+(?=\S)/)
    .map((segment) => segment.trim())
    .filter(Boolean)
  if (piped && segments.length > 1) return fromPipes(segments, known)
  return fromDashes(segments, known)
}

/** "Company | Role | Place | ...": the employer stands first, unless that part is the role. */
function fromPipes(segments: string[], known: readonly string[]): Headline {
  const scores = segments.map((segment) =>
    isCircumstance(segment) && !GENDER_MARK.test(segment)
      ? positionScore(segment) - 1
      : positionScore(segment),
  )
  const positions = segments.filter(
    (_, i) => (scores[i] ?? 0) >= 1.2 && i < 6 && !looksLikeName(segments[i] ?? '', known),
  )
  const best = positions.length
    ? positions.reduce((a, b) => (positionScore(b) > positionScore(a) + 0.6 ? b : a))
    : undefined
  const names = segments.filter(
    (segment) =>
      segment !== best &&
      !positions.includes(segment) &&
      isPlausibleCompany(nameIn(segment)) &&
      // One may be the employer's own; a list of them is the stack.
      !(isTechnology(segment) && /[,/&+]/.test(segment)),
  )
  const vouched = names.find((name) => known.some((other) => bare(other) === bare(name)))
  const isRoleFirst = segments[0] === best || isCircumstance(segments[0] ?? '')
  const company = vouched ?? (isRoleFirst ? names[0] : names.find((name) => name === segments[0]))
  return {
    ...(best && { position: best }),
    ...(company && { company: nameIn(company) }),
    isCertain: segments.length > 2 || Boolean(best && company),
  }
}

const looksLikeName = (text: string, known: readonly string[]) =>
  LEGAL_FORM.test(text) || known.some((name) => bare(name) === bare(text))

/** "Galaxy (getgalaxy.io) - The Cursor for SQL" is Galaxy. */
const nameIn = (segment: string) =>
  cleanCompany(
    segment.split(
      /\s*https?:|\s+[–—-]+\s+|\s*\((?=https?:|www\.|[\w-]+\.\w|YC|[SWF]\d\d)|,\s(?=\p{Ll})|:\s/iu,
    )[0] ?? '',
  )

/** "Role - Company" or "Company - Role": the role noun says which. */
function fromDashes(segments: string[], known: readonly string[]): Headline {
  const vouched = segments.find((segment) => looksLikeKnown(segment, known))
  const rest = segments.filter((segment) => segment !== vouched)
  const scored = rest.map((segment) => ({ segment, score: positionScore(segment) }))
  const best = scored.reduce<{ segment: string; score: number } | undefined>(
    (top, next) => (!top || next.score > top.score + 0.8 ? next : top),
    undefined,
  )
  const position = best && best.score >= 1.2 ? best.segment : undefined
  if (vouched) return result(position ?? (rest.length === 1 ? rest[0] : undefined), cleanCompany(vouched))
  if (!position || segments.length < 2) return result(position, undefined)
  const others = rest
    .filter((segment) => segment !== position)
    .map(withoutPlace)
    .filter(
      (part) => !isCircumstance(part) && !isFurniture(part) && !isJobSite(part) && positionScore(part) < 1,
    )
  const named =
    others.find((segment) => LEGAL_FORM.test(segment)) ?? (others.length === 1 ? others[0] : undefined)
  const company =
    named && isPlausibleCompany(cleanCompany(named)) && positionScore(named) < 2.5
      ? cleanCompany(named)
      : undefined
  // A specialisation may follow the role; what stands before it is the employer.
  const isLeading =
    named !== undefined && segments.findIndex((one) => one.startsWith(named)) < segments.indexOf(position)
  return { ...result(position, company), isCertain: isLeading }
}

/** "Nightrail, Graz" is Nightrail. */
function withoutPlace(segment: string): string {
  const [name = '', ...rest] = segment.split(', ')
  return rest.length && isCircumstance(rest.join(', ')) && !LEGAL_FORM.test(segment) ? name : segment
}

const looksLikeKnown = (segment: string, known: readonly string[]) =>
  known.some((name) => bare(name).length > 1 && bare(name) === bare(cleanCompany(segment)))

const result = (position: string | undefined, company: string | undefined): Headline => ({
  ...(position && { position }),
  ...(company && { company }),
  isCertain: false,
})
