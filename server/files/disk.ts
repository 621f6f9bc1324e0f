import { constants, mkdirSync } from 'node:fs'
import { access, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { ensureRoom, isDiskFull, noRoom } from './free-space.ts'
import { readFile } from './read-file.ts'
import { writeFile } from './write-file.ts'

/** Holds what is not complete yet; it is listed as if it were an owner, of whom no document knows. */
const INCOMING = 'incoming'

/** Files in a folder of which this process is the only user. */
export function createDiskStore(folder: string): FileStore {
  const incoming = join(folder, INCOMING)
  mkdirSync(incoming, { recursive: true })

  return {
    async put(key, bytes, { expected = 0 } = {}) {
      await ensureRoom(folder, expected)
      const temporary = join(incoming, key.replace('/', '.'))
      try {
        await writeFile(temporary, bytes, () => ensureRoom(folder, 0))
        await moveDurably(temporary, join(folder, key))
      } catch (error) {
        await rm(temporary, { force: true })
        throw isDiskFull(error) ? noRoom() : error
      }
    },

    open: (key, range) => readFile(join(folder, key), range),

    async remove(key) {
      await rm(join(folder, key), { force: true })
    },

    async ping() {
      await access(folder, constants.W_OK)
    },

    async *list() {
      for await (const owner of await opendir(folder)) {
        if (!owner.isDirectory()) continue
        for await (const file of await opendir(join(folder, owner.name))) {
          const { mtime } = await stat(join(folder, owner.name, file.name))
          yield { key: `${owner.name}/${file.name}`, writtenAt: mtime }
        }
      }
    },
  }
}

/** A rename outlives a power cut only once the folder that holds the new name is on disk too. */
async function moveDurably(from: string, to: string): Promise<void> {
  const folder = dirname(to)
  if (await mkdir(folder, { recursive: true })) await syncFolder(dirname(folder))
  await rename(from, to)
  await syncFolder(folder)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
