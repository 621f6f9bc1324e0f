import type { TextRange } from '../../contract/snaps.ts'
import type { Document } from '../text/document.ts'
export function findDate(
  _document: Document,
  _today: string,
): { date: string; ranges: TextRange[]; note?: string } | undefined {
  return undefined
}
