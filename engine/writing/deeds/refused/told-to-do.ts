import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { roleOfHeading } from '../../../lexicon/headings.ts'
import { readClause } from '../../../text/clauses/clauses.ts'
import { isSubject } from '../titles/title-deed.ts'
import { isOrderToReader, isRuleListed } from './for-the-reader.ts'
import { announcesPlans, GAP, isOfPlanTold } from './to-come.ts'

/** "Consider a shed with two doors:", "To reproduce:", "You will need:": what follows is a case or a guide, and was not done. */
const CASE = lean(
  /(?:^|[.!?]\s)(?:consider|suppose|imagine|assume|let's say|say you|alternatives?|alternatively|for (?:example|instance)|to (?:reproduce|test|try|use|run|install)|steps to|(?:how|ways?) to|you(?:'ll| will)? need)\b/i,
)
const GUIDE =
  /^(?:steps?|steps (?:to|for)\b.*|alternatives?|alternative (?:fix|solution|approach|option|idea)e?s?|instructions|usage|you(?:'ll| will)? need|requirements|prerequisites|how to\b.*|(?:steps )?to reproduce|reproduction|test(?:ing)? instructions|getting started|action items?|things to\b.*)\s?:?$/i

/** "The old gate does all in one:": what follows is how a thing works. */
const WORKS = /\b(?:does|do|works|performs|consists|involves)\b[^.?!]{0,60}:$/

/** "The film shows the press, which does:": each item below is a doing of the press. */
const OF_THING = /\s(?:which|that) (?:does|performs|runs|handles)(?: the following)?:$/

/** Whether an item is a step of what a thing does. */
export function isDoingOfThing({ kind, leadIn }: Weighed['sentence']): boolean {
  return kind === 'item' && leadIn !== undefined && OF_THING.test(leadIn)
}

/** "The workflow at the moment is as follows:": the steps of a thing that runs, and of nobody's day. */
const WORKFLOW =
  /^(?!.*\b(?:I|we|my|our)\b).*\b(?:workflow|process|procedure|algorithm|pipeline|flow|logic|routine|protocol|loop|sequence|cycle|idea|recipe)\b[^.?!:]{0,40}\s(?:is|are|goes|looks)\s(?:(?:now|roughly|basically|currently)\s)?(?:as follows|like (?:this|so)|the following|this|simple)\s?:$/i
/** "The steps for moving a pier are as follows:": how one would do it. */
const AS_FOLLOWS =
  /^(?:the|these)\s(?!(?:changes?|fix(?:es)?|improvements?|updates?|features?|modifications?|additions?|results?|work)\b)[\w-]+\s(?:for|to|of|when)\s[^.?!:]{3,60}\s(?:is|are)\sas follows\s?:$/i
/** "For the night shift:" beside such a list goes on with it. */
const OF_ANOTHER = /^for\s(?:the|an?|each|every|all)\s[^.?!]{2,60}:$/i

/** "..., but this would take a new lock": a way that was not gone. */
const NOT_GONE = /,\s(?:but|although|however)\s(?:this|that|it)\s(?:would|requires?|needs?|means|takes)\b/i

/** "Describe the impact on passengers": what a form asks for. */
const PROMPT = lean(
  /^(?:please\s)?(?:list|describe|explain|outline|summari[sz]e|provide|detail|note|include|identify|document)\s(?:(?:the|an?|any|all|each|briefly|in detail)\s){0,2}(?:what|how|why|who|when|(?:[a-z]+\s)?(?:sequence|timeline|chronology|list|description|overview|summary|impact|root cause|causes?|contributing factors|steps|actions|events)\s(?:of|that|taken|which|to|on|for|behind))\b/i,
)

/** "Take a look at the lamps and see if they are fine": what the reader is asked. */
const ASKS =
  /^(?:please\s|kindly\s)?(?:(?:take|have) a (?:close |quick )?look\s|let (?:me|us) know\b|(?:skip|scroll|jump) (?:over|down|to|past|ahead)\s|feel free\b|see if\s)/i

/** "Verified working:": what follows was seen, not done. */
const SEEN =
  /^(?:verified|confirmed|tested|validated|checked)(?:\s(?:working|behaviou?r|results?|locally))?:?$|^(?:what works|verification|test results?)\s?:?$/i

/** "Commands published to the bus" below it. */
export function isOnlySeen({ sentence, clause }: Weighed): boolean {
  if (sentence.kind !== 'item' || clause?.subject !== 'passive') return false
  return SEEN.test(sentence.leadIn?.trim() ?? '') || SEEN.test(sentence.headings.at(-1) ?? '')
}

/** "Go on counting the ducks, as they will need a pond": what is to come is the reason. */
const DUE = /,\s(?:as|because|since) (?:they|it|this|these|we|I)(?:'ll| will)\b/i

/** Whether an order, "choose the chip", stands under what announces a case, a guide or work to come. */
export function isToldToDo(one: Weighed, all: readonly Weighed[]): boolean {
  const { sentence, body } = one
  if (isDoingOfThing(sentence) || isRuleListed(one)) return true
  if (!isOrder(one)) return false
  if (NOT_GONE.test(body) || PROMPT.test(body) || ASKS.test(body) || DUE.test(body) || GAP.test(body))
    return true
  if (isOrderToReader(one, all)) return true
  const { leadIn } = sentence
  if (leadIn && (CASE.test(leadIn) || (WORKS.test(leadIn) && !isOfChange(leadIn)))) return true
  if (
    leadIn &&
    (WORKFLOW.test(leadIn) || AS_FOLLOWS.test(leadIn) || (OF_ANOTHER.test(leadIn) && tellsWorkflow(all)))
  )
    return true
  // What was ticked off below "Goals" was done.
  if (sentence.box === 'ticked') return false
  if (sentence.headings.some((heading) => GUIDE.test(heading) || roleOfHeading(heading) === 'followup'))
    return true
  // Under the subject line of a change "we need to:" announces what it does.
  return !all.some(isSubject) && isAnnounced(one, all)
}

function isAnnounced(one: Weighed, all: readonly Weighed[]): boolean {
  const { leadIn, headings } = one.sentence
  if (leadIn && announcesPlans(leadIn) && !isOfChange(leadIn)) return true
  const title = all.find(({ sentence }) => sentence.kind === 'title')?.body
  const head = headings.at(-1) ?? title
  return (head !== undefined && announcesPlans(head)) || isOfPlanTold(one, all, isOrder)
}

function isOrder({ sentence, clause }: Weighed): boolean {
  return sentence.kind !== 'title' && clause?.subject === 'none' && clause.form === 'base'
}

function tellsWorkflow(all: readonly Weighed[]): boolean {
  return all.some(({ sentence }) => sentence.leadIn !== undefined && WORKFLOW.test(sentence.leadIn))
}

function isOfChange(leadIn: string): boolean {
  return (
    /^(?:change|this|i|we)$/.test(readClause(leadIn)?.subject ?? '') || /^(?:this|it|what)\b/i.test(leadIn)
  )
}
