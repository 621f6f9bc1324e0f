import { looseVerbIn } from '../../../text/parting/bare-tail.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import type { Material } from '../material.ts'
import { asResult } from './as-result.ts'
import { chooseResult, type Result } from './result.ts'

/** What came of it, as a listener can follow it. */
export function writeResult(material: Material, situation: Phrase, action: Phrase): Result {
  const result = chooseResult(material, situation, action)
  return { ...result, text: withoutLooseVerb(asResult(result.text)) }
}

/** "The load was fine, takes two minutes": what lacks its subject is left out. */
function withoutLooseVerb(text: string): string {
  const at = looseVerbIn(text)
  return at < 0 ? text : `${text.slice(0, at)}.`
}
