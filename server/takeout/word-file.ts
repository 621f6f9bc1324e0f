import { DOCUMENT_END, documentOpening } from '../../word/document.ts'
import { entryParagraphs, type WordEntry } from '../../word/entry.ts'
import { DOCUMENT_PART, FIXED_PARTS } from '../../word/parts.ts'
import { type ZipEntry, zip } from '../files/zip.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const CHUNK = 64 * 1024

type Content = { entries: AsyncIterable<WordEntry>; total: number; now: Date }

/** The bytes of a Word file of these entries, each asked for only when its turn comes. */
export function wordFile({ entries, total, now }: Content): AsyncGenerator<Uint8Array> {
  const part = (name: string, open: ZipEntry['open']) => ({ name, modifiedAt: now, compress: true, open })
  return zip([
    ...Object.entries(FIXED_PARTS).map(([name, xml]) => part(name, () => encoded([xml]))),
    part(DOCUMENT_PART, () => encoded(documentText({ entries, total, now }))),
  ])
}

async function* documentText({ entries, total, now }: Content): AsyncGenerator<string> {
  yield documentOpening({ total, generatedOn: DAY.format(now) })
  let number = 0
  for await (const entry of entries) yield entryParagraphs(entry, ++number)
  yield DOCUMENT_END
}

/** Texts as bytes, many short ones together: each chunk costs a turn of the compressor's thread. */
export async function* encoded(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  let held = ''
  for await (const text of texts) {
    held += text
    if (held.length < CHUNK) continue
    yield Buffer.from(held)
    held = ''
  }
  yield Buffer.from(held)
}
