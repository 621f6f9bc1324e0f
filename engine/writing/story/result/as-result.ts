import { isPlural } from '../../../text/nouns/plural.ts'
import { withThingsMeant } from '../../sentence/trim.ts'
import { alone, thoseAlone } from '../telling/stands-alone.ts'

/** "For fun at first, now three clubs have it": how it began is no part of how it ended. */
const AT_FIRST = /^(?:[\w'-]+\s){1,4}at first,\s(?:but\s|and\s)?now,?\s(\w)/i

/** "900 members, nobody had to sign again": none of the 900 had to. */
const OF_SO_MANY =
  /^([\d][\w.,]*\s(?:[a-z-]+\s)?[a-z-]+s),\s(?:and\s)?(?:nobody|no one)\s(?=[a-z]+(?:ed|d|st|t)\s)/i

/** "No data lost on the way" lacks its verb. */
const NONE_LOST =
  /^No (?!one\s)((?:(?!(?:is|are|was|were|has|have|had|been|got)\s)[\w-]+\s){1,3}?)(?=(?:lost|affected|harmed|damaged|dropped|missed)\b(?!\s(?:the|an?|any|their|its|his|her|our|my|more than|\d)\b))/

/** A result without talk and hopes, and with "the" where only the page could say which. */
export function asResult(text: string): string {
  const plain = alone(text)
    .replace(/^(This|It|That)\salso\s/, '$1 ')
    .replace(AT_FIRST, (_, first: string) => `Now ${first}`)
    .replace(OF_SO_MANY, 'None of the $1 ')
    .replace(NONE_LOST, (_, thing: string) => `No ${thing}${isPlural(thing.trim()) ? 'were' : 'was'} `)
  const told = withThingsMeant(thoseAlone(plain) || plain)
  // "Without mounting your folder" says whose no more than "the" does.
  return /\byou\b/i.test(told) ? told : told.replace(/\byour(?: own)?\b/g, 'the')
}
