import { lean } from '../../lean.ts'
import { isErrand } from '../../writing/deeds/refused/errand.ts'
import { plansAmong } from '../../writing/deeds/refused/listed-plans.ts'
import { isNotMeant } from '../../writing/deeds/refused/not-meant.ts'
import { keepsBooks } from '../../writing/deeds/refused/record.ts'
import { ADVICE } from '../../writing/deeds/refused/to-come.ts'
import { isToldToDo } from '../../writing/deeds/refused/told-to-do.ts'
import { opensLog } from '../project/project-of-log.ts'
import { isMood } from './mood.ts'
import type { Weighed } from './select.ts'

/** What is told as a plan, a wish, a question or a guide. */
export const NOT_DONE = 'not done'

/** Marks what is only planned, asked, wished for or explained to a reader: it is no solution, however much it sounds like one. */
export function withoutNotDone(all: Weighed[]): Weighed[] {
  const plans = plansAmong(all)
  const hasWork = all.some(
    (one) => one.clause?.verb.isWork && one.clause.modality === 'done' && !isChore(one),
  )
  return all.map((one) =>
    plans.has(one) ||
    isToldToDo(one, all) ||
    isNotDone(one, all) ||
    (hasWork && (isChore(one) || isMood(one.body) || findsLog(one)))
      ? { ...one, features: [...one.features, NOT_DONE] }
      : one,
  )
}

/** "Worked on Tide Clock today" over what was done there. */
function findsLog({ sentence, clause }: Weighed): boolean {
  return sentence.index === 0 && clause?.verb.base === 'work' && opensLog(sentence.text)
}

/** What is told behind a chore, as in "blamed the lock, rewrote the struct", may be work. */
const ALONE = 60

/** "Answered a pile of mails", "updated the ticket", beside work: the day was kept going. */
function isChore({ body, clause, sentence }: Weighed): boolean {
  return (
    clause !== undefined &&
    sentence.kind !== 'title' &&
    body.length <= ALONE &&
    !body.includes(', ') &&
    /^(?:i|we|none)$/.test(clause.subject) &&
    clause.form === 'past' &&
    (isErrand({ clause, rest: clause.rest }) || keepsBooks(`${clause.verb.base} ${clause.rest}`))
  )
}

/** "I plan on leaving at six", "I was hoping to": what is only meant to be. */
const MEANT = /^(?:plan|intend|hope|wish|want|aim|mean|expect|wonder|consider|dream)$/
/** "Let us add a bell", "the bell should ring", "I could have added one", "yet to be hung", "to hang it I have to": what is not so yet. */
const TO_BE = lean(
  /^(?:(?:so|but|and|then|maybe|perhaps|hopefully|ideally),?\s)*let(?:'s|\sus)\s|^(?:[^,;]{0,80},\s)?(?:[^\s,;]+\s){1,8}?(?:should|would|might|could|may)\s(?:(?:also|then|still|probably|just|really|not)\s)*(?:have\s[a-z]+|be\s(?:possible|nice|great|good|better|useful|helpful|able|done|fixed|added|moved|tested|checked|easy))\b|\byet to be\s[a-z]+|^(?:in order )?to\s[^,;]{3,80}\s(?:I|we|you)\s(?:still\s|first\s|also\s|will\s)?(?:have|need)\sto\b|^(?:I|we)(?:\s(?:still|also|just|then))?\s(?:have|need)\sto\b/i,
)
/** "All gates will open late" tells of the future, unless a change says what it does. */
const WILL = /^(?:[^,;]{0,80},\s)?(?:[^\s,;]+\s){1,8}?(?:will|won't|shall)\s/i
/** "If it fits, I build a second one", "once it is dry, we can paint it". */
const CASE =
  /^(?:(?:and|but|so|then),?\s)?(?:if|once|when|as soon as)\s[^,;]{3,90},\s(?:then\s)?(?:I|we)(?:'ll)?\s(?:will\s|can\s|could\s)?(?:[a-z]+)\b/i
/** "Maybe two bells", "consider a bell": a thought. */
const THOUGHT =
  /^(?:and |or |but )?(?:maybe|perhaps|possibly|consider|what if|how about|ideally|hopefully|hoping)\b/i
/** "To use the bell, pull the rope": what a reader has to do. */
const GUIDE =
  /^(?:in order )?to\s(?:use|try|run|install|reproduce|play|enable|open|access|view|see|join|update|start)\s[^,;:]{2,60}[:,]\s(?!(?:I|we)\s)/i
/** "I could not open it", "I did not get to the bell". */
const NOT_ABLE = lean(
  /^(?:[^,;]{0,80},\s|(?:and|but|so|then)\s|(?:[\w-]+\s){1,3}once [^,;]{0,60},\s)?(?:I|we)\s(?:just\s|still\s|also\s|really\s)?(?:could(?:n't|\snot)|can(?:'t|not)|did(?:n't|\snot)|(?:was|were)(?:n't|\snot)\sable|(?:was|were)\sunable|have(?:n't|\snot)|failed\sto)\s/i,
)

/** "..., so I hung it myself", "... and fixed the rope": something was done beside. */
const AND_DONE = lean(
  /(?:\bso|\bbut|\band|\bthen|,|;)\s(?:(?:now|instead|then|just|finally|also)\s)*(?:(?:I|we)(?:'ve|\shave)?\s(?:[a-z]+ly\s|also\s|then\s|just\s|now\s)?)?(?:(?!(?:compared|based|related|called|named|used|followed|provided|needed|required|reported|expected|supposed)\s)[a-z]{2,}ed|made|wrote|built|did|put|set|cut|went|ran|took|found|got|drew|left)\s/,
)

/** Whether a sentence tells nothing that was done: a plan, a wish, a case, a guide or what one has not done. */
function isNotDone({ body, clause, sentence }: Weighed, all: readonly Weighed[]): boolean {
  if (sentence.kind === 'title' || sentence.section === 'solution' || sentence.box === 'ticked') return false
  if (/\?\W*$/.test(body) || ADVICE.test(sentence.text) || (clause && isNotMeant(clause))) return true
  if (AND_DONE.test(body)) return false
  if (THOUGHT.test(body) || TO_BE.test(body) || GUIDE.test(body) || NOT_ABLE.test(body)) return true
  const isOurs = clause !== undefined && /^(?:i|we)$/.test(clause.subject)
  if (clause?.form === 'base' && !clause.attitude && CASE.test(body) && !/\b(?:now|instead)\b/.test(body))
    return true
  if (isOurs && (clause.isNegated || clause.modality === 'planned' || clause.modality === 'hypothetical'))
    return true
  if (clause && (isOurs || clause.subject === 'none') && MEANT.test(clause.verb.base))
    return clause.form !== 'past' || isOurs
  // "This adds a bell. It will ring at six": what the change does from now on.
  return !clause && WILL.test(body) && !all.some(isOfChange)
}

function isOfChange({ sentence, clause }: Weighed): boolean {
  return sentence.kind === 'title' && clause !== undefined
}
