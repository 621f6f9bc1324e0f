import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { element, NO_ATTRIBUTES, type PageElement } from './tree.ts'

/** Deeper elements become children of the one at the limit: no real page nests like that. */
const DEPTH_LIMIT = 256
const ELEMENT_LIMIT = 200_000
const ATTRIBUTE_LIMIT = 60

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
const DROPPED = new Set(['style', 'svg', 'math', 'template', 'canvas'])

const BLOCKS = new Set(
  'address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
)
/** An opening tag closes these when they are the innermost open element. */
const CLOSED_BY = new Map<string, Set<string>>([
  ...[...BLOCKS].map((tag): [string, Set<string>] => [tag, new Set(['p'])]),
  ['li', new Set(['li', 'p'])],
  ['dt', new Set(['dt', 'dd', 'p'])],
  ['dd', new Set(['dt', 'dd', 'p'])],
  ['tr', new Set(['tr', 'td', 'th', 'p'])],
  ['td', new Set(['td', 'th', 'p'])],
  ['th', new Set(['td', 'th', 'p'])],
  ['tbody', new Set(['thead', 'tbody', 'tr', 'td', 'th'])],
  ['option', new Set(['option'])],
  ['optgroup', new Set(['option', 'optgroup'])],
  ['a', new Set(['a'])],
  ['body', new Set(['head'])],
])

/** One string for each common tag: the readers compare tags all the time, and the same string is the quickest to compare. */
const TAGS = new Map(
  [...VOID, ...DROPPED, ...CLOSED_BY.keys(), 'html', 'head', 'title', 'script', 'span', 'b', 'strong', 'em']
    .concat(['i', 'u', 'button', 'label', 'select', 'thead', 'noscript', 'time', 'small', 'font'])
    .map((tag) => [tag, tag]),
)

/**
 * HTML to tree in linear time and bounded depth, whatever the input. It works on the tokens rather than on
 * htmlparser2's own parser, whose stack makes a hundred thousand nested elements quadratic.
 */
export function parsePage(html: string): PageElement {
  const root = element('#page', NO_ATTRIBUTES, null, 0)
  const open: PageElement[] = [root]
  let current = root
  let tag = ''
  let attributes: Record<string, string> | undefined
  let attribute = ''
  let value = ''
  let attributeCount = 0
  let elementCount = 0
  /** Above zero: inside a dropped element, counting its own nested namesakes. */
  let droppedDepth = 0
  let droppedTag = ''

  const nameAt = (start: number, end: number) => {
    const name = html.slice(start, end)
    return TAGS.get(name) ?? name.trim().toLowerCase()
  }

  const close = (depth: number) => {
    open.length = Math.max(depth, 1)
    current = open[open.length - 1] ?? root
  }

  const addText = (text: string) => {
    if (droppedDepth || !text) return
    const last = current.children.length - 1
    const previous = current.children[last]
    if (typeof previous === 'string') current.children[last] = previous + text
    else current.children.push(text)
  }

  const add = (name: string, its: Record<string, string> = NO_ATTRIBUTES) => {
    if (elementCount >= ELEMENT_LIMIT) return undefined
    const added = element(name, its, current, ++elementCount)
    current.children.push(added)
    return added
  }

  const finishOpenTag = (selfClosed: boolean) => {
    // As in a browser, a block inside an unclosed drawing ends the drawing.
    if (droppedTag === 'svg' && BLOCKS.has(tag)) droppedDepth = 0
    if (droppedDepth) {
      if (tag === droppedTag && !selfClosed) droppedDepth++
      return
    }
    if (DROPPED.has(tag) && !(attributes && 'shadowrootmode' in attributes)) {
      if (selfClosed) return
      droppedDepth = 1
      droppedTag = tag
      return
    }
    const closes = CLOSED_BY.get(tag)
    while (closes?.has(current.tag)) close(open.length - 1)
    const added = add(tag, attributes)
    if (!added || VOID.has(tag) || open.length >= DEPTH_LIMIT) return
    open.push(added)
    current = added
  }

  const callbacks: TokenizerCallbacks = {
    onopentagname(start, end) {
      tag = nameAt(start, end)
      attributes = undefined
      attributeCount = 0
    },
    onattribname(start, end) {
      attribute = ++attributeCount > ATTRIBUTE_LIMIT ? '' : html.slice(start, end).toLowerCase()
      value = ''
    },
    onattribdata(start, end) {
      if (attribute) value += html.slice(start, end)
    },
    onattribentity(codePoint) {
      if (attribute) value += String.fromCodePoint(codePoint)
    },
    onattribend() {
      if (!attribute) return
      // Without a prototype it would be safer against odd names, and far slower; only known names are ever read.
      attributes ??= {}
      if (!Object.hasOwn(attributes, attribute)) attributes[attribute] = value
    },
    onopentagend: () => finishOpenTag(false),
    onselfclosingtag: () => finishOpenTag(droppedDepth > 0 || DROPPED.has(tag)),
    onclosetag(start, end) {
      const closed = nameAt(start, end)
      if (droppedDepth) {
        if (closed === droppedTag) droppedDepth--
        return
      }
      if (closed === 'br') return void add('br')
      for (let i = open.length - 1; i > 0; i--) if (open[i]?.tag === closed) return close(i)
    },
    ontext: (start, end) => addText(html.slice(start, end)),
    ontextentity: (codePoint) => addText(String.fromCodePoint(codePoint)),
    oncdata: (start, end, offset) => addText(html.slice(start, end - offset)),
    oncomment() {},
    ondeclaration() {},
    onprocessinginstruction() {},
    onend() {},
    isInForeignContext: () => droppedDepth > 0 && (droppedTag === 'svg' || droppedTag === 'math'),
  }

  const tokenizer = new Tokenizer({ decodeEntities: true }, callbacks)
  tokenizer.write(html)
  tokenizer.end()
  return root
}
