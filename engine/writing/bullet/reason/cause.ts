import type { Weighed } from '../../../facts/fields/select.ts'
import { likeness } from '../../sentence/likeness.ts'
import { countWords, tidyClause } from '../../sentence/tidy.ts'
import { impersonal, isTorn, shorten } from '../../sentence/trim.ts'

const FAULT_FOUND =
  /^(?:tracked|traced|debugged|fixed|investigated|diagnosed|found|solved|resolved|identified|chased|corrected|isolated|hunted)\b.*\b(?:bugs?|issues?|problems?|errors?|crash(?:es)?|failures?|leaks?|faults?|glitch(?:es)?|outage|races?|regressions?|freezes?|hangs?|deadlocks?|discrepanc(?:y|ies)|mismatch(?:es)?|inconsistenc(?:y|ies)|segfaults?|timeouts?|corruption|flak(?:e|es|y|iness))\b/i
const CAUSED =
  /\b(?:was|were|is|are|turned out to be)\s(?:(?:all|just|mostly|actually|simply|probably)\s)?(?:caused by|due to|because of|(?:the|a) result of)\s((?!(?:it|this|that|them|these|those|which|what|how|me|us|him|her)\b)\S.*?)(?=,\s(?:while|but|so|which|and|since|as)\b|;\s|\.\s|$)/

/** ", caused by X" behind a fault that was found or mended, where one of the next sentences says so. */
export function causeOf(one: Weighed, text: string, room: number, after?: Weighed): string | undefined {
  if (!after || !FAULT_FOUND.test(text) || /\b(?:caused|due|because)\b/.test(text)) return undefined
  const told = CAUSED.exec(tidyClause(one.body))
  if (!told || /\b(?:probably|maybe|might|could|perhaps)\b/.test(one.body.slice(0, told.index + 30)))
    return undefined
  const plain = impersonal(told[1] ?? '')
  const short = plain && shorten(plain, Math.min(room - 2, 18))
  if (!short || isTorn(short) || countWords(short) < 2 || likeness(short, text) > 0.6) return undefined
  return `, caused by ${short}`
}
