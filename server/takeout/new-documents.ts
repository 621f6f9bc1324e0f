import type { TakeoutDocument } from '../../contract/takeout.ts'
import type { StoredDocument } from '../documents/store.ts'
import { newId } from '../ids.ts'
import type { Takeout } from './read-takeout.ts'

/** A document that an import adds, under an id of its own, and the takeout's id of the application it belongs to. */
export type NewDocument = { id: string; applicationId: string; document: TakeoutDocument }

/** Which documents of a takeout the user does not have yet: neither the same one nor one of the same name and content. */
export function newDocuments({ applications, zipped }: Takeout, owned: StoredDocument[]) {
  const ownedIds = new Set(owned.map((document) => document.id))
  const spare = new Map<string, number>()
  for (const document of owned) spare.set(looks(document), (spare.get(looks(document)) ?? 0) + 1)

  const added: NewDocument[] = []
  let skipped = 0
  let missing = 0
  for (const application of applications)
    for (const document of application.documents) {
      const alike = spare.get(looks(document)) ?? 0
      if (ownedIds.has(document.id) || alike > 0) {
        // Two equal files in one application are two documents, so each one that is there accounts for one only.
        spare.set(looks(document), alike - 1)
        skipped += 1
      } else if (zipped) added.push({ id: newId(), applicationId: application.id, document })
      else missing += 1
    }
  return { added, skipped, missing }
}

function looks({
  originalName,
  fileSize,
  crc32,
  createdAt,
}: Omit<StoredDocument, 'id' | 'mimeType'>): string {
  return JSON.stringify([originalName, fileSize, crc32, createdAt])
}
