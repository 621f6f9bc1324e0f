import { keepsFromWorking } from '../../../facts/fields/came-short.ts'
import type { Prose } from '../../../facts/fields/prose.ts'
import { lean } from '../../../lean.ts'
import { isShortNote } from '../../../text/wording/short-note.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { countWords, tidyClause, tidySentence } from '../../sentence/tidy.ts'
import { isTorn } from '../../sentence/trim.ts'

/** "Restarting the pump resolved the issue". */
const RESOLVED = lean(
  /^[a-z-]+ing\s[^;:.]{3,120}?\s((?:(?:quickly|finally|immediately|eventually|fully|has|have)\s){0,2}(?:resolved|fixed|solved|cleared|cured|restored|stopped|ended|brought)\s(?:the|this|our|all|both|most|it|things|everything|service|traffic)\b[^;:]*)$/i,
)
/** "This fixed it": in a short note, behind the deed. */
const THIS_DID = lean(
  /^(?:this|that)\s((?:(?:quickly|finally|immediately|eventually|fully|has)\s){0,2}(?:resolved|fixed|solved|cleared|cured)\s(?:the|this|our|all|both|most|it|things|everything)\b[^;:]*)$/i,
)
/** "... changes the order of the locks, and avoids the jam". */
const AVOIDS =
  /^(?:(?:but|so|and)\s)?[a-z-]+ing\s[^;:.]{3,160}?\s((?:avoids|prevents|fixes|solves|resolves|eliminates|removes|cures)\s(?:the|this|all|any|both|these)\s[^;:,]{3,90})$/i
/** "The drift was traced to the clock and was fixed by setting it". */
const MENDED =
  /^(the (?:[\w-]+ ){0,3}?(?:problem|issue|bug|error|fault|leak|failure|crash|drift|race)) was\s[^;:]{3,120}?\sand (?:was )?(?:then )?((?:fixed|resolved|solved|corrected|cured) by [a-z]+ing\s[^;:]{3,120})$/i
const DENIED =
  /\b(?:not|never|temporarily|partially|partly|briefly|only|seemed?|appeared|would|should|might|could|down|until|but)\b|n't\b/i

/** What came of a deed that is told by its "-ing": the issue was resolved by it. */
export function byDoing({ all }: Prose): Phrase | undefined {
  const isShort = isShortNote(all.map(({ sentence }) => sentence))
  for (const source of all.toReversed()) {
    const { body, likelihood, sentence } = source
    if (sentence.kind === 'title' || likelihood.followup > 0.5) continue
    const said = tidyClause(body)
    const done =
      RESOLVED.exec(said)?.[1] ?? (isShort ? THIS_DID.exec(said)?.[1] : undefined) ?? AVOIDS.exec(said)?.[1]
    const [, thing = '', how = ''] = MENDED.exec(said) ?? []
    const told = done ? `This ${done.replace(/\sit$/, ' the issue')}` : thing && `${thing} was ${how}`
    if (
      !told ||
      keepsFromWorking(told) ||
      DENIED.test(said.replace(/^but\s/i, '')) ||
      countWords(told) > 18 ||
      isTorn(told)
    )
      continue
    return { text: tidySentence(told), sources: [source] }
  }
  return undefined
}
