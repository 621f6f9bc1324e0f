import type { Selector } from './selector.ts'
import { elementsIn, hasAncestor, NO_ATTRIBUTES, type PageElement } from './tree.ts'

/** A page with its elements by id, class, attribute and tag, so that a selector tests a few of them and not all. */
export type PageIndex = {
  page: PageElement
  elements: readonly PageElement[]
  buckets: ReadonlyMap<string, PageElement[]>
  /** Texts of whole branches, once read: several systems and names may mean the same one. */
  texts: Map<PageElement, string>
}

export function indexPage(page: PageElement): PageIndex {
  const elements = elementsIn(page)
  const buckets = new Map<string, PageElement[]>()
  const put = (key: string, element: PageElement) => {
    const bucket = buckets.get(key)
    if (!bucket) buckets.set(key, [element])
    else if (bucket[bucket.length - 1] !== element) bucket.push(element)
  }
  for (const element of elements) {
    put(element.tag, element)
    if (element.attributes === NO_ATTRIBUTES) continue
    for (const name of Object.keys(element.attributes)) put(`[${name}]`, element)
    const { id, class: classes } = element.attributes
    if (id) put(`#${id}`, element)
    if (classes && classes.length < 2000) for (const name of classes.split(/\s+/)) put(`.${name}`, element)
  }
  return { page, elements, buckets, texts: new Map() }
}

/** All matches in page order. */
export function select({ buckets, elements }: PageIndex, { alternatives }: Selector): PageElement[] {
  const found = new Set<PageElement>()
  for (const { key, matches } of alternatives) {
    for (const element of key === '*' ? elements : (buckets.get(key) ?? []))
      if (matches(element)) found.add(element)
  }
  return [...found].sort((a, b) => a.order - b.order)
}

/** Matches that are not inside another match: those are part of it. */
export function selectOutermost(index: PageIndex, selector: Selector): PageElement[] {
  const found = select(index, selector)
  const all = new Set(found)
  return found.filter((element) => !hasAncestor(element, (outer) => all.has(outer)))
}
