import { crc32 } from 'node:zlib'
import type { JobApplication } from '../../contract/applications.ts'
import { documentKey } from '../documents/key.ts'
import { isWorthCompressing } from '../documents/media-types.ts'
import type { StoredDocument } from '../documents/store.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ZipEntry } from '../files/zip.ts'
import { createZipNames } from '../files/zip-names.ts'

type Folder = { userId: string; application: JobApplication; documents: StoredDocument[]; files: FileStore }

/** What an application's zip holds: its details as text, then every document under its own name. */
export function folderEntries({ userId, application, documents, files }: Folder): ZipEntry[] {
  const uniqueName = createZipNames()
  const details = Buffer.from(detailsText(application))
  return [
    {
      name: uniqueName('Application Details.txt'),
      modifiedAt: new Date(application.updatedAt),
      size: details.length,
      crc32: crc32(details),
      compress: false,
      open: async function* () {
        yield details
      },
    },
    ...documents.map((document) => ({
      name: uniqueName(document.originalName),
      modifiedAt: new Date(document.createdAt),
      size: document.fileSize,
      crc32: document.crc32,
      compress: isWorthCompressing(document.mimeType) && document.fileSize > 0,
      open: () => files.open(documentKey(userId, document.id)),
    })),
  ]
}

function detailsText(application: JobApplication): string {
  const lines = [
    `Position: ${application.positionName}`,
    `Company: ${application.companyName}`,
    `Date Applied: ${application.dateApplied ?? 'No date'}`,
    `Job Posting URL: ${application.jobDescriptionUrl || 'None'}`,
    '',
    'Notes:',
    application.notes || 'None',
    '',
    'Job Description:',
    application.jobDescriptionText || 'None',
    '',
  ]
  return lines.join('\n')
}
