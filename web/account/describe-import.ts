import type { ImportReport } from '../../contract/takeout.ts'

/** What an import did, as a sentence or two. */
export function describeImport({ entries, applications, documents }: ImportReport): string {
  const added = [
    counted(entries.added, 'entry', 'entries'),
    counted(applications.added, 'application', 'applications'),
    counted(documents.added, 'document', 'documents'),
  ]
  const sentences = [`Imported ${added.slice(0, -1).join(', ')} and ${added.at(-1)}.`]
  const skipped = entries.skipped + applications.skipped + documents.skipped
  if (skipped > 0) sentences.push(`${skipped} ${skipped === 1 ? 'was' : 'were'} here already.`)
  if (documents.missing > 0)
    sentences.push(
      `${counted(documents.missing, 'document is', 'documents are')} not in this file: import the whole zip to get them.`,
    )
  return sentences.join(' ')
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
