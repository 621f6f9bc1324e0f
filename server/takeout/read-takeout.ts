import type { z } from 'zod'
import { TAKEOUT_FILE, TakeoutApplication, TakeoutEntry, TakeoutHeader } from '../../contract/takeout.ts'
import { type ByteSource, readZipDirectory, unzip, type ZippedFile } from '../files/read-zip.ts'
import { Problem } from '../problem.ts'
import { BrokenJson, readJsonPieces } from './json-pieces.ts'

const JSON_LIMIT = 512 * 1024 ** 2
/** More than a life holds; a file made to fill the memory has more. */
const COUNT_LIMIT = 100_000

/** What was read from a takeout; `zipped` is absent where techlog.json came alone. */
export type Takeout = {
  entries: TakeoutEntry[]
  applications: TakeoutApplication[]
  zipped: Map<string, ZippedFile> | undefined
}

/** Reads and checks all of a takeout before anything is changed; the problem says where it is broken. */
export async function readTakeout(source: ByteSource): Promise<Takeout> {
  if (source.size === 0) throw new Problem('bad-request', 'The file is empty')
  const zipped = (await startsLikeZip(source)) ? await readZipDirectory(source) : undefined
  const takeout = { ...(await readJson(jsonOf(source, zipped))), zipped }
  if (zipped) checkDocuments(takeout.applications, zipped)
  return takeout
}

async function startsLikeZip(source: ByteSource): Promise<boolean> {
  if (source.size < 4) return false
  for await (const chunk of await source.open({ start: 0, end: 3 }))
    return chunk.toString('latin1').startsWith('PK')
  return false
}

async function* jsonOf(
  source: ByteSource,
  zipped: Map<string, ZippedFile> | undefined,
): AsyncGenerator<Uint8Array> {
  const file = zipped?.get(TAKEOUT_FILE)
  if (zipped && !file) throw new Problem('bad-request', `There is no ${TAKEOUT_FILE} in this zip`)
  if ((file?.size ?? source.size) > JSON_LIMIT)
    throw new Problem('too-large', `${TAKEOUT_FILE} is larger than 512 MB`)
  yield* file ? unzip(source, file) : await source.open({ start: 0, end: source.size - 1 })
}

async function readJson(bytes: AsyncIterable<Uint8Array>): Promise<Omit<Takeout, 'zipped'>> {
  const header: Record<string, unknown> = {}
  const entries: TakeoutEntry[] = []
  const applications: TakeoutApplication[] = []
  try {
    for await (const { member, index, value } of readJsonPieces(decoded(bytes))) {
      if ((index ?? 0) >= COUNT_LIMIT)
        throw new BrokenJson(`${member} has more than ${COUNT_LIMIT.toLocaleString('en-US')} elements`)
      if (index === undefined) header[member] = value
      else if (member === 'entries') entries.push(parse(TakeoutEntry, value, `entries[${index}]`))
      else if (member === 'applications')
        applications.push(parse(TakeoutApplication, value, `applications[${index}]`))
    }
  } catch (error) {
    throw error instanceof BrokenJson ? broken(error.message) : error
  }
  parse(TakeoutHeader, header, '')
  return { entries, applications }
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? broken('it is not valid UTF-8') : error
  }
}

function parse<S extends z.ZodType>(schema: S, value: unknown, place: string): z.output<S> {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const [issue] = error.issues
  throw broken(`${pathText(place, issue?.path ?? [])}: ${issue?.message ?? 'not valid'}`)
}

/** `entries[3]` and `['extractedData', 'technologies', 0]` as "entries[3].extractedData.technologies[0]". */
function pathText(place: string, path: PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
  return (place + steps.join('')).replace(/^\./, '') || TAKEOUT_FILE
}

function checkDocuments(applications: TakeoutApplication[], zipped: Map<string, ZippedFile>): void {
  applications.forEach((application, at) => {
    application.documents.forEach((document, index) => {
      const place = `applications[${at}].documents[${index}]`
      const file = zipped.get(document.path)
      if (!file) throw broken(`${place}: there is no "${document.path}" in the zip`)
      if (file.size !== document.fileSize || file.crc32 !== document.crc32)
        throw broken(`${place}: "${document.path}" is not the file that was exported`)
    })
  })
}

function broken(where: string): Problem {
  return new Problem('bad-request', `This file cannot be imported, and nothing was changed: ${where}`)
}
