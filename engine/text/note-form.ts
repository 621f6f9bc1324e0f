import { isPlural } from './plural.ts'
import { readVerb } from './verbs.ts'

/** "On-call: 03:12 page, checkout returned 502": when somebody was called. */
const CALLED_AT =
  /^(?:on-?call[:,]?\s)?(?:at\s)?\d{1,2}:\d{2}\s?(?:[ap]m\s)?(?:paged?|pager|alerts?|alarm|called)[,:]?\s(?=[a-z])/i

/** "Pool exhausted because of a slow call": what a thing suffered, without its "was". */
const SUFFERED =
  /^((?:(?:the|our|my|all|both)\s)?(?:[\w./'-]+\s){1,4}?)(exhausted|overloaded|overwhelmed|saturated|misconfigured|corrupted|starved|flooded|throttled|unplugged|misaligned|mislabell?ed)(?=\s(?:because|due to|by|after|since)\b|[.;]?$)/i

/** "4,000 lines in one block, nobody dared to touch it": so many there were. */
const COUNTED =
  /^(\d[\d,.]*k?\s(?:[a-z-]+\s){0,2}?[a-z-]+s(?:\sof\s[a-z-]+)?\s(?:in|on|per|across|behind|for)\s[^,;:]{2,40}),\s(?:and\s)?(?=(?:nobody|no one|everybody|everyone|none of them|all of them)\s)/i

/** A note's sentence with what it leaves out, and without what it puts in front. */
export function asSentence(text: string): string {
  const told = text.replace(CALLED_AT, '').replace(COUNTED, 'There were $1, and ')
  const [whole = '', thing = '', state = ''] = SUFFERED.exec(told) ?? []
  const words = thing.trim().split(' ')
  // "Left the pool exhausted" and "the pool was exhausted" have their verb.
  if (!thing || words.some((word) => readVerb(word.toLowerCase()).some(({ form }) => form !== 'base')))
    return told
  if (/\b(?:is|are|was|were|be|been|being|got|get|gets|has|have|had|I|we|it|they)\b/i.test(thing)) return told
  return `${thing}${isPlural(thing.trim()) ? 'were' : 'was'} ${state}${told.slice(whole.length)}`
}
