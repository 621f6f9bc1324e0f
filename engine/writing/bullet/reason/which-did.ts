import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { readVerb } from '../../../text/clauses/verbs.ts'
import { likeness } from '../../sentence/likeness.ts'
import { countWords, tidyClause } from '../../sentence/tidy.ts'
import { isTorn } from '../../sentence/trim.ts'
import { countBlemishes } from '../drafts/blemishes.ts'

/** One thing that was mended, and nothing said of it yet. */
const MENDED =
  /^(?:fixed|repaired|corrected|patched|debugged|mended)\s(?:the|an?)\s[\w'/.-]+(?:\s[\w'/.-]+){0,4}\s?$/
const OF_IT = /^(?:it|they)\s(?:(?:also|sometimes|often|always|only|still|randomly)\s)?([a-z]+)\s\S/i
/** What only a fault does, whatever stands between: "Only showed up under load". */
const SHOWED =
  /^(?:(?:it|they|which)\s)?((?:(?:only|sometimes|rarely|mostly)\s)?(?:showed up|appeared|happened|occurred|popped up|turned up|came up)\s\S.*)$/i
const MENDED_FAULT =
  /^(?:fixed|repaired|corrected|patched|debugged|resolved|solved)\s(?:(?:the|an?)\s)?(?!.*(?:[,;:]|\s(?:that|which|who|and|by|after|because)\s))/
/** "The jam would happen when two lorries met": when the thing that was mended went wrong. */
const OCCURRED = lean(
  /^(?:the|this|that|an?)\s([\w'/.-]+(?:\s[\w'/.-]+){0,3})\s(?:(?:would|could|can|may|might|only|also|sometimes)\s){0,2}(?:occur|happen|appear|arise|show up|manifest)(?:s|ed|red|ose)?\s((?:only\s)?(?:when|whenever|if|on|under|during|after|while|in)\s(?!this\b|that\b|which\b)[^,;:]{6,100})(?=$|,\s)/i,
)
/** "Previously, the lid would not open from the left but from the right": what was wrong with the thing, or in it. */
const WAS_WRONG =
  /^(?:previously|formerly|until now),?\s(the\s[\w-]+(?:\s[\w-]+){0,2}?)\s((?:would|could|did|was|were|had)(?:n't|\snot)\s[^,;:]{4,80}?)(?:,?\sbut\s.*)?$/i
const FIXED =
  /^(?:fixed|repaired|corrected|patched|resolved|solved)\s(?!.*(?:[,;:]|\s(?:that|which|who|and|by|after|because)\s))/
/** Where its reason or another statement begins. */
const BEYOND = /,?\s(?:because|since|so|but|and (?:it|they|we|I)|as)\s.*$|[;:]\s.*$/

/** "Fixed the date picker. It showed the wrong month": ", which showed the wrong month". */
export function whichDid(one: Weighed, text: string, room: number, after?: Weighed): string | undefined {
  if (!after) return undefined
  const body = tidyClause(one.body).replace(BEYOND, '')
  const [, wrong = '', how = ''] = (FIXED.test(text) && WAS_WRONG.exec(tidyClause(one.body))) || []
  if (wrong) {
    const isIt = text.toLowerCase().startsWith(wrong.toLowerCase(), text.indexOf(' ') + 1)
    return fitting(isIt ? `, which ${how}` : `, where ${wrong} ${how}`, room)
  }
  const showed = MENDED_FAULT.test(text) ? SHOWED.exec(body)?.[1] : undefined
  const [, thing = '', when = ''] = (!showed && MENDED_FAULT.test(text) && OCCURRED.exec(body)) || []
  if (thing && likeness(thing, text) >= 0.6) return fitting(`, which occurred ${when}`, room)
  if (showed) return fitting(`, which ${showed.charAt(0).toLowerCase()}${showed.slice(1)}`, room)
  if (!MENDED.test(text) || one.likelihood.problem < 0.3) return undefined
  const word = OF_IT.exec(body)?.[1] ?? ''
  const isPast =
    /^(?:was|were|did|didn't|had|could|couldn't|would)$/.test(word) ||
    readVerb(word).some(({ form }) => form === 'past')
  return isPast ? fitting(`, which ${body.slice(body.indexOf(' ') + 1)}`, room) : undefined
}

function fitting(told: string, room: number): string | undefined {
  const isFit = !/\b(?:I|we|my|our|now|this|that|it|them)\b/.test(told) && !isTorn(told)
  return isFit && countWords(told) <= room && countBlemishes(told) === 0 ? told : undefined
}
