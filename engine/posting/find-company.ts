import { domainsIn, mailDomains, namesLike } from './addressed-names.ts'
import { type Candidate, choose, sumUp } from './candidates.ts'
import { companiesInSentences } from './cues.ts'
import { bare, fold } from './fold.ts'
import { companiesBeside } from './layout.ts'
import { isJobSite, LEGAL_FORM } from './names.ts'
import { isTechnology } from './products.ts'

type Evidence = {
  position: string | undefined
  /** Readings from labels, headlines or metadata. */
  given: readonly Candidate[]
  /** Names from the addresses of the page, as letters and digits. */
  slugs: readonly string[]
}

/** A text names a handful of employers; one that names hundreds is no posting, and must not be slow. */
const NAME_LIMIT = 100

/** The employer that layout, sentences and addresses agree on; undefined when nothing is certain enough. */
export function findCompany(
  lines: readonly string[],
  { position, given, slugs }: Evidence,
): string | undefined {
  const said = companiesInSentences(lines)
  const beside = position ? companiesBeside(lines, position) : []
  const whole = lines.join('\n')
  const addressed = namesLike(new Set([...slugs, ...mailDomains(whole)]), whole).map((value) => ({
    value,
    weight: 1,
  }))
  const names = sumUp([...given, ...beside, ...said, ...addressed])
    .filter(({ value }) => !position || bare(value) !== bare(position))
    .slice(0, NAME_LIMIT)
  const text = ` ${lines.map(fold).join(' ')} `
  const domains = [...slugs, ...domainsIn(whole)]
  const weighed = names.map(({ value, weight }) => ({
    value,
    weight: weight + backing(value, text, domains) - penalty(value, { said, given }),
  }))
  return choose(withShortForms(weighed), 3)
}

function backing(name: string, text: string, domains: readonly string[]): number {
  const mentions = text.split(` ${fold(name)}`).length - 1
  const plain = bare(name)
  const isAddressed =
    plain.length > 2 &&
    domains.some((domain) => domain.includes(plain) || (domain.length > 3 && plain.startsWith(domain)))
  return Math.min(mentions, 8) * 0.4 + (isAddressed ? 2 : 0)
}

/** A job site is an employer only where sentences speak of it as one; a technology also where a title or label does. */
function penalty(
  name: string,
  { said, given }: { said: readonly Candidate[]; given: readonly Candidate[] },
): number {
  const isSame = (other: Candidate) => bare(other.value) === bare(name)
  if (said.filter(isSame).length >= 2) return 0
  if (isJobSite(name)) return 20
  return isTechnology(name) && !given.some((other) => isSame(other) && other.weight >= 3) ? 4 : 0
}

/** "Nightrail AG" and "Nightrail" are one employer: the short form vouches for the long one, unless it is the stronger name. */
function withShortForms(candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((candidate) => {
    const short = bare(candidate.value)
    const long = candidates.find(({ value, weight }) => {
      const isLonger = short.length > 3 && bare(value) !== short && bare(value).startsWith(short)
      return isLonger && weight >= 3 && (candidate.weight <= weight || LEGAL_FORM.test(value))
    })
    return long ? { ...candidate, value: long.value } : candidate
  })
}
