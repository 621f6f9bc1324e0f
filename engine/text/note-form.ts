import { isPlural } from './plural.ts'
import { readVerb } from './verbs.ts'

/** "On-call: 03:12 page, checkout returned 502": when somebody was called. */
const CALLED_AT =
  /^(?:on-?call[:,]?\s)?(?:at\s)?\d{1,2}:\d{2}\s?(?:[ap]m\s)?(?:paged?|pager|alerts?|alarm|called)[,:]?\s(?=[a-z])/i

/** "Pool exhausted because of a slow call": what a thing suffered, without its "was". */
const SUFFERED =
  /^((?:(?:the|our|my|all|both)\s)?(?:[\w./'-]+\s){1,4}?)(exhausted|overloaded|overwhelmed|saturated|misconfigured|corrupted|starved|flooded|throttled|unplugged|misaligned|mislabell?ed)(?=\s(?:because|due to|by|after|since)\b|[.;]?$)/i

/** "Jobs green again by noon", "lag back to 0 after an hour", "shoulder gone": how a thing is in the end, without its verb. */
const WELL_AGAIN =
  /^((?:(?:the|our|my|all|both)\s)?(?:(?!(?:it|this|that|they|we|I|is|are|was|were|be|been|has|have|had|got|get|gets|went|came|come|now|and|not|no|all|still|almost)\s)[\w./'-]+\s){1,4}?)((?:(?:now|finally|all)\s)?(?:gone(?! since)|(?:green|stable|fine|clean|quiet|healthy|normal|happy|up|online|silent|working|running) again|back (?:to(?! normal)|up)\b))(?=\s(?:by|after|in|within|since|for|on|at|to|and|normal|zero|\S*\d)\b|[.,;!]|$)/i

/** "The gauge works fine again" has its verb. */
const FARES = /\s(?:works?|runs?|looks?|feels?|seems?|boots?|stays?|sounds?|behaves?|goes|comes)\s$/i

function withStatesVerb(text: string): string {
  const [, thing = '', state = ''] = WELL_AGAIN.exec(text) ?? []
  const words = thing.trim().toLowerCase().split(' ')
  if (
    !thing ||
    FARES.test(thing) ||
    words.some((word) => readVerb(word).some(({ form }) => /^(?:past|participle|ing)$/.test(form)))
  )
    return text
  const be = isPlural(thing.trim()) ? ['are', 'were'] : ['is', 'was']
  return `${thing}${/gone$/i.test(state) ? be[0] : be[1]} ${text.slice(thing.length)}`
}

/** "... because the limit too small": the reason, without its "was". */
const BECAUSE_TOO =
  /\b(because|since|as)\s((?:(?:the|its|our|my|their)\s)?[\w./-]+(?:\s(?!too\b)[\w./-]+){0,2})\s(?=too\s(?:small|large|big|low|high|short|long|old|slow|strict|weak|tight|loose|hot|cold|early|late|many|much|few)\b)/

function withReasonsVerb(text: string): string {
  return text.replace(BECAUSE_TOO, (whole, joint: string, thing: string) =>
    thing
      .split(' ')
      .some((word) => BE.test(word) || readVerb(word.toLowerCase()).some(({ form }) => form !== 'base'))
      ? whole
      : `${joint} ${thing} ${isPlural(thing) ? 'were' : 'was'} `,
  )
}

const BE = /^(?:is|are|was|were|be|been|being|got|get|gets|has|have|had|I|we|it|they|there)$/i

/** "4,000 lines in one block, nobody dared to touch it": so many there were. */
const COUNTED =
  /^(\d[\d,.]*k?\s(?:[a-z-]+\s){0,2}?[a-z-]+s(?:\sof\s[a-z-]+)?\s(?:in|on|per|across|behind|for)\s[^,;:]{2,40}),\s(?:and\s)?(?=(?:nobody|no one|everybody|everyone|none of them|all of them)\s)/i

/** A note's sentence with what it leaves out, and without what it puts in front. */
export function asSentence(text: string): string {
  const told = withStatesVerb(
    withReasonsVerb(text.replace(CALLED_AT, '').replace(COUNTED, 'There were $1, and ')),
  )
  const [whole = '', thing = '', state = ''] = SUFFERED.exec(told) ?? []
  const words = thing.trim().split(' ')
  // "Left the pool exhausted" and "the pool was exhausted" have their verb.
  if (!thing || words.some((word) => readVerb(word.toLowerCase()).some(({ form }) => form !== 'base')))
    return told
  if (/\b(?:is|are|was|were|be|been|being|got|get|gets|has|have|had|I|we|it|they)\b/i.test(thing)) return told
  return `${thing}${isPlural(thing.trim()) ? 'were' : 'was'} ${state}${told.slice(whole.length)}`
}
