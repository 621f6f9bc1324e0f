import { inPlaceOf } from './in-place.ts'

const BLOCK_TAG = /<(?:li|h[1-6]|p|div|ul|ol|tr|br|pre)(?:\s[^<>]{0,500})?\/?>/i
const TAGS = /<(\/?)(li|h[1-6]|p|div|ul|ol|tr|td|th|br|pre)(?:\s[^<>]{0,500})?\/?>/gi

/** The paragraphs, headings, lists and tables of a web page or a mail. */
export function fromHtml(text: string): string {
  if (!BLOCK_TAG.test(text)) return text
  return text.replace(TAGS, (tag: string, closing: string, name: string, at: number) => {
    const kind = name.toLowerCase()
    if (kind === 'pre') return inPlaceOf(tag, '\n```\n')
    if (kind === 'td' || kind === 'th') return inPlaceOf(tag, closing ? '' : '| ')
    // A cell of a Markdown table stays on its line.
    if (kind === 'br') return isInRow(text, at) ? tag : inPlaceOf(tag, '\n')
    if (closing) return inPlaceOf(tag, kind === 'li' || kind === 'tr' ? '\n' : '\n\n')
    if (kind === 'li') return inPlaceOf(tag, '\n- ')
    if (kind === 'tr') return inPlaceOf(tag, '\n')
    if (kind.startsWith('h')) return inPlaceOf(tag, `\n${kind > 'h2' ? '##' : '#'} `)
    return inPlaceOf(tag, '\n\n')
  })
}

function isInRow(text: string, at: number): boolean {
  return text
    .slice(text.lastIndexOf('\n', at) + 1, at)
    .trimStart()
    .startsWith('|')
}
