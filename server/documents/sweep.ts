import type { Stores } from '../db/stores.ts'
import type { FileStore } from '../files/file-store.ts'

const BATCH = 500

/** Where other servers share the files, `writtenBefore` spares what they are about to name. */
type Parts = { stores: Stores; files: FileStore; writtenBefore?: Date }

/** Removes bytes that no document names, as a crash in the middle of an upload or a deletion leaves them; answers how many. */
export async function sweepFiles({ stores, files, writtenBefore }: Parts): Promise<number> {
  let removed = 0
  let owner = ''
  let ids: string[] = []

  async function sweepBatch(): Promise<void> {
    if (ids.length === 0) return
    const existing = await stores.documents.existing(owner, ids)
    for (const id of ids) {
      if (existing.has(id)) continue
      await files.remove(`${owner}/${id}`)
      removed += 1
    }
    ids = []
  }

  for await (const { key, writtenAt } of files.list()) {
    if (writtenBefore && writtenAt >= writtenBefore) continue
    const [nextOwner = '', id = ''] = key.split('/')
    if (nextOwner !== owner || ids.length === BATCH) await sweepBatch()
    owner = nextOwner
    ids.push(id)
  }
  await sweepBatch()
  return removed
}
