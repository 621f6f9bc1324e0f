import type { Prose } from '../../facts/fields/prose.ts'
import type { Weighed } from '../../facts/fields/select.ts'
import { countWords, tidyClause } from '../sentence/tidy.ts'
import { faultBehind } from '../story/situation/fault.ts'
import { endTold } from '../story/task/end-of-trouble.ts'
import { LIMIT } from './drafts/drafts.ts'
import { isSound } from './drafts/sound.ts'
import { outcomePhrases } from './outcome/outcome.ts'
import type { Phrase } from './reason/trouble.ts'

const FIXES = /^(?:fix|solve|resolve|mend|repair|correct)$/
const POINTING =
  /^(?:it|this|that|them|the (?:issue|problem|bug|error|fault|leak))\b((?:\s(?:in|on|at|for)\s[^,;.]{3,60}?)?)(?=$|[.,;]|\s(?:and|but|so|by|with)\s)/

/** "I understood why the jumps had wrong offsets. Fixed it": the wrong offsets were fixed. */
export function fixedIt(prose: Prose): Phrase | undefined {
  for (const one of prose.all) {
    const { clause, likelihood } = one
    if (clause?.modality !== 'done' || clause.isNegated || !FIXES.test(clause.verb.base)) continue
    if (!/^(?:i|we|none)$/.test(clause.subject) || likelihood.followup > 0.3) continue
    const [whole = '', place = ''] = POINTING.exec(clause.rest) ?? []
    const fault = whole && mendedBefore(one, prose.all)
    if (!fault) continue
    const text = `fixed ${fault}${place}`
    if (countWords(text) > LIMIT || !isSound(text)) continue
    const outcome = outcomePhrases(prose).find((phrase) => countWords(text + phrase.text) <= LIMIT)
    return { text: text + (outcome?.text ?? ''), sources: [one, ...(outcome?.sources ?? [])] }
  }
  return undefined
}

/** So many sentences before it a fault may stand that "it" still means. */
const NEAR = 4

/** What was out of order in the sentence nearest before, by its name. */
function mendedBefore(one: Weighed, all: readonly Weighed[]): string | undefined {
  return all
    .filter(({ sentence }) => sentence.index < one.sentence.index)
    .slice(-NEAR)
    .toReversed()
    .flatMap((trouble) => {
      const end = endTold(`${faultBehind(trouble) ?? tidyClause(trouble.body)}.`)
      return end?.startsWith('fix the ') ? [end.slice('fix '.length)] : []
    })[0]
}
