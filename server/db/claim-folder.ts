import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'

/** Claims a data folder for this process until it ends, however it ends: the lock is the operating system's. */
export function claimFolder(folder: string): { release(): void } {
  const lock = new DatabaseSync(`${folder}/techlog.lock`)
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
    return { release: () => lock.close() }
  } catch {
    lock.close()
    throw new StartError(`Another TechLog server is already using the data folder ${folder}`)
  }
}
