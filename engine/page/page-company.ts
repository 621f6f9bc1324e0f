import { EMPLOYER_SLUGS } from '../lexicon/job-sites.ts'
import { hostName } from '../posting/addressed-names.ts'
import type { Candidate } from '../posting/candidates.ts'
import { findCompany } from '../posting/find-company.ts'
import { bare, fold } from '../posting/fold.ts'
import { readHeadline } from '../posting/headline.ts'
import { cleanCompany, isFurniture, isJobSite, isPlausibleCompany } from '../posting/names.ts'
import { positionScore } from '../posting/roles.ts'
import type { Found } from './found.ts'
import type { Meta } from './meta.ts'

type Evidence = {
  sources: readonly Found[]
  meta: Meta
  lines: readonly string[]
  position: string | undefined
  labelled: readonly Candidate[]
}

/** Who hires: what structured data and markup state, else what titles, labels, sentences and addresses agree on. */
export function companyOf({ sources, meta, lines, position, labelled }: Evidence): string | undefined {
  const stated = sources.flatMap(({ company, isData = false }) => {
    const name = company && cleanCompany(company)
    return name && !isAnonymous(name) && (isData || isPlausibleCompany(name)) ? [name] : []
  })
  const employer = stated.find((name) => !isJobSite(name))
  if (employer) return employer
  // A job site in structured data hires itself where its posting speaks of it.
  const site = stated.find((name) => lines.filter((line) => line.includes(name)).length >= 2)
  if (site && sources.some(({ isData }) => isData)) return site
  const known = [meta.siteName, ...meta.logos]
    .map(cleanCompany)
    .filter((name) => name && isPlausibleCompany(name) && !isJobSite(name))
  const isNamed = (name: string) => lines.some((line) => line.includes(name))
  const text = fold(`${lines.join(' ')} ${meta.description}`)
  // A job site that we do not know names itself too, but its postings do not speak of it.
  const given: Candidate[] = known.map((name, i) => ({
    value: name,
    weight: (i === 0 && meta.siteName ? 2.5 : 1.5) + (text.includes(fold(name)) ? 0.75 : 0),
  }))
  for (const title of [meta.ogTitle, meta.title, ...meta.headings]) {
    const isAligned = position !== undefined && title.includes(position) && meta.headings.includes(position)
    const headline = readHeadline(withoutPosition(title, position), known)
    if (headline.company)
      given.push({
        value: headline.company,
        weight: headline.isCertain ? 4 : isAligned || isNamed(headline.company) ? 3 : 1.5,
      })
    const alone = headline.company ? undefined : nameAlone(title)
    if (alone) given.push({ value: alone, weight: 3 })
  }
  given.push(...labelled, ...stated.map((value) => ({ value, weight: 5 })))
  return findCompany(lines, { position, given, slugs: slugsOf(meta) })
}

/** "Acme Inc - Job details": what is left of a title when the words of every career site are taken out. */
function nameAlone(title: string): string | undefined {
  const [name, another] = title
    .split(/\s+[|–—-]+\s+|\s*::\s*/)
    .filter((part) => part && !isFurniture(part) && !JOB_DETAILS.test(part))
  return name &&
    !another &&
    positionScore(name) < 1 &&
    isPlausibleCompany(cleanCompany(name)) &&
    !isJobSite(name)
    ? cleanCompany(name)
    : undefined
}

const JOB_DETAILS =
  /^(?:job|position|posting|vacancy|career|stellen?|detail|offre|oferta)\s?-?(?:details?|information|description|opportunities|openings|listing|posting|anzeige|angebote?|pozice|search|page)?$/i

/** A title whose position is known reads as "Role", so that its own dashes do not split it. */
const withoutPosition = (title: string, position: string | undefined) =>
  position && title.includes(position) ? title.replace(position, 'Specialist') : title

const isAnonymous = (name: string) =>
  /^(?:confidential|anonymous|undisclosed|private|not disclosed|n\/a|company confidential|vertraulich|confidentiel|confidencial)/i.test(
    name,
  )

/** Names in the page's own addresses, and in those of the systems that it links to. */
function slugsOf({ own, linked }: Meta): string[] {
  const found = new Set<string>()
  for (const address of [...own, ...linked]) {
    for (const pattern of EMPLOYER_SLUGS) {
      const slug = pattern.exec(address)?.[1]
      if (slug) found.add(bare(slug.replaceAll('%20', '')))
    }
  }
  for (const address of own) {
    const name = URL_HOST.exec(address)?.[1]
    const host = name && hostName(name)
    if (host && !isJobSite(host)) found.add(host)
  }
  return [...found]
}

const URL_HOST = /^https?:\/\/([^/:?#]+)/
