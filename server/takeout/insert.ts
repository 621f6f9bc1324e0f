import { setImmediate } from 'node:timers/promises'
import type { ImportReport, TakeoutApplication, TakeoutEntry } from '../../contract/takeout.ts'
import type { Stores } from '../db/stores.ts'
import { derivedId } from './derived-id.ts'
import type { NewDocument } from './new-documents.ts'

/** Rows after which everybody else has a turn: SQLite answers at once, so that waiting for it lets nobody in. */
const TURN = 20

type Content = {
  entries: TakeoutEntry[]
  applications: TakeoutApplication[]
  documents: NewDocument[]
  mimeType: (claimed: string) => string
}

/** Writes what the user does not have yet; what is there stays as it is. */
export async function insertTakeout(
  stores: Stores,
  userId: string,
  { entries, applications, documents, mimeType }: Content,
): Promise<Omit<ImportReport, 'documents'>> {
  let rows = 0
  const takeTurns = async () => {
    rows += 1
    if (rows % TURN === 0) await setImmediate()
  }

  const logs = sorter(userId, await stores.snaps.listIds(userId))
  for (const entry of entries) {
    const { id, isNew } = logs.place(entry)
    if (isNew) await stores.snaps.insert(userId, { ...entry, id })
    await takeTurns()
  }

  const folders = sorter(userId, await stores.applications.listIds(userId))
  const placed = new Map<string, string>()
  for (const { documents: _, ...application } of applications) {
    const { id, isNew } = folders.place(application)
    placed.set(application.id, id)
    if (isNew) await stores.applications.insert(userId, { ...application, id })
    await takeTurns()
  }

  for (const { id, applicationId, document } of documents) {
    await stores.documents.insert(userId, placed.get(applicationId) ?? applicationId, {
      id,
      originalName: document.originalName,
      mimeType: mimeType(document.mimeType),
      fileSize: document.fileSize,
      crc32: document.crc32,
      createdAt: document.createdAt,
    })
    await takeTurns()
  }
  return { entries: logs.counts, applications: folders.counts }
}

/** Tells what is new from what is there already, under its own id or under the one that an earlier import gave it. */
function sorter(userId: string, ownedIds: string[]) {
  const owned = new Set(ownedIds)
  const counts = { added: 0, skipped: 0 }
  return {
    counts,
    place({ id, createdAt }: { id: string; createdAt: string }): { id: string; isNew: boolean } {
      const own = owned.has(id) ? id : derivedId(userId, id, createdAt)
      const isNew = !owned.has(own)
      owned.add(own)
      counts[isNew ? 'added' : 'skipped'] += 1
      return { id: own, isNew }
    },
  }
}
