import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { type Deed, deedOf } from '../deed.ts'
import { isTelling } from '../deeds.ts'
import { isOfficeChore } from './office-chore.ts'
import { isRecord } from './record.ts'

/** Where somebody was, whom he met, what he heard and learnt: told in no bullet beside what he did. */
const ERRANDS =
  /^(?:inherit|attend|meet|talk|chat|ask|go|watch|listen|sit|walk|trundle|trek|wander|drive|travel|fly|wait|visit|study|email|remind|thank|contact|shadow|learn|celebrate|complain|apologi[sz]e|cry|sleep|laugh|eat|drink|rest|nap)$/

/** "Helped Kevin in the lab" names whom, and not with what; "helped Kevin fix the lamp" does. */
const HELPED = /^(?:out\s)?\p{Lu}\p{Ll}+(?:\sand\s\p{Lu}\p{Ll}+)?(?=$|[.,]|\s(?:in|at|on|out)\s)/u

/** "Took part in a training", "found a few articles on glue", "found code online", "gave him a plant", "got a cake from the nurses". */
const SOCIAL = lean(
  /^(?:(?:cook|bake) (?:(?:an?|some|the|my|our|two|more) )?(?:[a-z]+ )?(?:cakes?|bread|loaf|loaves|pizzas?|cookies|pies?|muffins?|lunch|dinner|breakfast|meals?|soup|chili|food)\b|relax(?:$| (?:at|in|on|with|after|for)\b)|work from (?:home|the (?:office|train|library|couch)|bed)\b|find (?:a few|some|several|many|two|three|an?|lots of) (?:[a-z]+ )?(?:websites?|articles?|blog posts?|posts?|videos?|tutorials?|threads?|guides?)\b|(?:call|ask) (?:on |in )?(?:one of )?(?:my|our|an?|the) (?:colleagues?|friends?|mentors?|teammates?|coworkers?)\b|find (?:(?:some|the|an?) )?(?:code|examples?|samples?|solutions?|answers?)\b(?= online\b| on the (?:web|internet)\b|.* that helped\b)|(?:clean|tidy|clear) (?:up )?(?:(?:my|the|our) )?(?:desk|office|kitchen|room|inbox|mailbox|table)\b|(?:water|feed) (?:(?:my|the|your|our|her|his) )?(?:plants|cat|dog|fish)\b|move (?:flats?|house|apartments?|home)\b|work \d+ hours\b|make (?:the )?acquaintance\b|(?:pick|take|grab|get) (?:up )?(?:my|an?|the) (?:first|next|new|second|easy) (?:ticket|task|story|issue)\b|get (?:the|an?|my|another) (?:(?:first|next|new|additional|small) )?(?:task|job|assignment|order)\b|inherit\b|blame\b|(?:finish|complete|survive) (?:(?:the|my|another|first|second|third|last|on-call) )*(?:week|day|month|shift|sprint|semester)\b(?! (?:by|with)\b)|(?:end|finish|start|begin|close) (?:off )?(?:the|my|our) (?:day|week|morning|afternoon|evening) (?:with|by|on)\b|make (?:an?\s|some\s|the\s)?(?:coffee|tea|lunch|dinner|breakfast|cake|friends)\b|read (?:[a-z\d]+\s){0,3}(?:chapters?|books?|papers?|articles?|pages|blog posts?|literature|tutorials?|data ?sheets?)\b|do (?:(?:some|more|a lot of|a bit of|lots of|my|further|general|online|literature|background) ){0,3}(?:research|reading|homework)\b|(?:organi[sz]e|plan|book) (?:the|an?|our) (?:[a-z]+ )?(?:off-?site|party|lunch|dinner|farewell|retreat|outing)\b|look (?:at|into|through|around for) (?:a few|some|several|various|different|other) |take part in|offer (?:(?:to|(?:my|our|the|some)? ?(?:help|assistance|support))\b)|follow (?:(?:the|their|his|her|its|my|our|some|a) )(?:[a-z]+ ){0,2}(?:advice|suggestions?|recommendations?|tutorials?|guides?|instructions)\b|experiment with (?:a few|some|several|various|different) (?:[a-z]+ )?(?:ideas?|things?|approaches|options)\b|give (?:him|her|them|me|us)\s|(?:give|hold|get|receive) (?:an?\s|some\s|lots of\s|great\s|good\s|positive\s)*(?:cake|cookies|coffee|lunch|plant|flowers|gift|card|beer|feedback|praise|compliments?|thanks|applause|hug)\b)/,
)

export function isErrand({ clause, rest }: Pick<Deed, 'clause' | 'rest'>): boolean {
  const { verb } = clause
  return (
    ERRANDS.test(verb.base) ||
    isOfficeChore(clause, rest) ||
    SOCIAL.test(`${verb.base} ${rest}`) ||
    (/^(?:help|assist|onboard)$/.test(verb.base) && HELPED.test(rest))
  )
}

/** The deeds without errands, where there is work to tell. */
export function withoutErrands(deeds: readonly Deed[]): readonly Deed[] {
  const work = deeds.filter((deed) => !isErrand(deed))
  return work.some(isTelling) ? work : deeds
}

/** Whether a sentence tells no more than an errand, or that the books of the work were kept. */
export function isBeside(source: Weighed): boolean {
  const deed = deedOf(source)
  return deed !== undefined && (isErrand(deed) || isRecord(deed))
}
