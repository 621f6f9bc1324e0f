import type { TextRange } from '../../contract/snaps.ts'
import type { Document } from '../text/document.ts'
export function findProject(document: Document): { project: string; ranges: TextRange[]; note?: string } {
  const { title } = document
  const first = document.sentences[0]
  const text = title
    ? title.sentence.text.slice(title.parts.start, title.parts.end)
    : (first?.text ?? 'this work')
  return { project: text.slice(0, 80), ranges: first ? [first.range] : [] }
}
