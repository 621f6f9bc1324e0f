import type { Prose } from '../../../facts/fields/prose.ts'
import { lean } from '../../../lean.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { isGoal } from '../task/goal.ts'
import { type Speaker, voiced } from '../telling/say.ts'
import { isSayable } from '../telling/sayable.ts'
import { unlabelled } from '../telling/unlabelled.ts'

/** "I achieved this in two minutes". */
const REACHED = lean(
  /\b((?:I|we)\s(?:(?:have|also|finally|easily|then)\s)*)(achieved|reached|met|accomplished|beat|exceeded|hit)\s(?:this|that|it|(?:the|my|our|this|that) (?:goal|target|aim|objective))\b/i,
)
const DENIED = /\b(?:not|never|almost|nearly|yet|if|until|hope|would|could|should|will)\b|n't\b/i

/** That the goal was reached which the text names before: no better result can be told. */
export function goalReached({ all }: Prose, me: Speaker): Phrase | undefined {
  const at = all.findIndex(isGoal)
  const source = all.find(
    (one, index) =>
      at >= 0 &&
      index > at &&
      REACHED.test(one.body) &&
      !DENIED.test(one.body) &&
      one.likelihood.followup < 0.4 &&
      isSayable(one),
  )
  if (!source) return undefined
  const body = unlabelled(source.body).replace(REACHED, (_, who: string, verb: string) =>
    /^(?:achieved|accomplished)$/i.test(verb) ? `${who}reached the goal` : `${who}${verb} the goal`,
  )
  return { text: voiced({ ...source, body }, me), sources: [source] }
}
