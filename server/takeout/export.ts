import type { User } from '../../contract/accounts.ts'
import type { JobApplication } from '../../contract/applications.ts'
import type { TaskLog } from '../../contract/snaps.ts'
import {
  TAKEOUT_FILE,
  TAKEOUT_FORMAT,
  TAKEOUT_VERSION,
  TAKEOUT_WORD_FILE,
  type TakeoutApplication,
  type TakeoutDocument,
  type TakeoutHeader,
} from '../../contract/takeout.ts'
import type { Clock } from '../clock.ts'
import type { Stores } from '../db/stores.ts'
import { documentKey } from '../documents/key.ts'
import { isWorthCompressing } from '../documents/media-types.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ZipEntry } from '../files/zip.ts'
import { createZipNames } from '../files/zip-names.ts'
import { encoded, wordFile } from './word-file.ts'

const PAGE = 200

type Parts = { stores: Stores; files: FileStore; clock: Clock }

/** What a user's zip holds: techlog.json, all entries as a Word file, then every document in the folder of its application. */
export async function takeoutEntries({ stores, files, clock }: Parts, user: User): Promise<ZipEntry[]> {
  const now = clock.now()
  const applications = await listApplications(stores, user.id)
  const total = (await stores.snaps.listIds(user.id)).length
  const header: TakeoutHeader = {
    format: TAKEOUT_FORMAT,
    version: TAKEOUT_VERSION,
    exportedAt: now.toISOString(),
    user: { username: user.username, displayName: user.displayName, email: user.email },
  }
  return [
    {
      name: TAKEOUT_FILE,
      modifiedAt: now,
      compress: true,
      open: () => encoded(takeoutJson(stores, user.id, { header, applications })),
    },
    {
      name: TAKEOUT_WORD_FILE,
      modifiedAt: now,
      compress: true,
      open: () => wordFile({ entries: allLogs(stores, user.id), total, now }),
    },
    ...applications.flatMap((application) =>
      application.documents.map((document) =>
        toZipEntry(document, () => files.open(documentKey(user.id, document.id))),
      ),
    ),
  ]
}

async function listApplications(stores: Stores, userId: string): Promise<TakeoutApplication[]> {
  const [applications, documents] = [
    await stores.applications.list(userId),
    await stores.documents.listAll(userId),
  ]
  const byApplication = Map.groupBy(documents, (document) => document.applicationId)
  const folderName = createZipNames()
  return applications.map(({ documentCount: _, ...application }) => {
    const folder = folderName(folderTitle(application))
    const fileName = createZipNames()
    const owned = byApplication.get(application.id) ?? []
    return {
      ...application,
      documents: owned.map(({ applicationId, ...document }) => ({
        ...document,
        path: `documents/${folder}/${fileName(document.originalName)}`,
      })),
    }
  })
}

function folderTitle({
  companyName,
  positionName,
}: Pick<JobApplication, 'companyName' | 'positionName'>): string {
  return `${companyName} - ${positionName}`.replace(/[/\\]/g, '_').slice(0, 80)
}

function toZipEntry(document: TakeoutDocument, open: ZipEntry['open']): ZipEntry {
  return {
    name: document.path,
    modifiedAt: new Date(document.createdAt),
    size: document.fileSize,
    crc32: document.crc32,
    compress: isWorthCompressing(document.mimeType) && document.fileSize > 0,
    open,
  }
}

type Content = { header: TakeoutHeader; applications: TakeoutApplication[] }

/** One object a line; entries are read page by page, so that memory does not grow with them. */
async function* takeoutJson(
  stores: Stores,
  userId: string,
  { header, applications }: Content,
): AsyncGenerator<string> {
  yield `${JSON.stringify(header).slice(0, -1)},\n"entries": [`
  yield* commaSeparated(allLogs(stores, userId))
  yield '],\n"applications": ['
  yield* commaSeparated(applications)
  yield ']}\n'
}

async function* allLogs(stores: Stores, userId: string): AsyncGenerator<TaskLog> {
  let before: string | undefined
  do {
    const page = await stores.snaps.listRecent(userId, { limit: PAGE, onlyUnsaved: false, before })
    yield* page
    before = page.length === PAGE ? page.at(-1)?.id : undefined
  } while (before !== undefined)
}

async function* commaSeparated(objects: AsyncIterable<object> | Iterable<object>): AsyncGenerator<string> {
  let separator = '\n'
  for await (const object of objects) {
    yield `${separator}${JSON.stringify(object)}`
    separator = ',\n'
  }
}
