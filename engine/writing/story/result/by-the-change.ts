import { readClause } from '../../../text/clauses/clauses.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { tidySentence } from '../../sentence/tidy.ts'

const UNSETTLED = /\b(?:will|would|should|may|might|can|could|now|currently|is|are)\b|n't\b/

/** In a story nobody says "This PR restores the totals", but "This restored the totals". */
export function ofTheChange(told: string): string {
  // Without the "but also" that should follow, "not only" says nothing.
  const sentence = told.replace(/^(This(?:\s[\w-]+)?)\snot only\s(?!.*\bbut\b)/, '$1 ')
  // "The main branch now asks for a key" goes on doing so.
  const clause = /^(?:this|the|these)\s(?!(?:[\w-]+\s)?branch\b)/i.test(sentence)
    ? readClause(sentence)
    : undefined
  if (clause?.subject !== 'change' || clause.modality !== 'done' || clause.isNegated) return sentence
  if ((clause.form !== 's' && clause.form !== 'past') || clause.lead || clause.attitude) return sentence
  if (UNSETTLED.test(clause.rest)) return sentence
  const adverb = clause.adverb && clause.adverb !== 'also' ? `${clause.adverb} ` : ''
  return tidySentence(`This ${adverb}${phraseIn('past', clause.verb, clause.form, clause.rest)}`)
}
