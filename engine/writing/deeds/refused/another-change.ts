import { toldOfAnother } from '../../../facts/fields/another-change.ts'
import type { Prose } from '../../../facts/fields/prose.ts'
import type { Deed } from '../deed.ts'

/** The deeds without those of a paragraph that tells what another change did. */
export function withoutAnother({ all }: Prose, found: Deed[]): Deed[] {
  const told = toldOfAnother(all)
  return found.filter(({ source, clause }) => clause.form === 's' || !told.has(source.sentence.index))
}
