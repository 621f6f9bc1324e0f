import { leaveOut, textWithout } from './branch-text.ts'
import type { PageIndex } from './page-index.ts'
import { isNoise } from './page-noise.ts'
import { isHidden } from './readable-text.ts'
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
export type PageText = { main: () => string; visible: string }

export function textsOf(index: PageIndex): PageText {
  const weights = weigh(index)
  const total = weights[0] ?? 0
  const weightOf = ({ order }: PageElement) => weights[order] ?? 0
  const noise = leaveOut(
    index.elements.filter((element) => isNoise(element) && weightOf(element) < total * 0.5),
  )
  return {
    main: () => textWithout(index, heaviest(index.page, weightOf), noise),
    visible: textWithout(index, index.page, noise),
  }
}

function heaviest(page: PageElement, weightOf: (element: PageElement) => number): PageElement {
  let best = page
  for (;;) {
    const least = weightOf(best) * 0.85
    const heir: PageElement | undefined = best.children
      .filter(isElement)
      .find((child) => CONTAINERS.has(child.tag) && weightOf(child) >= least)
    if (!heir) return best
    best = heir
  }
}

/**
 * Length of text outside links, controls and noise, for each element by its order. Children come after their parents,
 * so one pass backwards sums up. A form counts as noise only where it is one: some sites wrap the whole page in a form.
 */
function weigh({ page, elements }: PageIndex): Float64Array {
  const weights = new Float64Array(elements.length + 1)
  const controls = new Uint32Array(elements.length + 1)
  const add = (sums: Float64Array | Uint32Array, { order }: PageElement, amount: number) => {
    sums[order] = (sums[order] ?? 0) + amount
  }
  for (let i = elements.length - 1; i >= -1; i--) {
    const element = i < 0 ? page : elements[i]
    if (!element) continue
    const isControl = CONTROLS.has(element.tag) && element.attributes.type !== 'hidden'
    if (isControl) add(controls, element, 1)
    const count = controls[element.order] ?? 0
    if (count && element.parent) add(controls, element.parent, count)
    if (SILENT.has(element.tag) || isHidden(element)) continue
    let weight = 0
    for (const child of element.children)
      weight += isElement(child) ? (weights[child.order] ?? 0) : blankless(child)
    // Old pages leave `<a name>` open, and then everything after it is inside.
    if (element.tag === 'a' && weight < 300) continue
    const isFilled = element.tag === 'form' && weight > count * 150
    weights[element.order] = isNoise(element) && !isFilled ? weight * 0.1 : Math.max(weight, 0)
  }
  return weights
}

/** How long a text is with its blanks collapsed, less one for those at its ends. */
const blankless = (text: string) => (/[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, ' ') : text).length - 1

const CONTROLS = new Set(['input', 'select', 'textarea'])
