import { isElement, type PageElement, type PageNode } from './tree.ts'

const PARAGRAPHS = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol dl table section article blockquote pre hr fieldset main header footer aside address figure'.split(
    ' ',
  ),
)
const LINES = new Set('div li tr dt dd br option legend caption figcaption summary details'.split(' '))
const SILENT = new Set(
  'script noscript style button select option input textarea iframe audio video map datalist head title'.split(
    ' ',
  ),
)

type Step = PageNode | { close: PageElement }

/** Hidden from everybody, or shown to screen readers beside a visible twin. */
export function isHidden({ attributes }: PageElement): boolean {
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
export function readableText(
  root: PageElement,
  skip: (element: PageElement) => boolean = () => false,
): string {
  const lines: string[] = []
  let line = ''
  let bullet = ''
  const endLine = (blank: boolean) => {
    const text = line.replace(/[\s\u00a0]+/g, ' ').trim()
    line = ''
    if (text) {
      lines.push(bullet + text)
      bullet = ''
    }
    if (blank && lines.length && lines.at(-1) !== '') lines.push('')
  }
  const enter = (element: PageElement) => {
    if (PARAGRAPHS.has(element.tag)) endLine(!bullet && !isInListItem(element))
    else if (LINES.has(element.tag)) endLine(false)
    else if (element.tag === 'td' || element.tag === 'th') line += isLabelled(element, line) ? ': ' : ' '
    if (element.tag === 'li') bullet = '- '
  }
  const leave = ({ tag, parent }: PageElement) => {
    if (PARAGRAPHS.has(tag)) endLine(!(parent && (parent.tag === 'li' || isInListItem(parent))))
    else if (LINES.has(tag)) endLine(false)
    if (tag === 'li') bullet = ''
  }

  const stack: Step[] = [root]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next === 'string') line += next
    else if ('close' in next) leave(next.close)
    else if (isElement(next) && (next === root || !(SILENT.has(next.tag) || isHidden(next) || skip(next)))) {
      enter(next)
      stack.push({ close: next })
      for (let i = next.children.length - 1; i >= 0; i--) stack.push(next.children[i] ?? '')
    }
  }
  endLine(false)
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const isInListItem = ({ parent }: PageElement): boolean => parent?.tag === 'li'

/** The second of two cells, after a short first one: a table of labels and values. */
function isLabelled(cell: PageElement, line: string): boolean {
  const label = line.trim()
  if (!label || label.length > 40 || /[:.?!]$/.test(label)) return false
  const cells = cell.parent?.children.filter(isElement) ?? []
  return cells.length === 2 && cells[1] === cell
}
