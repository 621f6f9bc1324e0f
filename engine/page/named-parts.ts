import { isPlausibleCompany } from '../posting/names.ts'
import { positionScore } from '../posting/roles.ts'
import { leaveOut, textWithout } from './branch-text.ts'
import type { Found } from './found.ts'
import type { PageIndex } from './page-index.ts'
import { isNoise } from './page-noise.ts'
import { isHidden } from './readable-text.ts'
import { hasAncestor, type PageElement, textOf } from './tree.ts'

const JOB = 'job|position|vacancy|posting|role|offer|opening|requisition|stelle|vacature|vaga|offre|oferta'
const POSITION = new RegExp(
  `(?:^|[\\s_-])(?:${JOB})[a-z]*[-_]*(?:title|name|heading|headline|titel)(?![a-z])`,
  'i',
)
const COMPANY =
  /(?:^|[\s_-])(?:hiring[-_]*)?(?:company|employer|organi[sz]ation|advertiser|recruiter|firma|arbeitgeber)s?[-_]*(?:name|title|link)(?![a-z])/i
const DESCRIPTION = new RegExp(
  `(?:^|[\\s_-])(?:${JOB})[a-z]*[-_]*(?:description|descr?|details?|content|body|text|ad|beschreibung)(?![a-z])|(?:^|[\\s_-])description(?![a-z])`,
  'i',
)
const NAMING = [
  'class',
  'id',
  'data-testid',
  'data-test',
  'data-qa',
  'data-cy',
  'data-automation',
  'data-ui',
  'itemprop',
]

/** A page with more parts of one name is a listing, or made to be slow. */
const PART_LIMIT = 60

/** Elements that say by class, id or test name what they hold: how most sites without a known system are written. */
export function readNamedParts(index: PageIndex): Found {
  const parts = partsOf(index)
  const titles = parts.titles.map(textOf)
  const companies = parts.companies.map(textOf)
  let description = ''
  const noise = leaveOut(parts.descriptions.length ? index.elements.filter(isNoise) : [])
  for (const element of parts.descriptions)
    if (!isAside(element)) description = better(description, textWithout(index, element, noise))
  const shown = titles.filter((title) => title && title.length <= 140)
  const position = new Set(shown).size <= 3 ? shown.find((title) => positionScore(title) >= 1) : undefined
  const named = companies.filter((name) => name.length <= 80 && isPlausibleCompany(name))
  const company = new Set(named).size <= 3 ? named[0] : undefined
  return {
    ...(position && { position }),
    ...(company && { company }),
    ...(description.length > 300 && { description }),
  }
}

type Parts = Record<'titles' | 'companies' | 'descriptions', PageElement[]>

/** An element that is named twice over is a title before an employer, and an employer before a description. */
function partsOf({ values }: PageIndex): Parts {
  const found: Parts = { titles: [], companies: [], descriptions: [] }
  for (const name of NAMING) {
    for (const [value, elements] of values.get(`[${name}]`) ?? []) {
      const kind = kindOf(value)
      if (kind) found[kind].push(...elements.slice(0, PART_LIMIT))
    }
  }
  const taken = new Set<PageElement>()
  const first = (elements: PageElement[]) =>
    elements
      .sort((a, b) => a.order - b.order)
      .filter((element) => !isHidden(element) && !taken.has(element) && taken.add(element))
      .slice(0, PART_LIMIT)
  return {
    titles: first(found.titles),
    companies: first(found.companies),
    descriptions: first(found.descriptions),
  }
}

function kindOf(value: string): keyof Parts | undefined {
  if (!value || value.length >= 1000) return undefined
  const names = value.replace(/([a-z])(?=[A-Z])/g, '$1-')
  if (POSITION.test(names)) return 'titles'
  if (COMPANY.test(names)) return 'companies'
  return DESCRIPTION.test(names) ? 'descriptions' : undefined
}

const isAside = (element: PageElement) =>
  element.tag === 'meta' || hasAncestor(element, (outer) => outer.tag !== 'form' && isNoise(outer))

/** The longer text, unless it is a whole page around the other one. */
const better = (known: string, next: string) =>
  next.length > known.length && !(known.length > 800 && next.length > known.length * 3) ? next : known
