import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { element, type PageElement } from './tree.ts'

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
const CLOSED_BY: Record<string, Set<string>> = {
  ...Object.fromEntries([...BLOCKS].map((tag) => [tag, new Set(['p'])])),
  li: new Set(['li', 'p']),
  dt: new Set(['dt', 'dd', 'p']),
  dd: new Set(['dt', 'dd', 'p']),
  tr: new Set(['tr', 'td', 'th', 'p']),
  td: new Set(['td', 'th', 'p']),
  th: new Set(['td', 'th', 'p']),
  tbody: new Set(['thead', 'tbody', 'tr', 'td', 'th']),
  option: new Set(['option']),
  optgroup: new Set(['option', 'optgroup']),
  a: new Set(['a']),
  body: new Set(['head']),
}

/**
 * HTML to tree in linear time and bounded depth, whatever the input. It works on the tokens rather than on
 * htmlparser2's own parser, whose stack makes a hundred thousand nested elements quadratic.
 */
export function parsePage(html: string): PageElement {
  const root = element('#page', null)
  const open: PageElement[] = [root]
  let current = root
  let started = element('', null)
  let attribute = ''
  let value: string[] = []
  let attributeCount = 0
  let elementCount = 0
  /** Above zero: inside a dropped element, counting its own nested namesakes. */
  let droppedDepth = 0
  let droppedTag = ''

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

  const finishOpenTag = (selfClosed: boolean) => {
    const { tag } = started
    // As in a browser, a block inside an unclosed drawing ends the drawing.
    if (droppedTag === 'svg' && BLOCKS.has(tag)) droppedDepth = 0
    if (droppedDepth) {
      if (tag === droppedTag && !selfClosed) droppedDepth++
      return
    }
    if (DROPPED.has(tag) && !('shadowrootmode' in started.attributes)) {
      if (selfClosed) return
      droppedDepth = 1
      droppedTag = tag
      return
    }
    const closes = CLOSED_BY[tag]
    while (closes?.has(current.tag)) close(open.length - 1)
    if (++elementCount > ELEMENT_LIMIT) return
    started.parent = current
    current.children.push(started)
    if (VOID.has(tag) || open.length >= DEPTH_LIMIT) return
    open.push(started)
    current = started
  }

  const callbacks: TokenizerCallbacks = {
    onopentagname(start, end) {
      started = element(html.slice(start, end).toLowerCase(), null)
      attributeCount = 0
    },
    onattribname(start, end) {
      attribute = ++attributeCount > ATTRIBUTE_LIMIT ? '' : html.slice(start, end).toLowerCase()
      value = []
    },
    onattribdata(start, end) {
      if (attribute) value.push(html.slice(start, end))
    },
    onattribentity(codePoint) {
      if (attribute) value.push(String.fromCodePoint(codePoint))
    },
    onattribend() {
      if (attribute && !Object.hasOwn(started.attributes, attribute))
        started.attributes[attribute] = value.join('')
    },
    onopentagend: () => finishOpenTag(false),
    onselfclosingtag: () => finishOpenTag(droppedDepth > 0 || DROPPED.has(started.tag)),
    onclosetag(start, end) {
      const tag = html.slice(start, end).trim().toLowerCase()
      if (droppedDepth) {
        if (tag === droppedTag) droppedDepth--
        return
      }
      if (tag === 'br') return void current.children.push(element('br', current))
      for (let i = open.length - 1; i > 0; i--) if (open[i]?.tag === tag) return close(i)
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
