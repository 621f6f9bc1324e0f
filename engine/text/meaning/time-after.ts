import type { Clause } from '../clauses/clauses.ts'
import { isAftermath, isNoMore } from '../parting/spliced.ts'

type Told = { sentence: { index: number }; body: string; clause?: Clause | undefined }

const SPAN = '(?:day|night|morning|evening|weekend|week|month|quarter|season|term|sprint|release|run)'
const COUNT = '(?:an?|one|two|three|four|five|six|several|a few|some|\\d+)'

/** "Next night only two got in", "A week later nobody asked", "In the month since, we had no calls": when the work was done. */
const AFTERWARDS = new RegExp(
  String.raw`^((?:on |in |by )?(?:the )?(?:(?:very )?next|following) ${SPAN}s?|${COUNT} ${SPAN}s? (?:later|on)|since then|ever since|(?:in|over|during) the (?:[a-z\d]+ )?${SPAN}s? (?:since|after(?:wards)?))\b,?\s(?!I\b|we (?:will|plan|want|need|can|should)\b)`,
  'i',
)

/** When it was, and what was then: "Next night", "only two got in". */
export function partTimeAfter(told: string): [string, string] {
  const [whole = '', when = ''] = AFTERWARDS.exec(told) ?? []
  return [when.replace(/^(?=next|following)/i, 'the '), told.slice(whole.length)]
}

/** What is yet to come, or was done then: "Next week is the demo", "A week later I moved the rest". */
const NO_NEWS =
  /\b(?:will|'ll|shall|going to|plan|want|hope|should|would|is|are|let's|todo)\b|^\S+(?: \S+){0,4}?,?\s(?:I|my)\b/i

/** How it went from then on is told with an amount, or with what there was no more of. */
const AMOUNT =
  /\d|\b(?:no|none|nobody|no one|nothing|never|not|without|only|half|twice|fewer|less|all|every)\b/i

/** "The next day it failed twice". */
const WORSE =
  /^(?!.*\b(?:no|none|nobody|no one|nothing|never|not|without|only|fewer|less)\b).*\b(?:fail|broke|crash|error|stuck|hung|froze|freez|worse|lost|los(?:e|ing)\b|went down|complain|leak|missing)/i

/** Whether a sentence, or a part of one, tells how it went after the work that stands before it. */
export function isAfterDeed(told: readonly Told[], index: number): boolean {
  return isAfterOwnDeed(told, index) || tellsOfTimeAfter(told[index]?.body ?? '', told.slice(0, index))
}

function tellsOfTimeAfter(body: string, before: readonly Told[]): boolean {
  return (
    AFTERWARDS.test(body) &&
    !NO_NEWS.test(body) &&
    !WORSE.test(body) &&
    AMOUNT.test(body.replace(AFTERWARDS, '')) &&
    before.some(({ clause }) => clause?.verb.isWork && clause.form !== 'base')
  )
}

/** What a comma joins to a deed, at once or behind more of the kind, and what there is no more of since. */
function isAfterOwnDeed(readings: readonly Told[], index: number): boolean {
  const own = readings[index]
  if (!own || own.clause?.verb.isWork) return false
  const isJoined = (at: number) => readings[at]?.sentence.index === own.sentence.index
  if (isNoMore(own.body)) return isJoined(index + 1)
  let deed = index - 1
  while (isJoined(deed) && !readings[deed]?.clause) deed--
  return isJoined(deed) && isAftermath(own.body, readings[deed]?.clause)
}
