import type { Priority, SavedLog } from '../../contract/snaps.ts'

/** What the list of saved entries is narrowed to; null or empty: everything. */
export type Filter = { text: string; technology: string | null; priority: Priority | null }

export const NO_FILTER: Filter = { text: '', technology: null, priority: null }

export function isFiltering({ text, technology, priority }: Filter): boolean {
  return text.trim() !== '' || technology !== null || priority !== null
}

/** Entries that hold every word of the text in some field, and the technology and priority asked for. */
export function filterLogs(logs: SavedLog[], { text, technology, priority }: Filter): SavedLog[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return logs.filter(
    (log) =>
      (priority === null || (log.extractedData.priority ?? 'medium') === priority) &&
      (technology === null || log.extractedData.technologies.includes(technology)) &&
      words.every((word) => searchText(log).includes(word)),
  )
}

/** Every technology of the entries, the most used first. */
export function technologiesOf(logs: SavedLog[]): string[] {
  const counts = new Map<string, number>()
  for (const log of logs)
    for (const name of new Set(log.extractedData.technologies)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([name]) => name)
}

const searchTexts = new WeakMap<SavedLog, string>()

/** All text of an entry, folded once: the list is searched with every keystroke. */
function searchText(log: SavedLog): string {
  const known = searchTexts.get(log)
  if (known !== undefined) return known
  const { technologies, ...fields } = log.extractedData
  const texts = [...Object.values(fields), ...technologies, log.resumeBullet, ...Object.values(log.starStory)]
  const text = fold(texts.join('\n'))
  searchTexts.set(log, text)
  return text
}

/** Case and accents do not matter to somebody who searches. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
