import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { onceFor } from '../../../once.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { isOfVersion, wasSoBefore } from '../../deeds/refused/consequence.ts'
import { isMisread } from '../../deeds/refused/misread.ts'
import { tellsNoWork } from '../../deeds/refused/no-deed.ts'
import { isPlainClause } from '../../sentence/plain.ts'
import { uncapitalise } from '../../sentence/tidy.ts'
import { isSayable } from '../telling/sayable.ts'

/** Half a sentence, a label, how it was before or what somebody thinks. */
const NO_STEP =
  /[:?]$|^[A-Z]?[a-z]+ing\s|^the (?:first|second|third|last|other|next) (?:one|commit|patch|part)\b|^\(?e\.g\.|^(?:note|before|after):|^(?:while|because|if)\b[^,]*$|^(?:previously|seems|since|originally|currently|usually|normally|i (?:think|guess|realized|hope))\b/i

/** Sentences about the work that name no doer and no deed: "Testing documentation started". */
export const stepsOf = onceFor((prose: Prose): readonly Weighed[] =>
  [...prose.solution, ...prose.approach].filter((one) => {
    const { sentence, body, likelihood, clause } = one
    return (
      (sentence.kind === 'prose' || sentence.kind === 'item') &&
      likelihood.followup < 0.4 &&
      !(likelihood.problem > likelihood.solution && !/^(?:i|we|change)$/.test(clause?.subject ?? '')) &&
      isSayable(one) &&
      !NO_STEP.test(body) &&
      !wasSoBefore(one) &&
      !isOfVersion(one, prose.all) &&
      !(clause && isMisread(clause)) &&
      // A bare "Create a key" is told as a deed or not at all; a line without a verb is no sentence.
      (clause ? tellsDone(clause) : isPlainClause(uncapitalise(body)))
    )
  }),
)

/** "We parse bottom-up" tells how a thing works, "We parsed it" what was done. */
function tellsDone({ subject, form, adverb, verb, rest }: Clause): boolean {
  // "Took 25 minutes from call to fix" is how long it was.
  if (subject === 'none' && verb.base === 'take' && tellsNoWork(`take ${rest}`)) return false
  if (subject === 'none') return form === 'past'
  return (subject !== 'i' && subject !== 'we') || form !== 'base' || /\bnow\b/.test(adverb)
}
