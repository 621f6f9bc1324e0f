import { inPlaceOf } from './in-place.ts'

const BLOCK_TAG = /<(?:li|h[1-6]|p|div|ul|ol|tr|br|pre)(?:\s[^<>]{0,500})?\/?>/i
const TAGS = /<(\/?)(li|h[1-6]|p|div|ul|ol|tr|td|th|br|pre)(?:\s[^<>]{0,500})?\/?>/gi

const MARK =
  /^([ \t]*)(&(?:bull|middot|check|#(?:8226|183|9745|9989|1000[34]|x2022|x2611|x2705|x271[34]));)(?=[ \t]+\S)/gim
const TICK = /check|#9745|#9989|#1000|#x2611|#x2705|#x271/i

/** "&#9745; Wired the bell": the mark of a list, which may say that it is done. */
function withListMarks(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    MARK,
    (_, indent: string, mark: string) => `${indent}${(TICK.test(mark) ? '- [x]' : '-').padEnd(mark.length)}`,
  )
}

/** The paragraphs, headings, lists and tables of a web page or a mail. */
export function fromHtml(html: string): string {
  const text = withListMarks(html)
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
