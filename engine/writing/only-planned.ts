import type { Prose } from '../facts/fields/prose.ts'
import type { Weighed } from '../facts/fields/select.ts'
import { onceFor } from '../once.ts'
import { isAchieved } from './deeds/refused/reported.ts'

const ASKS = /\?$|^(?:to-?do|next steps?|plans? (?:for|to))\b/i

/** Whether a text tells nothing but plans and questions, so that nobody may say that the work has begun. */
export const isOnlyPlanned = onceFor(({ all }: Prose): boolean => all.length > 0 && all.every(isPlan))

function isPlan({ body, clause, likelihood, sentence }: Weighed): boolean {
  if (sentence.kind === 'title') return ASKS.test(body)
  return (
    ASKS.test(body) ||
    sentence.box === 'empty' ||
    sentence.section === 'followup' ||
    clause?.modality === 'planned' ||
    (clause?.modality === 'hypothetical' && clause.form !== 'past') ||
    (likelihood.followup > 0.5 && clause?.form !== 'past' && !(clause && isAchieved(clause)))
  )
}
