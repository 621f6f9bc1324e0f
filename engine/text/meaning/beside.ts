import type { Clause } from '../clauses/clauses.ts'
import type { Sentence } from '../lines/document.ts'

/** "Cause: the seal was worn" above "Fix: replaced it". */
export function isForm(before: Sentence, own: Sentence): boolean {
  return before.label !== undefined && own.label !== undefined && own.block - before.block === 1
}

/** Whether one goes with the other as two sentences of a paragraph do. */
export function isBeside(before: Sentence, own: Sentence): boolean {
  return before.block === own.block || isForm(before, own)
}

/** "This PR optimizes it". */
export function isOfChange({ subject, form, modality, isNegated }: Clause): boolean {
  return subject === 'change' && (form === 's' || form === 'past') && modality === 'done' && !isNegated
}
