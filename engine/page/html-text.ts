import { parsePage } from './parse.ts'
import { readableText } from './readable-text.ts'

const MARKUP = /<\/?(?:p|div|br|ul|ol|li|strong|b|em|span|h[1-6]|table|section|a)\b[^>]{0,500}>/i
const ENCODED = /&(?:lt;\/?[a-z]|amp;|nbsp;|quot;|apos;|#x?[\da-f]{2,5};|[lr][sd]quo;|bull;|eacute;|uuml;)/i

/** HTML, or HTML encoded once or twice more, or plain text, as readable text. */
export function htmlToText(source: string): string {
  let text = source
  for (let i = 0; i < 3; i++) {
    if (MARKUP.test(text)) text = readableText(parsePage(text))
    else if (ENCODED.test(text)) text = decode(text)
    else break
  }
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\t ]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Entities only: line breaks of plain text stay. */
function decode(text: string): string {
  const [node] = parsePage(`<pre>${text}</pre>`).children
  if (!node || typeof node === 'string') return text
  const [first] = node.children
  return typeof first === 'string' && node.children.length === 1
    ? first
    : text.replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&')
}
