import type { Priority, TextRange } from '../../contract/snaps.ts'
import type { Document } from '../text/document.ts'
export function findPriority(_document: Document): { priority: Priority; ranges: TextRange[] } {
  return { priority: 'medium', ranges: [] }
}
