import { xmlText } from './xml-text.ts'

// Word refuses a file whose elements stand in another order than its schema says: keep it when you add one.

export type Layout = {
  style?: 'Title' | 'Heading1' | 'Heading2'
  keepNext?: boolean
  /** A line under the paragraph. */
  isRuled?: boolean
  /** In twentieths of a point. */
  spacing?: { before?: number; after?: number }
}

/** A paragraph of these runs. */
export function paragraph(content: string, { style, keepNext, isRuled, spacing }: Layout = {}): string {
  const properties = [
    style && `<w:pStyle w:val="${style}"/>`,
    keepNext && '<w:keepNext/>',
    isRuled && '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="9CA3AF"/></w:pBdr>',
    spacing && `<w:spacing${attribute('before', spacing.before)}${attribute('after', spacing.after)}/>`,
  ]
  return `<w:p>${wrap('w:pPr', properties)}${content}</w:p>`
}

/** Text as runs, its line breaks as breaks of the document. */
export function runs(text: string, { bold, color }: { bold?: boolean; color?: string } = {}): string {
  const look = wrap('w:rPr', [bold && '<w:b/><w:bCs/>', color && `<w:color w:val="${color}"/>`])
  return xmlText(text)
    .split(/\r\n|\r|\n/)
    .map(
      (line, index) =>
        `<w:r>${look}${index > 0 ? '<w:br/>' : ''}<w:t xml:space="preserve">${line}</w:t></w:r>`,
    )
    .join('')
}

function attribute(name: string, value: number | undefined): string {
  return value === undefined ? '' : ` w:${name}="${value}"`
}

function wrap(element: string, content: (string | false | undefined)[]): string {
  const inside = content.filter(Boolean).join('')
  return inside && `<${element}>${inside}</${element}>`
}
