import { EMPLOYER_SLUGS } from '../lexicon/job-sites.ts'
import type { Candidate } from '../posting/candidates.ts'
import { findCompany } from '../posting/find-company.ts'
import { findPosition } from '../posting/find-position.ts'
import { bare, fold } from '../posting/fold.ts'
import { readHeadline } from '../posting/headline.ts'
import { readLabels } from '../posting/labels.ts'
import { beforeOtherJobs, linesOf } from '../posting/lines.ts'
import { cleanCompany, isFurniture, isJobSite, isPlausibleCompany } from '../posting/names.ts'
import { cleanPosition, withoutCompany, withoutLeadIn } from '../posting/position-name.ts'
import { positionScore } from '../posting/roles.ts'
import type { PostingReading } from '../read-posting.ts'
import type { Found } from './found.ts'
import { htmlToText } from './html-text.ts'
import { jobPostingsIn } from './json-ld.ts'
import { textsOf } from './main-content.ts'
import { type Meta, readMeta } from './meta.ts'
import { readMicrodata } from './microdata.ts'
import { readNamedParts } from './named-parts.ts'
import { cutToPosting, withoutInterface } from './page-description.ts'
import { indexPage } from './page-index.ts'
import { parsePage } from './parse.ts'
import { readState } from './state.ts'
import { readSystem } from './system.ts'
import { saysExpired, whyNoPosting } from './walls.ts'

/** How much of a page's text is searched for sentences that name position and employer. */
const READ_LIMIT = 40_000
const FULL_DESCRIPTION = 250

/** A page's HTML to a posting: structured data, known markup, embedded state, headings and titles, then the text itself. */
export function readPage(html: string, { url }: { url: string }): PostingReading {
  const index = indexPage(parsePage(html))
  const meta = readMeta(index, url)
  const heads = [...meta.headings, meta.ogTitle, meta.title]
  const sources = [
    postingOf(jobPostingsIn(index.page), heads),
    readMicrodata(index.page),
    readSystem(index),
    readState(index, heads),
    readNamedParts(index),
  ]
  const { main, visible } = textsOf(index)
  const isForm =
    hasForm(html) && (sources.some(({ position }) => isTitle(position)) || positionsIn(meta).length > 0)
  const isCertain = sources.some(
    ({ position, description = '' }) => isTitle(position) && description.length >= FULL_DESCRIPTION,
  )
  const reason = isCertain || isForm ? undefined : whyNoPosting({ index, meta, html, visible })
  if (reason && !(reason === 'empty' && hasPreview(meta))) return { kind: 'no-posting', reason }

  const trusted = sources.map(({ position }) => position).find(isTitle)
  const lines = beforeOtherJobs(linesOf(visible.slice(0, READ_LIMIT)))
  const labels = readLabels(lines)
  const position = trusted
    ? cleanTitle(trusted, meta)
    : findPosition(lines, [...positionsIn(meta), ...labels.positions])
  const companyName = companyOf({ sources, meta, lines, position, labelled: labels.companies })
  const positionName = position && withoutCompany(position, companyName)
  const described = describe(sources, { content: main, meta, position })
  if (!positionName || (!described && !isCertain && !isForm)) return { kind: 'no-posting', reason: 'empty' }
  const notes = []
  if (isCertain && saysExpired({ visible, meta })) notes.push('The page says that this posting is closed.')
  if (!described) notes.push('This is the application form: it does not hold the description.')
  if (described?.isPreview) notes.push('The page shows only the beginning of the description.')
  return {
    kind: 'posting',
    positionName,
    ...(companyName && { companyName }),
    ...(described && { jobDescription: described.text }),
    notes,
  }
}

const isTitle = (text: string | undefined): text is string =>
  text !== undefined && text.length >= 2 && text.length <= 200 && !isFurniture(text)

/** Of several postings the one that the page's headings name; without such a one, several are a listing. */
function postingOf(postings: readonly Found[], heads: readonly string[]): Found {
  const named = postings.find(
    ({ position }) => position && heads.some((head) => bare(head).includes(bare(position))),
  )
  return named ?? (postings.length <= 2 ? (postings[0] ?? {}) : {})
}

/** A title with company and date in it gives way to the heading that it contains. */
function cleanTitle(title: string, meta: Meta): string {
  const text = title.replace(/\s+/g, ' ').trim()
  const heading = meta.headings.find(
    (one) => one.length > 5 && one.length < text.length && text.includes(one) && positionScore(one) >= 2,
  )
  return withoutLeadIn(heading ?? text)
}

function positionsIn(meta: Meta): Candidate[] {
  const found: Candidate[] = []
  for (const heading of meta.headings)
    if (!isFurniture(heading))
      found.push({ value: cleanPosition(heading), weight: 2 + positionScore(heading) })
  for (const title of [meta.ogTitle, meta.title]) {
    const { position } = readHeadline(title, [meta.siteName, ...meta.logos.map(cleanCompany)])
    if (position) found.push({ value: cleanPosition(position), weight: 1.5 + positionScore(position) / 2 })
  }
  return found.filter(({ weight }) => weight >= 2.5)
}

type Evidence = {
  sources: readonly Found[]
  meta: Meta
  lines: readonly string[]
  position: string | undefined
  labelled: readonly Candidate[]
}

function companyOf({ sources, meta, lines, position, labelled }: Evidence): string | undefined {
  const stated = sources
    .map(({ company }) => company && cleanCompany(company))
    .find((name) => name && isPlausibleCompany(name) && !isJobSite(name) && !isAnonymous(name))
  if (stated) return stated
  const known = [meta.siteName, ...meta.logos]
    .map(cleanCompany)
    .filter((name) => name && isPlausibleCompany(name) && !isJobSite(name))
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
      given.push({ value: headline.company, weight: headline.isCertain ? 4 : isAligned ? 3 : 1.5 })
    const alone = headline.company ? undefined : nameAlone(title)
    if (alone) given.push({ value: alone, weight: 3 })
  }
  given.push(...labelled)
  return findCompany(lines, { position, given, slugs: slugsOf(meta.addresses) })
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

function slugsOf(addresses: readonly string[]): string[] {
  const found = new Set<string>()
  for (const address of addresses) {
    for (const pattern of EMPLOYER_SLUGS) {
      const slug = pattern.exec(address)?.[1]
      if (slug) found.add(bare(decodeURI(slug)))
    }
  }
  return [...found]
}

type Description = { text: string; isPreview: boolean }

function describe(
  sources: readonly Found[],
  { content, meta, position }: { content: string; meta: Meta; position: string | undefined },
): Description | undefined {
  const texts = sources
    .map(({ description = '' }) => withoutInterface(description))
    .filter((text) => text.length >= 80)
  const longest = texts.reduce((a, b) => (b.length > a.length ? b : a), '')
  const first = texts.find(
    (text) =>
      text.length >= FULL_DESCRIPTION && text.length > longest.length * 0.4 && !/(?:…|\.\.\.)$/.test(text),
  )
  if (first ?? longest) return { text: first ?? longest, isPreview: false }
  const main = withoutInterface(cutToPosting(content, position))
  if (main.length >= FULL_DESCRIPTION) return { text: main, isPreview: false }
  const preview = htmlToText(meta.description)
  if (preview.length >= 80 && preview.length > main.length) return { text: preview, isPreview: true }
  return main.length >= 80 ? { text: main, isPreview: false } : undefined
}

/** A page rendered by script that still tells other sites what it shows. */
const hasPreview = (meta: Meta) =>
  meta.description.length >= 100 &&
  [meta.ogTitle, ...meta.headings].some((title) => positionScore(title) >= 2)

const hasForm = (html: string) => /<input[^>]{0,300}type=["']?file/i.test(html)
