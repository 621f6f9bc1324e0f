import { NO_OUTCOME } from '../../../facts/fields/seeming-outcome.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { isOfItem } from '../../own-item.ts'
import { countWords } from '../../sentence/tidy.ts'
import type { Material } from '../material.ts'
import { voiced } from '../telling/say.ts'
import { isSayable, isWholeSentence, pointsBack } from '../telling/sayable.ts'
import { ofItsDeed } from './of-its-deed.ts'
import { ofItsSubject } from './of-its-subject.ts'

/** What opens with a thing that was told before. */
export const POINTING =
  /^(?:now,?\s(?=(?:it|they|this)\s))?(?:this|that|these|those|they|it|its|some of (?:them|these)|another|both(?!\s[a-z]{2,}s\b)|he|she)\b/i

/** Below the title of a diary "it" is not the change. */
const OF_A_DAY =
  /\b(?:days?|weeks?|sprint|month|devlog|dev log|log|diary|journal|update|report|progress|(?:19|20)\d\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\s\d)/i

/** The change is one thing, unless its parts are meant. */
const OF_MANY =
  /^(?:these(?!\s(?:changes|improvements|fixes|tweaks|optimi[sz]ations)\b)|those|they|some of|both|he|she)\b/i

const OF_STORY = /^(?:now|this (?:PR|MR|pull request|change|patch|fix|update|commit))\b/i

/** "March was 06:20", right behind "April ended at 02:50". */
const CONTRAST =
  /^(?:\S+\s){1,2}(?:was|were|took|had) (?:at |about |around )?[~<>]?\d\S*(?:\s[a-z]{1,8})?[.!]?$/i

/** "I swapped it out and it worked": what was swapped was told before. */
const DONE_TO_IT =
  /^(?:I|We)\s(?:[a-z]+ly\s)?[a-z]+\s(?:(?:out|up|off|down|on|in|back)\s)?(?:it|them)\b(?=.*\s(?:it|they|everything)\s)/

/** "Fixed the lamp. It now dims by itself": "it" is what the sentence before it tells of, and not the change. */
function isOfDeedBefore(text: string, source: Weighed, before: Weighed | undefined): boolean {
  return (
    /^it now\b/i.test(text) &&
    before?.sentence.block === source.sentence.block &&
    before.clause?.verb.isWork === true &&
    /^(?:i|we|none)$/.test(before.clause.subject)
  )
}

/** What points back is told right after what it points at: the action, the change as a whole, or else the sentence before it. */
export function anchored(
  source: Weighed,
  text: string,
  { prose, deeds, me }: Material,
  told: readonly Weighed[],
): string | undefined {
  const isContrast = CONTRAST.test(text)
  const isDoneToIt = DONE_TO_IT.test(text)
  if (!isContrast && !isDoneToIt && (!POINTING.test(text) || !pointsBack(text))) return text
  const { all } = prose
  const before = all[all.indexOf(source) - 1]
  const named = ofItsSubject(text, source, before)
  if (named) return named
  const isChange = all.some(
    ({ sentence }) =>
      sentence.kind === 'title' && !(OF_A_DAY.test(sentence.text) && /^(?:it|they)\b/i.test(text)),
  )
  const isOfChange =
    isChange &&
    !isContrast &&
    !isDoneToIt &&
    !OF_MANY.test(text) &&
    !isOfDeedBefore(text, source, before) &&
    !isOfItem(source)
  if (before && told.at(-1) === before) return text
  const isDiary = all.some(({ sentence }) => sentence.kind === 'title' && OF_A_DAY.test(sentence.text))
  const whole = isDiary && before ? ofItsDeed(text, before, deeds) : undefined
  if (whole ?? isOfChange) return whole ?? text
  // How it is now follows how it was, and the change what it answers, wherever in the story that was told.
  if (before && told.includes(before) && OF_STORY.test(text)) return text
  const isContext =
    before &&
    !told.includes(before) &&
    isSayable(before) &&
    isWholeSentence(voiced(before, me)) &&
    !POINTING.test(before.body) &&
    countWords(before.body) <= 25 &&
    // "The goal is 2%. It is at 4% now": a goal is told as the task.
    !before.features.includes(NO_OUTCOME) &&
    before.likelihood.followup < 0.4
  if (isContext) return `${voiced(before, me)} ${text}`
  return before && ofItsDeed(text, before, deeds)
}
