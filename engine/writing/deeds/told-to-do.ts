import type { Weighed } from '../../facts/select.ts'
import { roleOfHeading } from '../../lexicon/headings.ts'

/** "Consider a shed with two doors:", "To reproduce:", "You will need:": what follows is a case or a guide, and was not done. */
const CASE =
  /(?:^|[.!?]\s)(?:consider|suppose|imagine|assume|let's say|say you|for (?:example|instance)|to (?:reproduce|test|try|use|run|install)|steps to|(?:how|ways?) to|you(?:'ll| will)? need)\b/i
const GUIDE =
  /^(?:steps?|instructions|usage|you(?:'ll| will)? need|requirements|prerequisites|how to\b.*|(?:steps )?to reproduce|reproduction|test(?:ing)? instructions|getting started|action items?|things to\b.*)\s?:?$/i

/** Whether an order, "choose the chip", stands under what announces a case, a guide or work to come. */
export function isToldToDo({ sentence, clause }: Weighed): boolean {
  if (sentence.kind === 'title' || clause?.subject !== 'none' || clause.form !== 'base') return false
  if (sentence.leadIn && CASE.test(sentence.leadIn)) return true
  return sentence.headings.some((heading) => GUIDE.test(heading) || roleOfHeading(heading) === 'followup')
}
