import type { TextRange } from '../../contract/snaps.ts'
import type { Document } from '../text/document.ts'
export function findTechnologies(_document: Document): { name: string; ranges: TextRange[] }[] {
  return []
}
