import { bare } from '../posting/fold.ts'
import { positionScore } from '../posting/roles.ts'
import type { Found } from './found.ts'
import { htmlToText } from './html-text.ts'
import { isObject, type JsonObject, objectsIn, textAt } from './json-values.ts'
import { literalAt } from './literals.ts'
import { streamedValues } from './next-stream.ts'
import { type PageIndex, select } from './page-index.ts'
import { selector } from './selector.ts'

const TITLES = [
  'title',
  'jobTitle',
  'job_title',
  'positionTitle',
  'postingTitle',
  'positionName',
  'jobName',
  'name',
  'text',
  'Title',
  'label',
]
const DESCRIPTIONS = [
  'descriptionHtml',
  'description',
  'jobDescription',
  'job_description',
  'jobDescriptionHtml',
  'descriptionHTML',
  'descriptionBody',
  'content',
  'body',
  'html',
  'jobDescriptionText',
  'descriptionPlain',
  'ExternalDescriptionStr',
  'Description',
]
const MORE = [
  'responsibilities',
  'requirements',
  'requirementsHtml',
  'qualifications',
  'profile',
  'benefits',
  'benefitsHtml',
  'companyDescription',
  'additionalInformation',
  'recruitment_process',
  'lists',
  'closing',
  'ExternalResponsibilitiesStr',
  'ExternalQualificationsStr',
  'offer',
  'tasks',
]
const COMPANIES = [
  'companyName',
  'company_name',
  'employerName',
  'hiringOrganizationName',
  'organizationName',
  'advertiserName',
  'company',
  'employer',
]
const OWNERS = [
  'company',
  'organization',
  'organisation',
  'employer',
  'hiringOrganization',
  'startup',
  'advertiser',
  'account',
  'brand',
  'department_company',
]

const SCRIPTS = selector('script')
const PROPS = selector(
  '[data-page], [data-props], [data-react-props], [data-state], [data-initial-state], [data-job]',
)
const SOURCE_LIMIT = 3_000_000

/** The posting in the state that a script-rendered page carries along; `headings` decide where there are several. */
export function readState(index: PageIndex, headings: readonly string[]): Found {
  const jobs: { found: Found; score: number }[] = []
  for (const state of statesOf(index)) {
    const owner = ownerIn(state)
    for (const object of objectsIn(state)) {
      const found = readJob(object, owner)
      if (found?.position) jobs.push({ found, score: scoreOf(found, headings) })
      if (jobs.length > 300) break
    }
  }
  const best = jobs.reduce<(typeof jobs)[number] | undefined>(
    (top, next) => (!top || next.score > top.score ? next : top),
    undefined,
  )
  if (!best || (jobs.length > 1 && best.score < 4) || best.score < 1.5) return {}
  return best.found
}

function scoreOf({ position = '', description = '' }: Found, headings: readonly string[]): number {
  const isShown = headings.some((heading) => bare(heading).includes(bare(position)))
  return (isShown ? 3 : 0) + (positionScore(position) >= 2 ? 1.5 : 0) + (description.length > 400 ? 1 : 0)
}

function readJob(object: JsonObject, owner: string | undefined): Found | undefined {
  const position = textAt(object, TITLES)
  const raw = textAt(object, DESCRIPTIONS)
  if (!position || !raw || position.length > 160 || raw.length < 300 || position.includes('<'))
    return undefined
  const more = MORE.map((key) => object[key])
    .map(asText)
    .filter((text) => text.length > 60)
  const description = [raw, ...more].map(htmlToText).join('\n\n')
  const company =
    COMPANIES.map((key) => object[key]).find((value) => typeof value === 'string') ?? ownerIn(object) ?? owner
  return {
    position: htmlToText(position),
    description,
    ...(typeof company === 'string' && company && { company }),
  }
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  return value
    .slice(0, 50)
    .map((part) =>
      isObject(part)
        ? [textAt(part, ['text', 'title', 'name']), textAt(part, ['content', 'body', 'description'])]
            .filter(Boolean)
            .join('\n')
        : '',
    )
    .join('\n\n')
}

function ownerIn(value: unknown): string | undefined {
  for (const object of objectsIn(value)) {
    for (const key of OWNERS) {
      const inner = object[key]
      const name = isObject(inner)
        ? textAt(inner, ['name', 'displayName', 'title', 'companyName'])
        : undefined
      if (name && name.length < 100) return name
    }
  }
  return undefined
}

/** JSON in scripts and attributes, parsed. */
function* statesOf(index: PageIndex): Generator<unknown> {
  const streamed: string[] = []
  for (const { attributes, children } of select(index, SCRIPTS)) {
    const source = children.filter((child) => typeof child === 'string').join('')
    if (/^\s*self\.__next_f\.push\(/.test(source)) {
      streamed.push(source)
      continue
    }
    if (source.length < 300 || source.length > SOURCE_LIMIT || /ld\+json/.test(attributes.type ?? ''))
      continue
    if (!/description|content|body/i.test(source)) continue
    if (/json/.test(attributes.type ?? '')) yield parse(source.replaceAll('&q;', '"'))
    else yield* assignedIn(source)
  }
  yield* streamedValues(streamed)
  for (const { attributes } of select(index, PROPS)) {
    for (const [name, value] of Object.entries(attributes))
      if (name.startsWith('data-') && value.startsWith('{') && value.length > 300) yield parse(value)
  }
}

const ASSIGNMENT =
  /(?:window\.|self\.|globalThis\.|var |let |const )?[\w$.[\]"']{2,60}\s*=\s*(?:JSON\.parse\(\s*)?(?=[{["'])/g

/** `window.__STATE__ = {...}` and `= JSON.parse("...")`. */
function* assignedIn(source: string): Generator<unknown> {
  let end = 0
  let count = 0
  for (const match of source.matchAll(ASSIGNMENT)) {
    const start = match.index + match[0].length
    if (start < end || ++count > 200) continue
    const literal = literalAt(source, start)
    if (literal.length < 300) continue
    end = start + literal.length
    const value = parse(literal)
    yield typeof value === 'string' ? parse(value) : value
  }
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}
