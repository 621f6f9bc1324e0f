import { Document, HeadingLevel, Packer, Paragraph } from 'docx'
import type { SavedLog } from '../../../contract/snaps.ts'
import { entryParagraphs, runs, separator } from './entry-paragraphs.ts'

export type WordRequest = { logs: SavedLog[] /** As it is shown: "Nov 14, 2026". */; generatedOn: string }

/** The Word file of these entries, compressed; `onProgress` is told from 0 to 1 how far it is. */
export async function writeWordDocument(
  { logs, generatedOn }: WordRequest,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: runs('TechLog - Task Documentation') }),
    new Paragraph({ children: runs(`Generated on ${generatedOn}`) }),
    new Paragraph({ children: runs(`Total Entries: ${logs.length}`), spacing: { after: 240 } }),
  ]
  for (const [index, log] of logs.entries()) {
    if (index > 0) children.push(separator())
    const [title, ...rest] = entryParagraphs(log, index + 1)
    if (title)
      children.push(
        whenWritten(title, () => onProgress(index / logs.length)),
        ...rest,
      )
  }
  return Packer.toBlob(
    new Document({ title: 'TechLog - Task Documentation', creator: 'TechLog', sections: [{ children }] }),
  )
}

/** The library tells nobody how far it is, but it turns the paragraphs into XML in their order. */
function whenWritten(paragraph: Paragraph, tell: () => void): Paragraph {
  const write = paragraph.prepForXml.bind(paragraph)
  paragraph.prepForXml = (context) => {
    tell()
    return write(context)
  }
  return paragraph
}
