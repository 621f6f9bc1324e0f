import type { Alternative, Selector } from './selector.ts'
import { elementsIn, hasAncestor, NO_ATTRIBUTES, type PageElement } from './tree.ts'

/** A page with its elements by id, class, attribute and tag, so that a selector tests a few of them and not all. */
export type PageIndex = {
  page: PageElement
  elements: readonly PageElement[]
  buckets: ReadonlyMap<string, PageElement[]>
  /** The elements that have an attribute, by its value: there are many fewer values than elements. */
  values: ReadonlyMap<string, ReadonlyMap<string, PageElement[]>>
  /** Texts of whole branches, once read: several systems and names may mean the same one. */
  texts: Map<PageElement, string>
}

export function indexPage(page: PageElement): PageIndex {
  const elements = elementsIn(page)
  const buckets = new Map<string, PageElement[]>()
  const values = new Map<string, Map<string, PageElement[]>>()
  for (const element of elements) {
    put(buckets, element.tag, element)
    if (element.attributes === NO_ATTRIBUTES) continue
    for (const [name, value] of Object.entries(element.attributes)) {
      const key = `[${name}]`
      const groups = values.get(key) ?? new Map<string, PageElement[]>()
      values.set(key, groups)
      put(groups, value, element)
    }
    const { id, class: classes } = element.attributes
    if (id) put(buckets, `#${id}`, element)
    if (classes && classes.length < 2000)
      for (const name of classes.split(/\s+/)) put(buckets, `.${name}`, element)
  }
  return { page, elements, buckets, values, texts: new Map() }
}

function put(buckets: Map<string, PageElement[]>, key: string, element: PageElement): void {
  const bucket = buckets.get(key)
  if (!bucket) buckets.set(key, [element])
  else if (bucket[bucket.length - 1] !== element) bucket.push(element)
}

/** All matches in page order. */
export function select(index: PageIndex, { alternatives }: Selector): PageElement[] {
  const found = new Set<PageElement>()
  for (const alternative of alternatives)
    for (const bucket of bucketsFor(index, alternative))
      for (const element of bucket) if (alternative.matches(element)) found.add(element)
  return [...found].sort((a, b) => a.order - b.order)
}

function bucketsFor(
  { elements, buckets, values }: PageIndex,
  { key, accepts }: Alternative,
): Iterable<readonly PageElement[]> {
  if (key === '*') return [elements]
  if (!key.startsWith('[')) return [buckets.get(key) ?? []]
  const groups = values.get(key)
  if (!groups) return []
  return accepts ? [...groups].flatMap(([value, group]) => (accepts(value) ? [group] : [])) : groups.values()
}

/** Matches that are not inside another match: those are part of it. */
export function selectOutermost(index: PageIndex, selector: Selector): PageElement[] {
  const found = select(index, selector)
  const all = new Set(found)
  return found.filter((element) => !hasAncestor(element, (outer) => all.has(outer)))
}
