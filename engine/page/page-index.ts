import type { Selector } from './selector.ts'
import { elementsOf, type PageElement } from './tree.ts'

/** A page with its elements by id, class, attribute and tag, so that a selector tests a few of them and not all. */
export type PageIndex = {
  page: PageElement
  elements: readonly PageElement[]
  buckets: ReadonlyMap<string, PageElement[]>
  order: ReadonlyMap<PageElement, number>
}

export function indexPage(page: PageElement): PageIndex {
  const elements = [...elementsOf(page)]
  const buckets = new Map<string, PageElement[]>()
  const order = new Map<PageElement, number>()
  const put = (key: string, element: PageElement) => {
    const bucket = buckets.get(key)
    if (!bucket) buckets.set(key, [element])
    else if (bucket.at(-1) !== element) bucket.push(element)
  }
  elements.forEach((element, i) => {
    order.set(element, i)
    put(element.tag, element)
    for (const name of Object.keys(element.attributes)) put(`[${name}]`, element)
    const { id, class: classes } = element.attributes
    if (id) put(`#${id}`, element)
    if (classes && classes.length < 2000) for (const name of classes.split(/\s+/)) put(`.${name}`, element)
  })
  return { page, elements, buckets, order }
}

/** All matches in page order. */
export function select({ buckets, elements, order }: PageIndex, { alternatives }: Selector): PageElement[] {
  const found = new Set<PageElement>()
  for (const { key, matches } of alternatives) {
    for (const element of key === '*' ? elements : (buckets.get(key) ?? []))
      if (matches(element)) found.add(element)
  }
  return [...found].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
}

/** Matches that are not inside another match: those are part of it. */
export function selectOutermost(index: PageIndex, selector: Selector): PageElement[] {
  const found = select(index, selector)
  const all = new Set(found)
  return found.filter((element) => {
    for (let next = element.parent; next; next = next.parent) if (all.has(next)) return false
    return true
  })
}
