import { LISTINGS } from '../lexicon/page-walls.ts'
import { findPosition } from '../posting/find-position.ts'
import { bare, fold } from '../posting/fold.ts'
import { readLabels } from '../posting/labels.ts'
import { beforeOtherJobs, linesOf } from '../posting/lines.ts'
import { isFurniture } from '../posting/names.ts'
import { withoutCompany } from '../posting/position-name.ts'
import { positionScore } from '../posting/roles.ts'
import type { PostingReading } from '../read-posting.ts'
import type { Found } from './found.ts'
import { htmlToText } from './html-text.ts'
import { jobPostingsIn } from './json-ld.ts'
import { textsOf } from './main-content.ts'
import { type Meta, readMeta } from './meta.ts'
import { readMicrodata } from './microdata.ts'
import { readNamedParts } from './named-parts.ts'
import { companyOf } from './page-company.ts'
import { cutToPosting, withoutInterface } from './page-description.ts'
import { indexPage } from './page-index.ts'
import { cleanTitle, positionsIn } from './page-position.ts'
import { parsePage } from './parse.ts'
import { readState } from './state.ts'
import { readSystem } from './system.ts'
import { readTaleoHistory } from './taleo-history.ts'
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
    postingOf(jobPostingsIn(index), heads),
    readMicrodata(index),
    readSystem(index),
    readState(index, heads),
    readTaleoHistory(index),
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
  const shown = [
    visible,
    ...unseen(sources, visible),
    visible.length < FULL_DESCRIPTION ? htmlToText(meta.description) : '',
  ].join('\n')
  const lines = beforeOtherJobs(linesOf(shown.slice(0, READ_LIMIT)))
  const labels = readLabels(lines)
  const position = trusted
    ? cleanTitle(trusted, meta)
    : findPosition(lines, [...positionsIn(meta), ...labels.positions])
  const companyName = companyOf({ sources, meta, lines, position, labelled: labels.companies })
  const positionName = position && withoutCompany(position, companyName)
  const described = describe(sources, { content: main, meta, position })
  if (!positionName) return { kind: 'no-posting', reason: hasForm(html) ? 'apply-form' : 'empty' }
  if (!described && !isCertain && !isForm) return { kind: 'no-posting', reason: 'empty' }
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

/** Descriptions that only scripts would show. */
const unseen = (sources: readonly Found[], visible: string): string[] =>
  sources
    .flatMap(({ description }) =>
      description && !visible.includes(description.slice(0, 60)) ? [description] : [],
    )
    .slice(0, 1)

/** Of several postings the one that the page's headings name; without such a one, several are a listing. */
function postingOf(postings: readonly Found[], heads: readonly string[]): Found {
  if (postings.length === 1) return postings[0] ?? {}
  const titles = heads.filter((head) => !LISTINGS.some((pattern) => pattern.test(fold(head)))).map(bare)
  const named = postings.find(({ position = '' }) => {
    const name = bare(position)
    return name.length > 2 && titles.some((title) => title.includes(name) && title.length < name.length * 4)
  })
  return named ?? (postings.length === 2 ? (postings[0] ?? {}) : {})
}

type Description = { text: string; isPreview: boolean }

function describe(
  sources: readonly Found[],
  { content, meta, position }: { content: () => string; meta: Meta; position: string | undefined },
): Description | undefined {
  const texts = sources.map(({ description = '' }) => description).filter((text) => text.length >= 80)
  const stated = firstWhole(texts)
  if (stated) return { text: stated, isPreview: false }
  const main = withoutInterface(cutToPosting(content(), position))
  if (main.length >= FULL_DESCRIPTION) return { text: main, isPreview: false }
  const preview = htmlToText(meta.description)
  if (preview.length >= 80 && preview.length > main.length) return { text: preview, isPreview: true }
  return main.length >= 80 ? { text: main, isPreview: false } : undefined
}

/** The first that is not much shorter than another, nor cut short; else the longest. All without the site's own lines. */
function firstWhole(texts: readonly string[]): string | undefined {
  // Cleaning makes no text longer, so that often the first need be compared with what the others could be at most.
  const most = texts.reduce((length, text) => Math.max(length, text.length), 0)
  const isWhole = (text: string, longest: number) =>
    text.length >= FULL_DESCRIPTION && text.length > longest * 0.4 && !/(?:…|\.\.\.)$/.test(text)
  const [first = '', ...others] = texts
  const cleaned = [withoutInterface(first)]
  if (cleaned[0] && isWhole(cleaned[0], most)) return cleaned[0]
  cleaned.push(...others.map(withoutInterface))
  const kept = cleaned.filter((text) => text.length >= 80)
  const longest = kept.reduce((a, b) => (b.length > a.length ? b : a), '')
  return kept.find((text) => isWhole(text, longest.length)) ?? (longest || undefined)
}

/** A page rendered by script that still tells other sites what it shows. */
const hasPreview = (meta: Meta) =>
  meta.description.length >= 100 &&
  [meta.ogTitle, ...meta.headings].some((title) => positionScore(title) >= 2)

const hasForm = (html: string) => /<input[^>]{0,300}type=["']?file/i.test(html)
