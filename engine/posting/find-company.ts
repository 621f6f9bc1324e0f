import { type Candidate, choose, sumUp } from './candidates.ts'
import { companiesInSentences } from './cues.ts'
import { bare, fold } from './fold.ts'
import { companiesBeside } from './layout.ts'
import { isJobSite, LEGAL_FORM } from './names.ts'

type Evidence = {
  position: string | undefined
  /** Readings from labels, headlines or metadata. */
  given: readonly Candidate[]
  /** Names from addresses and slugs, as letters and digits: they vouch, they do not name. */
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
  const names = sumUp([...given, ...beside, ...said])
    .filter(({ value }) => !position || bare(value) !== bare(position))
    .slice(0, NAME_LIMIT)
  const text = ` ${lines.map(fold).join(' ')} `
  const domains = [...slugs, ...domainsOf(text)]
  const weighed = names.map(({ value, weight }) => ({
    value,
    weight: weight + backing(value, text, domains) - sitePenalty(value, said),
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

/** A job site is an employer only where sentences speak of it as one. */
const sitePenalty = (name: string, said: readonly Candidate[]) =>
  isJobSite(name) && said.filter((one) => bare(one.value) === bare(name)).length < 2 ? 20 : 0

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

const PUBLIC_MAIL =
  /^(?:gmail|googlemail|outlook|hotmail|yahoo|icloud|proton|protonmail|gmx|web|live|aol|linkedin|github|google|twitter|facebook|youtube|goo|bit|forms|docs|notion|calendly|medium|apple|glassdoor|indeed)$/

/** The names in mail and web addresses of a text. */
function domainsOf(text: string): string[] {
  const found = new Set<string>()
  for (const [, host = ''] of text.matchAll(
    /(?:@|https?:\/\/(?:www\.)?|\bwww\.)([a-z0-9][a-z0-9.-]{2,80})/g,
  )) {
    const parts = host.replace(/\.$/, '').split('.')
    const name = parts.length > 2 && (parts.at(-2) ?? '').length <= 3 ? parts.at(-3) : parts.at(-2)
    if (name && name.length > 1 && !PUBLIC_MAIL.test(name)) found.add(name.replaceAll('-', ''))
    if (found.size > 30) break
  }
  return [...found]
}
