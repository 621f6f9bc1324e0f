import { z } from 'zod'
import { ApplicationFields } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { Analysis, DESCRIPTION_LIMIT, ExtractedData, StarStory } from './snaps.ts'
import { freeText, Id } from './text.ts'

/** The file inside the zip that holds everything but the documents' bytes. */
export const TAKEOUT_FILE = 'techlog.json'
/** The file beside it that holds all entries to be read; an import does not look at it. */
export const TAKEOUT_WORD_FILE = 'techlog-entries.docx'
export const TAKEOUT_FORMAT = 'techlog'
export const TAKEOUT_VERSION = 1

/** An instant between the years 1970 and 9999, in UTC. */
const Instant = z.iso
  .datetime('must be a time such as 2026-11-14T12:00:00.000Z')
  .refine((text) => Date.parse(text) >= 0, 'must not be before 1970')

/** Far below the largest number of the column, so that edits can go on counting. */
const Version = z.int().min(1).max(1_000_000_000)

/** One element of `entries`. */
export const TakeoutEntry = z.object({
  id: Id,
  isSaved: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  version: Version,
  description: freeText('Description', DESCRIPTION_LIMIT),
  extractedData: ExtractedData,
  resumeBullet: freeText('Resume bullet'),
  starStory: StarStory,
  analysis: Analysis,
})
export type TakeoutEntry = z.infer<typeof TakeoutEntry>

export const TakeoutDocument = z.object({
  id: Id,
  originalName: z
    .string()
    .overwrite((name) => name.toWellFormed().replace(/\p{Cc}/gu, ''))
    .min(1)
    .max(1000),
  mimeType: z.string().max(201),
  fileSize: z.int().min(0),
  crc32: z.int().min(0).max(0xffff_ffff),
  createdAt: Instant,
  /** Where its bytes are in the zip. */
  path: z.string().max(1000),
})
export type TakeoutDocument = z.infer<typeof TakeoutDocument>

/** One element of `applications`. */
export const TakeoutApplication = ApplicationFields.extend({
  id: Id,
  createdAt: Instant,
  updatedAt: Instant,
  version: Version,
  documents: z.array(TakeoutDocument),
})
export type TakeoutApplication = z.infer<typeof TakeoutApplication>

/** What `techlog.json` holds besides `entries` and `applications`, before both. */
export const TakeoutHeader = z.object({
  format: z.literal(TAKEOUT_FORMAT),
  version: z.literal(TAKEOUT_VERSION),
  exportedAt: Instant,
  user: z.object({ username: z.string(), displayName: z.string(), email: z.string() }),
})
export type TakeoutHeader = z.infer<typeof TakeoutHeader>

const Count = z.object({
  added: z.int(),
  /** They were there already. */
  skipped: z.int(),
})

export const ImportReport = z.object({
  entries: Count,
  applications: Count,
  documents: Count.extend({
    /** Named in a techlog.json that came alone, without their bytes. */
    missing: z.int(),
  }),
})
export type ImportReport = z.infer<typeof ImportReport>

export const exportData = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything the user has as one zip: techlog.json, all entries as a Word file, and all documents',
  access: 'session',
  response: 'bytes',
})

export const importData = endpoint({
  method: 'POST',
  path: '/api/account/import',
  summary: 'Bring back what such a zip, or its techlog.json alone, holds; all of it or nothing',
  access: 'session',
  body: 'multipart',
  response: ImportReport,
})
