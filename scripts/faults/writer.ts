import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { TaskLog } from '../../contract/snaps.ts'
import { type Outcome, patiently, type Session } from './session.ts'

/** Counts over all writers; `lost` and `halfVisible` hold a sentence for each case, and should be empty. */
export type Tally = { ok: number; failed: number; unknown: number; lost: string[]; halfVisible: string[] }

export function createTally(): Tally {
  return { ok: 0, failed: 0, unknown: 0, lost: [], halfVisible: [] }
}

/** What a writer may find: `mustExist` unless a deletion may have worked; one of several texts where an edit may have. */
type Entry = { mustExist: boolean; version: number; bullets: string[] }
type Upload = { digest: string; mustExist: boolean; id?: string }

const MOST = 12

/** Somebody who creates, edits, deletes and uploads without pause and remembers what the server said to each. */
export function createWriter(session: Session, applicationId: string, tally: Tally) {
  const entries = new Map<string, Entry>()
  const descriptions = new Map<string, 'known' | 'unknown'>()
  const gone = new Set<string>()
  const uploads = new Map<string, Upload>()
  const documents = `/api/job-applications/${applicationId}/documents`
  let isWriting = false
  let running = Promise.resolve()

  function count(outcome: Outcome): Outcome {
    tally[outcome.kind] += 1
    return outcome
  }

  async function create(): Promise<void> {
    const description = `Fixed ${randomUUID()} in the import of orders.`
    const outcome = count(await session.send('POST', '/api/process-task', { description }))
    if (outcome.kind === 'unknown') descriptions.set(description, 'unknown')
    if (outcome.kind !== 'ok') return
    const log = outcome.body as TaskLog
    descriptions.set(description, 'known')
    entries.set(log.id, { mustExist: true, version: log.version, bullets: [log.resumeBullet] })
  }

  async function edit([id, entry]: [string, Entry]): Promise<void> {
    const resumeBullet = `Fixed ${randomUUID()}`
    const change = { version: entry.version, resumeBullet }
    const outcome = count(await session.send('PATCH', `/api/update-log/${id}`, change))
    if (outcome.kind === 'ok') Object.assign(entry, { version: entry.version + 1, bullets: [resumeBullet] })
    if (outcome.kind === 'unknown') entry.bullets.push(resumeBullet)
  }

  async function remove([id, entry]: [string, Entry]): Promise<void> {
    const outcome = count(await session.send('DELETE', `/api/delete-log/${id}`))
    if (outcome.kind === 'unknown') entry.mustExist = false
    if (outcome.kind !== 'ok') return
    entries.delete(id)
    gone.add(id)
  }

  async function upload(): Promise<void> {
    const content = randomBytes(1 + Math.floor(Math.random() * 300_000))
    const name = `${randomUUID()}.bin`
    const form = new FormData()
    form.set('document', new Blob([content]), name)
    const digest = digestOf(content)
    const outcome = count(await session.send('POST', documents, form))
    if (outcome.kind === 'unknown') uploads.set(name, { digest, mustExist: false })
    if (outcome.kind === 'ok')
      uploads.set(name, { digest, mustExist: true, id: (outcome.body as { id: string }).id })
  }

  async function removeUpload([name, { id }]: [string, Upload]): Promise<void> {
    if (!id) return upload()
    const outcome = count(await session.send('DELETE', `${documents}/${id}`))
    const known = uploads.get(name)
    if (outcome.kind === 'unknown' && known) known.mustExist = false
    if (outcome.kind !== 'ok') return
    uploads.delete(name)
    gone.add(id)
  }

  function step(): Promise<void> {
    // What an unknown edit left behind is first read again, at the next check.
    const settled = [...entries].filter(([, entry]) => entry.mustExist && entry.bullets.length === 1)
    const entry = settled[Math.floor(Math.random() * settled.length)]
    const file = [...uploads][Math.floor(Math.random() * uploads.size)]
    const dice = Math.random()
    if (entry && (dice < 0.2 || entries.size > MOST)) return remove(entry)
    if (entry && dice < 0.5) return edit(entry)
    if (file && (dice < 0.55 || uploads.size > MOST)) return removeUpload(file)
    return dice < 0.7 ? upload() : create()
  }

  async function checkEntries(): Promise<void> {
    const found = new Map<string, TaskLog>()
    for (let before = ''; ; ) {
      const page = `/api/recent-logs?unsaved=true${before && `&before=${before}`}`
      const logs = (await (await patiently(() => session.read(page))).json()) as TaskLog[]
      for (const log of logs) found.set(log.id, log)
      before = logs.at(-1)?.id ?? ''
      if (!before) break
    }
    for (const [id, entry] of entries)
      if (entry.mustExist && !found.has(id)) tally.lost.push(`the entry ${id}`)
    entries.clear()
    for (const [id, log] of found) {
      if (gone.has(id)) tally.lost.push(`the deletion of the entry ${id}`)
      if (!descriptions.has(log.description) || !log.starStory.situation || !log.analysis.engine)
        tally.halfVisible.push(`the entry ${id}`)
      entries.set(id, { mustExist: true, version: log.version, bullets: [log.resumeBullet] })
    }
  }

  async function checkUploads(): Promise<void> {
    const answer = await patiently(() => session.read(documents))
    const listed = (await answer.json()) as { id: string; originalName: string }[]
    const names = new Set(listed.map((document) => document.originalName))
    for (const [name, { mustExist, id }] of uploads)
      if (!names.has(name)) {
        if (mustExist) tally.lost.push(`the upload ${name}`)
        // One that nobody answered may still be under way on a server that lives, and be there at the next check.
        if (id) uploads.delete(name)
      }
    for (const { id, originalName } of listed) {
      const known = uploads.get(originalName)
      if (gone.has(id)) tally.lost.push(`the deletion of the document ${id}`)
      const content = await download(id)
      if (!content || digestOf(content) !== known?.digest) tally.halfVisible.push(`the document ${id}`)
      else uploads.set(originalName, { digest: known.digest, mustExist: true, id })
    }
  }

  /** A busy store may ask to come again; bytes that are not there never come. */
  function download(id: string): Promise<Buffer | undefined> {
    return patiently(async () => {
      const answer = await session.read(`${documents}/${id}/download`)
      return Buffer.from(await answer.arrayBuffer())
    }).catch(() => undefined)
  }

  return {
    start(): void {
      isWriting = true
      running = (async () => {
        while (isWriting) {
          const before = tally.unknown
          await step()
          // Whoever finds nobody at home does not ring without pause.
          if (tally.unknown > before) await pause(50)
        }
      })()
    },
    async stop(): Promise<void> {
      isWriting = false
      await running
    },
    /** Compares what the server has with what it said, and takes that as the new truth. */
    async check(): Promise<void> {
      const edited = new Map([...entries].map(([id, { bullets }]) => [id, bullets]))
      await checkEntries()
      for (const [id, { bullets }] of entries) {
        const allowed = edited.get(id)
        if (allowed && !allowed.includes(bullets[0] ?? '')) tally.lost.push(`an edit of the entry ${id}`)
      }
      await checkUploads()
    },
  }
}

function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64')
}
