import type { ApplicationFields, ApplicationUpdate, JobApplication } from '../../contract/applications.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/stores.ts'
import { documentKey } from '../documents/key.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ZipEntry } from '../files/zip.ts'
import { newId } from '../ids.ts'
import { notFound, Problem } from '../problem.ts'
import { folderEntries } from './folder.ts'

type Parts = { database: Database; files: FileStore; clock: Clock }

export function createApplicationService({ database, files, clock }: Parts) {
  const { stores } = database

  return {
    list: (userId: string): Promise<JobApplication[]> => stores.applications.list(userId),

    create(userId: string, fields: ApplicationFields): Promise<JobApplication> {
      return stores.applications.insert(userId, {
        ...fields,
        id: newId(),
        createdAt: clock.now().toISOString(),
      })
    },

    update(userId: string, id: string, { version, ...fields }: ApplicationUpdate): Promise<JobApplication> {
      return database.transaction(async (inside) => {
        await inside.applications.lock(userId, id)
        const current = await inside.applications.find(userId, id)
        if (!current) throw notFound()
        if (version !== undefined && version !== current.version) throw changedMeanwhile(current)
        const updatedAt = clock.now().toISOString()
        await inside.applications.update(userId, id, { ...fields, updatedAt })
        return { ...current, ...fields, updatedAt, version: current.version + 1 }
      })
    },

    /** Rows first, then the bytes: should this stop half-way, what is left belongs to nobody and is swept. */
    async remove(userId: string, id: string): Promise<void> {
      const documents = await database.transaction(async (inside) => {
        if (!(await inside.applications.lock(userId, id))) throw notFound()
        const owned = await inside.documents.list(userId, id)
        await inside.applications.remove(userId, id)
        return owned
      })
      for (const document of documents) await files.remove(documentKey(userId, document.id))
    },

    async folder(userId: string, id: string): Promise<{ application: JobApplication; entries: ZipEntry[] }> {
      const application = await stores.applications.find(userId, id)
      if (!application) throw notFound()
      const documents = await stores.documents.list(userId, id)
      return { application, entries: folderEntries({ userId, application, documents, files }) }
    },
  }
}

function changedMeanwhile(current: JobApplication): Problem {
  return new Problem('conflict', 'This application was changed elsewhere in the meantime', { current })
}
