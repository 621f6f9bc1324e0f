import { isElement, NO_ATTRIBUTES, type PageElement } from './tree.ts'

type Layout = 'paragraph' | 'line' | 'item' | 'cell' | 'silent'

const LAYOUTS = new Map<string, Layout>([
  ...all(
    'paragraph',
    'p h1 h2 h3 h4 h5 h6 ul ol dl table section article blockquote pre hr fieldset main header footer aside address figure',
  ),
  ...all('line', 'div tr dt dd br legend caption figcaption summary details'),
  ...all('item', 'li'),
  ...all('cell', 'td th'),
  ...all(
    'silent',
    'script noscript style button select option input textarea iframe audio video map datalist head title',
  ),
])

function all(layout: Layout, tags: string): [string, Layout][] {
  return tags.split(' ').map((tag) => [tag, layout])
}

/** Hidden from everybody, or shown to screen readers beside a visible twin. */
export function isHidden({ attributes }: PageElement): boolean {
  if (attributes === NO_ATTRIBUTES) return false
  if ('hidden' in attributes && attributes.hidden !== 'until-found') return true
  const style = attributes.style
  if (style && /display\s*:\s*none/i.test(style)) return true
  const names = attributes.class
  return (
    names !== undefined &&
    /(?:^|\s)(?:visually-hidden|visuallyhidden|sr-only|a11y-text|screen-reader-text)(?:\s|$)/.test(names)
  )
}

/** A branch as text with its paragraphs and lists. `skip` names branches to leave out besides scripts and controls. */
export function readableText(root: PageElement, skip?: (element: PageElement) => boolean): string {
  const lines: string[] = []
  let line = ''
  let bullet = ''
  const endLine = (blank: boolean) => {
    if (line) {
      const text = oneLine(line)
      line = ''
      if (text) {
        lines.push(bullet + text)
        bullet = ''
      }
    }
    if (blank && lines.length && lines[lines.length - 1] !== '') lines.push('')
  }
  const enter = (element: PageElement, layout: Layout | undefined) => {
    if (layout === 'paragraph') endLine(!bullet && !isInListItem(element))
    else if (layout === 'line' || layout === 'item') endLine(false)
    else if (layout === 'cell') line += isLabelled(element, line) ? ': ' : ' '
    if (layout === 'item') bullet = '- '
  }
  const leave = ({ parent }: PageElement, layout: Layout | undefined) => {
    if (layout === 'paragraph') endLine(!(parent && (parent.tag === 'li' || isInListItem(parent))))
    else if (layout === 'line' || layout === 'item') endLine(false)
    if (layout === 'item') bullet = ''
  }
  // The parser bounds the depth of a page, and with it that of the calls.
  const write = (element: PageElement, layout: Layout | undefined) => {
    enter(element, layout)
    for (const child of element.children) {
      if (typeof child === 'string') {
        line += child
        continue
      }
      const its = LAYOUTS.get(child.tag)
      if (its !== 'silent' && !isHidden(child) && !skip?.(child)) write(child, its)
    }
    leave(element, layout)
  }

  write(root, LAYOUTS.get(root.tag))
  endLine(false)
  return lines.join('\n').trim()
}

/** Most lines need no more than the look. */
function oneLine(text: string): string {
  const trimmed = text.trim()
  return /[^\S ]| {2}/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed
}

const isInListItem = ({ parent }: PageElement): boolean => parent?.tag === 'li'

/** The second of two cells, after a short first one: a table of labels and values. */
function isLabelled(cell: PageElement, line: string): boolean {
  const label = line.trim()
  if (!label || label.length > 40 || /[:.?!]$/.test(label)) return false
  const cells = cell.parent?.children.filter(isElement) ?? []
  return cells.length === 2 && cells[1] === cell
}
