import { lean } from '../lean.ts'

const EVIDENCE = lean(
  /\b(?:locali[sz]e|narrow|pinpoint|isolate)[sd]? (?:it|this|that|them|things)\b|\b(?:narrows|narrowed) (?:it|this|that|the (?:cause|problem|fault|failure|bug|search))\b|^(?:this|that|which|it) (?:\w+ly )?(?:indicates|indicated|suggests|suggested|implies|implied|rules out|ruled out|points to|pointed to|points at)\b/i,
)

/** "The hour at which it stops narrows it down", "that rules out the pump": what one concludes from a trouble is none itself. */
export function isEvidence(text: string): boolean {
  return EVIDENCE.test(text)
}
