import { paragraph, runs } from './paragraph.ts'

export const DOCUMENT_TITLE = 'TechLog - Task Documentation'

type Opening = { total: number /** As it is shown: "Nov 14, 2026". */; generatedOn: string }

/**
 * How the text of a Word file begins; `entryParagraphs` of each entry and `DOCUMENT_END` follow. It comes in pieces so
 * that a file of many thousand entries takes no more memory than one of a few.
 */
export function documentOpening({ total, generatedOn }: Opening): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>',
    paragraph(runs(DOCUMENT_TITLE), { style: 'Title' }),
    paragraph(runs(`Generated on ${generatedOn}`)),
    paragraph(runs(`Total Entries: ${total}`), { spacing: { after: 240 } }),
  ].join('')
}

/** A4, with margins of an inch. */
export const DOCUMENT_END = `\
<w:sectPr><w:pgSz w:w="11906" w:h="16838"/>\
<w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/>\
</w:sectPr></w:body></w:document>`
