import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { SavedLog } from '../../../contract/snaps.ts'
import { DOCUMENT_END, documentOpening } from '../../../word/document.ts'
import { entryParagraphs } from '../../../word/entry.ts'
import { DOCUMENT_PART, FIXED_PARTS } from '../../../word/parts.ts'

export type WordRequest = { logs: SavedLog[] /** As it is shown: "Nov 14, 2026". */; generatedOn: string }

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The Word file of these entries, compressed; `onProgress` is told from 0 to 1 how far it is. */
export function writeWordFile({ logs, generatedOn }: WordRequest, onProgress: (done: number) => void): Blob {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const begin = (name: string) => {
    const part = new ZipDeflate(name)
    zip.add(part)
    return { write: (xml: string, isLast = false) => part.push(strToU8(xml), isLast) }
  }
  for (const [name, xml] of Object.entries(FIXED_PARTS)) begin(name).write(xml, true)
  const document = begin(DOCUMENT_PART)
  document.write(documentOpening({ total: logs.length, generatedOn }))
  for (const [index, log] of logs.entries()) {
    onProgress(index / logs.length)
    document.write(entryParagraphs(log, index + 1))
  }
  document.write(DOCUMENT_END, true)
  zip.end()
  return new Blob(chunks, { type: WORD_TYPE })
}
