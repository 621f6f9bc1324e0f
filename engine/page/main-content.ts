import type { PageIndex } from './page-index.ts'
import { isNoise } from './page-noise.ts'
import { isHidden, readableText } from './readable-text.ts'
import { isElement, type PageElement } from './tree.ts'

const CONTAINERS = new Set([
  'div',
  'section',
  'article',
  'main',
  'td',
  'body',
  'table',
  'tbody',
  'tr',
  'center',
  'span',
  'ul',
  'form',
  'a',
  'font',
  '#page',
  'html',
])
const SILENT = new Set([
  'script',
  'noscript',
  'style',
  'head',
  'button',
  'select',
  'option',
  'textarea',
  'title',
])

/** `main`: the part of a page that holds most of its running text. `visible`: all of it but navigation and the like. */
export type PageText = { main: string; visible: string }

export function textsOf(index: PageIndex): PageText {
  const weights = weigh(index)
  const total = weights.get(index.page) ?? 0
  const isSmallNoise = (element: PageElement) => isNoise(element) && (weights.get(element) ?? 0) < total * 0.5
  return {
    main: readableText(heaviest(index, weights), isSmallNoise),
    visible: readableText(index.page, isSmallNoise),
  }
}

function heaviest(index: PageIndex, weights: ReadonlyMap<PageElement, number>): PageElement {
  let best = index.page
  for (;;) {
    const total = weights.get(best) ?? 0
    const heir: PageElement | undefined = best.children
      .filter(isElement)
      .find((child) => CONTAINERS.has(child.tag) && (weights.get(child) ?? 0) >= total * 0.85)
    if (!heir) return best
    best = heir
  }
}

/**
 * Length of text outside links, controls and noise, for each element. Children come after their parents, so one pass
 * backwards sums up. A form counts as noise only where it is one: some sites wrap the whole page in a form.
 */
function weigh({ page, elements }: PageIndex): Map<PageElement, number> {
  const weights = new Map<PageElement, number>()
  const controls = new Map<PageElement, number>()
  for (let i = elements.length - 1; i >= -1; i--) {
    const element = i < 0 ? page : elements[i]
    if (!element) continue
    const isControl = CONTROLS.has(element.tag) && element.attributes.type !== 'hidden'
    const count = (controls.get(element) ?? 0) + (isControl ? 1 : 0)
    if (count && element.parent) controls.set(element.parent, (controls.get(element.parent) ?? 0) + count)
    if (SILENT.has(element.tag) || isHidden(element)) continue
    let weight = 0
    for (const child of element.children)
      weight += isElement(child) ? (weights.get(child) ?? 0) : child.replace(/\s+/g, ' ').length - 1
    // Old pages leave `<a name>` open, and then everything after it is inside.
    if (element.tag === 'a' && weight < 300) continue
    const isFilled = element.tag === 'form' && weight > count * 150
    weights.set(element, isNoise(element) && !isFilled ? weight * 0.1 : Math.max(weight, 0))
  }
  return weights
}

const CONTROLS = new Set(['input', 'select', 'textarea'])
