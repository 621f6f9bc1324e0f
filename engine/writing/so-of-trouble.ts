import type { Weighed } from '../facts/fields/select.ts'
import { isPast } from './sentence/plain.ts'

/** "Each update replaced the list, so all rows were drawn again": what the old way led to, parted from it, is no end. */
export function isSoOfTrouble(one: Weighed, all: readonly Weighed[]): boolean {
  const before = all[all.indexOf(one) - 1]
  if (!before || before.sentence.block !== one.sentence.block || one.sentence.kind !== 'prose') return false
  if (before.clause?.modality === 'done' && before.clause.verb.isWork) return false
  if (before.likelihood.problem < 0.5 || before.likelihood.solution > 0.4) return false
  const gap = one.sentence.range.start - before.sentence.range.end
  const isJoined = gap > 3 && gap < 7 && !/[.!?:]$/.test(before.sentence.text)
  return isJoined && isPast(before.body) && isPast(one.body) && !SINCE.test(one.body)
}

const SINCE = /\b(?:now|no longer|since|I|we|fixed|solved|resolved|gone|helped)\b/i
