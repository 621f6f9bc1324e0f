/** A page as a tree of elements and strings. Comments, styles and drawings are not kept. */
export type PageElement = {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: PageNode[]
  parent: PageElement | null
  /** Its place among the elements of the page. */
  order: number
  /** Whether it is about the site rather than the posting; asked many times, so it is kept (see page-noise.ts). */
  isNoise: boolean | undefined
}

export type PageNode = PageElement | string

/** What elements without attributes share: most have none, and are passed over by this alone. */
export const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze({})

export const element = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  parent: PageElement | null,
  order: number,
): PageElement => ({ tag, attributes, children: [], parent, order, isNoise: undefined })

export const isElement = (node: PageNode): node is PageElement => typeof node !== 'string'

/** All elements below `root` in document order. */
export function elementsIn(root: PageElement): PageElement[] {
  const found: PageElement[] = []
  const collect = (parent: PageElement) => {
    for (const child of parent.children) {
      if (typeof child === 'string') continue
      found.push(child)
      collect(child)
    }
  }
  collect(root)
  return found
}

/** The same one by one; `enter` may say no to a whole branch. */
export function* elementsOf(
  root: PageElement,
  enter: (element: PageElement) => boolean = () => true,
): Generator<PageElement> {
  const stack: PageElement[] = []
  const pushChildren = (parent: PageElement) => {
    for (let i = parent.children.length - 1; i >= 0; i--) {
      const child = parent.children[i]
      if (child !== undefined && isElement(child)) stack.push(child)
    }
  }
  pushChildren(root)
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (!enter(next)) continue
    yield next
    pushChildren(next)
  }
}

/** The first element that passes, in document order. */
export function findElement(
  root: PageElement,
  test: (element: PageElement) => boolean,
): PageElement | undefined {
  for (const candidate of elementsOf(root)) if (test(candidate)) return candidate
  return undefined
}

/** The text of a branch on one line, whatever its layout. */
export function textOf(root: PageElement): string {
  const parts: string[] = []
  const stack: PageNode[] = [root]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (!isElement(next)) parts.push(next)
    else if (next.tag === 'br') parts.push(' ')
    else if (next.tag !== 'script' && next.tag !== 'noscript') {
      if (BREAKS.has(next.tag)) parts.push(' ')
      for (let i = next.children.length - 1; i >= 0; i--) stack.push(next.children[i] ?? '')
    }
  }
  return parts.join('').replace(/\s+/g, ' ').trim()
}

const BREAKS = new Set(['div', 'p', 'li', 'td', 'th', 'tr', 'h1', 'h2', 'h3', 'h4', 'section', 'dd', 'dt'])

export const hasAncestor = (start: PageElement, test: (element: PageElement) => boolean): boolean => {
  for (let next = start.parent; next; next = next.parent) if (test(next)) return true
  return false
}
