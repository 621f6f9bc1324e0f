import { isPlural } from '../nouns/plural.ts'
import { definite, NO_THING, TO_BLAME } from './named-before.ts'

/** "I noticed that the keys had expired" is about the keys. */
export const FOUND_THAT =
  /^(?:it\s)?turn(?:ed|s)\sout,?\s(?:that\s)?(?=(?:the|our|my|an?)\s(?:[\w-]+\s){1,3}?(?:was|were|had)\s)|^(?:(?!(?:never|not)\s)(?:(?:the|our|my)\s(?:\w+\s)?)?[\w']+\s)?(?:(?:also|then|soon|quickly)\s|[a-z]+ed\s[^,;]{3,80}?\sand\s)?(?:found|noticed|discovered|saw|reali[sz]ed|spotted)\s(?:out\s)?(?:that\s|(?=(?:the|our|my|an?)\s(?:[\w-]+\s){1,3}?(?:was|were|had)\s))/i

const LACKING =
  /^((?:(?:the|an?|our)\s)?(?:[\w-]+\s){1,5}?)(?:was|were)\s(?:missing|lacking|not there|never created|never added)\b/i

/** "Missing a lock in the resume path". */
const MISSED = /^(?:(?:was|were|it was)\s)?missing\s((?:an?\s)?[^,;:.]{3,50})[.!]*$/i

/** "Index on orders was missing, so the run took hours. Added it": what is added was not there, whatever else was told since. */
export function lackingIn(
  texts: readonly string[],
  pronoun: 'it' | 'them',
  verb: string,
): string | undefined {
  if (!/^(?:add|create|install|restore|upload|copy|deploy|put)$/.test(verb)) return undefined
  const missing = (text: string) =>
    LACKING.exec(text.replace(FOUND_THAT, '')) ?? MISSED.exec(text) ?? TO_BLAME.exec(text)
  const thing = texts.map((text) => missing(text)?.[1]?.trim()).find(Boolean)
  if (!thing || NO_THING.test(thing) || isPlural(thing) !== (pronoun === 'them')) return undefined
  return /^(?:the|an?|our)\s/i.test(thing) || pronoun === 'them'
    ? definite(thing, '')
    : /^[A-Z]{2}/.test(thing)
      ? thing
      : `the ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`
}
