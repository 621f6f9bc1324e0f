import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { isSubject } from '../titles/title-deed.ts'

/** What a reader is told to do with a thing that is there; who adds, fixes or moves something tells of a change. */
const READERS =
  /^(?:use|run|rerun|re-run|set|unset|check|see|install|reinstall|upgrade|read|restart|reboot|edit|type|click|go|open|choose|select|pass|specify|put|try|follow|consult|refer|download|copy|restore|export|import|keep|make|ensure|contact|report|remember|consider|visit|press|enter|call|pick|take|leave|update|delete|back|do)$/

const SPOKEN_TO = /\b(?:you|your|yours|yourself|please)\b/i
/** What says nothing of the reader: "thank you", "as you can see". */
const NOT_SPOKEN_TO = /\b(?:thank you|thanks to you|as you (?:can see|know)|you know|if you will)\b/gi

function speaksToReader(text: string): boolean {
  return SPOKEN_TO.test(text.replace(NOT_SPOKEN_TO, ''))
}

/** "The tide flag is no longer read; use the moon flag instead". */
const INSTEAD = /^use\s[^.;]{2,120}?\sinstead\b/i
const GONE =
  /\b(?:no longer|not [^.;]{2,60} any ?more|deprecated|obsolete|discontinued|(?:has|have) been (?:removed|dropped|replaced|renamed|superseded)|(?:is|are) (?:now )?(?:removed|gone|disabled|unsupported|superseded))\b/i

/** "See the chart for details", "check the log book for a list of the ships". */
const FOR_MORE = lean(
  /^(?:check|see|consult|read|visit|look at|refer to)\s[^;]{2,120}?\s(?:for|to (?:find|see|get|learn))\s(?:(?:an?|the|more|further|additional|full|all|some|other|any)\s){0,2}(?:(?:complete|full|detailed|further|short|quick|up-to-date)\s)?(?:lists?|history|details?|information|info|instructions?|examples?|explanations?|descriptions?|documentation|overview|summary|notes|reference|usage|background|context|discussion)\b/i,
)

/** "Three rules follow:", "Ground rules for the crew:": what holds from now on. */
const RULES = lean(
  /^(?:(?:the|these|my|our|some|a few|two|three|four|five|general|basic|golden|ground|simple|following)\s){0,3}(?:[\w-]+\s)?(?:rules|principles|guidelines|takeaways|metrics|assumptions|hyper-?parameters|constraints)(?:\s(?:follow|are|were|apply|for|of|that|which|we)\b[^:]{0,120}|,[^:]{0,120})?\s?:?$/i,
)

/** Whether an item stands in a list of rules, however it is told. */
export function isRuleListed({ sentence, clause }: Weighed): boolean {
  if (sentence.kind !== 'item' || clause?.subject !== 'none') return false
  const above = sentence.leadIn ?? sentence.headings.at(-1) ?? ''
  return RULES.test(above.trim()) && (clause.form === 'base' || /\b(?:rules|principles)\b/i.test(above))
}

/** Whether an order is meant for whoever reads the note: what he should do now, where he finds more, or a rule that he should keep. */
export function isOrderToReader(one: Weighed, all: readonly Weighed[]): boolean {
  const { sentence, body, clause } = one
  if (FOR_MORE.test(body)) return true
  if (!clause || !READERS.test(clause.verb.base) || all.some(isSubject)) return false
  const at = all.indexOf(one)
  const beside = [all[at - 1], one, all[at + 1]].filter(
    (other): other is Weighed => other !== undefined && other.sentence.block === sentence.block,
  )
  if (beside.some((other) => speaksToReader(other.sentence.text))) return true
  return INSTEAD.test(body) && [all[at - 1], one].some((other) => GONE.test(other?.sentence.text ?? ''))
}
