import { isPlural } from './plural.ts'
import { capitalise, tidyClause, uncapitalise, uncapitaliseNoun } from './tidy.ts'

const NONE =
  /^(?:no|zero)\s((?:[\w-]+\s){0,3}?[\w-]+)\s((?:since|for|in the (?:last|past)|over the (?:last|past))\b.*)$/i
const NONE_AFTER =
  /^(?:no|zero)\s((?:[\w-]+\s){0,3}?[\w-]+)\s(after\s(?:an?|one|two|three|several|\d+|the)\s(?!.*\b(?:is|are|was|were|can|will)\b).*)$/i
const LASTING =
  /^((?!(?:it|this|that|they|we|I|no)\s)(?:[\w-]+\s){1,4}?)((?:(?:very|fully|completely|all|rock)\s)?(?:stable|green|clean|quiet|healthy|happy|fine|flat|online|live|solid|empty|silent|steady|gone|up))\s((?:since|for (?:(?:about|over|almost|nearly|more than|the (?:last|past))\s)?(?:an?|\d+|one|two|three|four|five|six|seven|eight|nine|ten|several|many)|in the (?:last|past)|over the (?:last|past))\b.*)$/i

/** "No deadlock since then", "Sessions stable for 3 weeks" with the verb that the note leaves out. */
export function withItsVerb(body: string): string | undefined {
  const text = tidyClause(body)
  const [, what = '', how = ''] = NONE.exec(text) ?? []
  if (what) return `There ${isPlural(what) ? 'have' : 'has'} been no ${uncapitalise(what)} ${how}.`
  const [, none = '', after = ''] = NONE_AFTER.exec(text) ?? []
  if (none) return `There ${isPlural(none) ? 'were' : 'was'} no ${uncapitalise(none)} ${after}.`
  const [, thing = '', state = '', since = ''] = LASTING.exec(text) ?? []
  if (!thing || /\b(?:is|are|was|were|has|have|been|be|got|stays?|stayed|it|them|this|that)\s$/i.test(thing))
    return undefined
  return `${capitalise(thing)}${isPlural(thing.trim()) ? 'have' : 'has'} been ${state} ${since}.`
}

/** "Sessions stable for 3 weeks" as it follows a deed: ", with sessions stable for 3 weeks". */
export function lastingPhrase(body: string): string | undefined {
  const text = tidyClause(body)
  if (withItsVerb(text) === undefined) return undefined
  return `, with ${uncapitaliseNoun(text)}`
}
