import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { roleOfHeading } from '../../../lexicon/headings.ts'

/** "Things left", "still to come", "what needs to happen next", "next on the list". */
const LEFT = lean(
  /\b(?:things?|items?|tasks?|jobs?|work|stuff|steps|points|parts|bits|what(?:'s| is)?) (?:(?:that|which) (?:is|are) )?(?:still )?(?:left|remaining|missing|open|outstanding|pending|to do|to come|to finish)\b|\b(?:still|yet|only) to (?:come|do|be done|follow|finish)\b|\b(?:needs?|has|have|remains?|is|are) to (?:be (?:done|made|fixed|finished|built|added|changed)|happen|come|follow|change)\b|^(?:my |our |the |project )?(?:milestones?|schedule|agenda)$|^(?:(?:and|but|then) )?(?:next|up next|coming up|next up|to-?dos?)\b/i,
)
/** "We need to", "I will", "it should": the present and the future of the line above a list. */
const OWED = lean(
  /\b(?:I|we|you|they|one|somebody|someone)(?:'ll| (?:also |still |just |then |now |first )?(?:will|shall|should|must|can|could|may|might|need to|have to|has to|ought to|want to|wish to|hope to|plan to|intend to|would like to|(?:am|are) (?:going|planning|supposed|hoping|about) to|(?:am|are) to))\b/i,
)
/** "Got some advice back", "feedback from the warden", "one way to think about it". */
const ADVISED = lean(
  /\b(?:advice|suggestions?|suggested|recommends?|recommended|recommendations?|proposals?|proposed|tips|hints|reminders?|rules of thumb)\b|^(?:[\w-]+ ){0,3}(?:feedback|comments|requests?|wishes) (?:from|by|of)\b|\b(?:one|another|a (?:possible|better|different)) (?:way|option|idea|possibility)\b|\b(?:supposed|meant|expected|asked|told|reminded) (?:me |us )?to\b/i,
)
/** "Weekly meeting", "Call with the warden": what is noted there in orders was asked for. */
const SPOKEN =
  /^(?!.*\b(?:done|since|before|after|changes?|progress)\b)(?:[\w'-]+ ){0,4}(?:meeting|call|1:1|one-on-one|brainstorm(?:ing)?)(?: (?:with|on|about|notes|\d).*)?$/i
const HOW_TO = /^(?:how|ways?) to\b/i

/** Whether a line above orders says that they are still to come, were asked for or only thought of. */
export function announcesPlans(line: string): boolean {
  const words = line.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '').replace(/\s+/g, ' ')
  if (words.length > 120) return false
  return (
    LEFT.test(words) ||
    OWED.test(words) ||
    ADVISED.test(words) ||
    SPOKEN.test(words) ||
    HOW_TO.test(words) ||
    roleOfHeading(words) === 'followup'
  )
}

/** "Tip: oil it first", "To-do before the fair: ...", "Upstream: ...": a label that tells what is for the reader, for later or by others. */
export const ADVICE =
  /^\W*(?:tips?|hints?|advice|reminder|note to self|ideas?|suggestion|to-?dos?|usage|goals?|plan|steps|expected(?: behaviou?r| results?)?|upstream|wish ?list)(?: (?:for|of|to|before|until|after) [^.:;]{2,40})?\s?:(?:\s|$)/i

/** "Put the photos of the pier here": what a form leaves to be filled in. */
export const GAP =
  /^(?:please )?(?:add|insert|put|paste|place|attach|upload|write|list|enter|fill in|drop) (?:[^.:]{2,60} )?here\b/i

/** "The plan is simple.", "The idea: ...", "This week's homework:" in front of orders told as sentences. */
const PLAN_TOLD = lean(
  /^(?:(?:so|and|but|now),? )?(?:the|my|our|a|this week's|today's|one|here is (?:the|my|our)) (?:[\w-]+ ){0,3}?(?:plan|idea|goal|task|homework|assignment|to-?do(?: list)?|roadmap|recipe|procedure|next steps?)(?: (?:for|of|to|with|behind) [^.:;]{2,60})? (?:is|are|will be|would be|goes|looks)\b/i,
)

/** Whether an order is called a tip or a plan, or stands behind a sentence that says so, with nothing but orders between. */
export function isOfPlanTold(
  { sentence }: Weighed,
  all: readonly Weighed[],
  isOrder: (one: Weighed) => boolean,
): boolean {
  if (sentence.kind !== 'prose' && sentence.kind !== 'item') return false
  if (ADVICE.test(sentence.text) || ADVICE.test(`${sentence.label ?? ''}:`)) return true
  const at = all.findIndex((one) => one.sentence.index === sentence.index)
  for (let before = at - 1; before >= 0; before--) {
    const one = all[before]
    if (!one || one.sentence.block !== sentence.block) return false
    if (PLAN_TOLD.test(one.body) || ADVICE.test(one.sentence.text)) return true
    if (!isOrder(one)) return false
  }
  return false
}
