import { POSTING_SYSTEMS } from '../lexicon/posting-systems.ts'
import { leaveOut, textWithout } from './branch-text.ts'
import type { Found } from './found.ts'
import { type PageIndex, select, selectOutermost } from './page-index.ts'
import { type Selector, selector } from './selector.ts'
import { elementsOf, type PageElement, textOf } from './tree.ts'

type System = { position: Selector; company?: Selector; description: Selector; noise?: Selector }

const SYSTEMS: readonly System[] = POSTING_SYSTEMS.map(({ position, company, description, noise }) => ({
  position: selector(position),
  ...(company && { company: selector(company) }),
  description: selector(description),
  ...(noise && { noise: selector(noise) }),
}))

/** What the system whose markup the page has says of its posting; nothing when it is none that we know. */
export function readSystem(index: PageIndex): Found {
  let best: Found = {}
  for (const system of SYSTEMS) {
    const found = read(index, system)
    if (weigh(found) > weigh(best)) best = found
  }
  return best
}

const weigh = (found: Found) =>
  (found.position ? 2 : 0) + (found.description ? 2 : 0) + (found.company ? 1 : 0)

function read(index: PageIndex, system: System): Found {
  const title = select(index, system.position).find((element) => textOf(element))
  const parts = selectOutermost(index, system.description).filter(
    (element) => !system.noise?.matches(element),
  )
  if (!title && !parts.length) return {}
  const noise = leaveOut(system.noise ? select(index, system.noise) : [])
  const description = joinParts(parts.map((element) => textWithout(index, element, noise)))
  if (!title && description.length < 200) return {}
  const position = title && textOf(title)
  const company = system.company && companyIn(index, system.company)
  return {
    ...(position && { position }),
    ...(company && { company }),
    ...(description.length > 80 && { description }),
  }
}

/** Pages repeat a description for print or for small screens: each part is taken once. */
function joinParts(parts: readonly string[]): string {
  const kept: string[] = []
  for (const part of parts) if (part && !kept.some((other) => other.includes(part))) kept.push(part)
  return kept.join('\n\n')
}

function companyIn(index: PageIndex, matches: Selector): string | undefined {
  for (const element of select(index, matches)) {
    const { attributes } = element
    const label = /^Company, (.+?)\.?$/.exec(attributes['aria-label'] ?? '')?.[1]
    const name = label || attributes.content || textOf(element) || attributes.alt || imageIn(element)
    if (name?.trim()) return name.trim()
  }
  return undefined
}

function imageIn(element: PageElement): string | undefined {
  for (const inner of elementsOf(element))
    if (inner.tag === 'img' && inner.attributes.alt) return inner.attributes.alt
  return undefined
}
