import type { Found } from './found.ts'
import { htmlToText } from './html-text.ts'
import { isObject, type JsonObject, objectsIn, textAt } from './json-values.ts'
import { parseLenientJson } from './lenient-json.ts'
import { type PageIndex, select } from './page-index.ts'
import { selector } from './selector.ts'

const SCRIPTS = selector('script[type]')

/** The schema.org JobPostings of a page's JSON-LD, as the page orders them. */
export function jobPostingsIn(index: PageIndex): Found[] {
  const found: Found[] = []
  for (const script of select(index, SCRIPTS)) {
    if (!/ld\+json/i.test(script.attributes.type ?? '')) continue
    const source = script.children.filter((child) => typeof child === 'string').join('')
    if (!/JobPosting/.test(source)) continue
    const data = parseLenientJson(source)
    const postings =
      data === undefined
        ? [salvage(source)]
        : [...objectsIn(data)].filter(isJobPosting).map((object) => readPosting(object, data))
    found.push(...postings.filter((posting) => posting.position || posting.description))
    if (found.length > 200) break
  }
  return found
}

const isJobPosting = (object: JsonObject) =>
  [object['@type']].flat().some((type) => typeof type === 'string' && /(?:^|\/)JobPosting$/.test(type))

function readPosting(object: JsonObject, whole: unknown): Found {
  const position = textAt(object, ['title', 'name', 'jobTitle'])
  const company = organisationOf(object.hiringOrganization, whole) ?? organisationOf(object.employer, whole)
  const description = descriptionOf(object)
  return {
    ...(position && { position: htmlToText(position) }),
    ...(company && { company: htmlToText(company) }),
    ...(description && { description }),
    isData: true,
  }
}

/** Sites split a posting over several properties; what the description repeats is not added again. */
function descriptionOf(object: JsonObject): string | undefined {
  const main = htmlToText(textAt(object, ['description']) ?? '')
  const parts = [
    'responsibilities',
    'qualifications',
    'skills',
    'experienceRequirements',
    'educationRequirements',
    'jobBenefits',
  ]
    .map((key) => htmlToText(textAt(object, [key]) ?? ''))
    .filter((part) => part.length > 80 && !main.includes(part.slice(0, 60)))
  return [main, ...parts].filter(Boolean).join('\n\n') || undefined
}

function organisationOf(value: unknown, whole: unknown): string | undefined {
  const [first] = [value].flat()
  if (typeof first === 'string') return /^https?:/.test(first) ? undefined : first
  if (!isObject(first)) return undefined
  const name = textAt(first, ['name', 'legalName', 'alternateName'])
  if (name || typeof first['@id'] !== 'string') return name
  for (const other of objectsIn(whole))
    if (other['@id'] === first['@id'] && other !== first) return textAt(other, ['name', 'legalName'])
  return undefined
}

/** JSON beyond repair: its strings are still there. */
function salvage(source: string): Found {
  const stringAt = (pattern: RegExp) => {
    const raw = pattern.exec(source)?.[1]
    return (
      raw &&
      htmlToText(
        raw
          .replace(/\\n/g, '\n')
          .replace(/\\"/g, '"')
          .replace(/\\\//g, '/')
          .replace(/\\u([\da-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      )
    )
  }
  const position = stringAt(/"title"\s*:\s*"((?:[^"\\]|\\.){2,300})"/)
  const company = stringAt(/"hiringOrganization"[^}]{0,300}?"name"\s*:\s*"((?:[^"\\]|\\.){1,200})"/)
  const description = stringAt(/"description"\s*:\s*"((?:[^"\\]|\\[\s\S]){20,200000})"\s*[,}]/)
  return { ...(position && { position }), ...(company && { company }), ...(description && { description }) }
}
