import { isPlural } from '../nouns/plural.ts'
import { leadTime } from './lead-time.ts'
import { guessPast, verbIn } from './verbs.ts'

/** What nobody wants a thing to do. */
export const HARMS =
  /^(?:fail|crash|hang|leak|break|lose|drop|stall|freeze|overflow|disappear|vanish|block|corrupt|duplicate|deadlock|flicker|drift|overwrite|truncate|swallow|skip|throw|brick|jump|spam|flood|miss|die|lag|stop|kill|overheat|reset|reboot|restart|disconnect|flap|exceed|stutter|jam|trip|hammer|thrash|lock|drain|spike|time|double|mangle|garble|freak|starve|oscillate|wobble|collide|panic|loop)$/

/** What things do by themselves. */
export const ITS_OWN =
  /^(?:lasted|needed|landed|asked|wanted|happened|required|returned|showed|booted|behaved|bounced|overheated|created|listed|ignored|expired)$/

/** A trouble told in the past, as its subject and the words from its verb on. */
export type TroubleParts = { subject: string; words: readonly string[] }

const HELPERS = /^(?:was|were|had|did|could|wasn't|weren't|didn't|couldn't|took|kept|would|wouldn't|used)$/
/** Where another clause begins, whose verb is not the one sought. */
const STOPS =
  /^(?:when|whenever|after|before|that|which|who|whose|if|where|while|until|because|since|so|and|but|or|as|than|once|unless)$/
const DETERMINERS = /^(?:the|an?|our|my|its|their|all|some|no|newly|badly|of|in|on|with|for|to|by)$/i
const NO_SUBJECT =
  /^(?:I|we|you|he|she|it|they|this|that|these|those|there|none|nothing|someone|everyone|part|one|then|now|also|what|how|why|when|if|after|before|since|because|so|but|and|to|for|in|on|at|with|by|from|while|although|though|as|once|during|until)\b/i
/** How often it went wrong; what is over does so no more. */
const HOW_OFTEN =
  /\s(?:(?:every|each) time\s.*|(?:about\s|almost\s|nearly\s|roughly\s)?(?:every|each)\s(?:\w+\s)?(?:second|minute|hour|day|night|morning|week|weekend|month|quarter|time|run|release|sprint|monday|friday)|all the time|(?:once|twice|(?:\w+\s)times)\s(?:an?|per)\s\w+|constantly|randomly|sometimes|often|daily|weekly|again and again|for (?:an?|\d+|two|three|several)\s\w+|at random|now and then)$/i
/** "Two weeks ago a pump failed". */
const AGO =
  /^(?:yesterday|last (?:week|month|night|year|sprint)|(?:an?|one|two|three|a few|\d+) (?:days?|weeks?|months?) ago),?\s(?=(?:the|an?|our|my|some|all|[A-Z]\w+)\s)/i
/** Where it goes on to its reason, its effect or another statement. */
const MORE =
  /,?\s(?:because|since|due to|so|which|and|but|as|even though|although)\s.*$|[,;:(]\s?.*$|\s[-\u2013\u2014]\s.*$|[.!]+$/

/** The subject and the verb of the trouble that a short note opens with; nothing where that tells a deed or points at something. */
export function troubleParts(text: string): TroubleParts | undefined {
  const said = text.replace(AGO, '')
  const whole = said.slice(leadTime(said))
  const pair = pairAt(whole)
  const told = whole.slice(0, pair) + whole.slice(pair).replace(MORE, '').replace(HOW_OFTEN, '')
  const words = told.split(' ')
  const [first = ''] = words
  if (words.length < 3 || words.length > 18 || NO_SUBJECT.test(first)) return undefined
  if (verbIn(first.toLowerCase(), 'past') || guessPast(first)) return undefined
  const stop = words.findIndex(
    (word, at) => at > 0 && STOPS.test(word) && !(pair > 0 && at < 5 && word === 'and'),
  )
  const within = words.slice(0, Math.min(stop < 0 ? words.length : stop, 10))
  const helper = within.findIndex((word, at) => at > 0 && HELPERS.test(word))
  // "Drivers complained the app was slow" tells of the drivers.
  const saying = within.findIndex(
    (word, index) => index > 0 && /^(?:complained|reported|said|asked|noticed|wanted|claimed)$/.test(word),
  )
  const at = saying > 0 && saying < helper ? saying : helper > 0 ? helper : pastAt(within)
  if (at < 1) return undefined
  const subject = within.slice(0, at).join(' ')
  const own = subject.replace(
    /\s(?:only|often|sometimes|always|just|still|also|randomly|constantly|[a-z]{3,}ly|each|both|all)$/,
    '',
  )
  return own.split(' ').length > 7 || /\bevery\b/.test(own)
    ? undefined
    : { subject: own, words: words.slice(at) }
}

/** "The page and the form were slow": where the second of two things begins, of which both are told. */
function pairAt(text: string): number {
  const [pair = ''] = /^(?:the|our|my)\s(?:[\w-]+\s){1,3}and\s(?=(?:the|our|my)\s)/i.exec(text) ?? []
  const words = pair.split(' ')
  return words.some((word, at) => at > 0 && (HELPERS.test(word) || isPast(word, words[at - 1] ?? '', at)))
    ? 0
    : pair.length
}

/** Where the verb stands; "reset" in "password reset mails landed" is none, as a surer one follows. */
function pastAt(words: readonly string[]): number {
  const first = words.findIndex((word, index) => isPast(word, words[index - 1] ?? '', index))
  if (first < 1 || verbIn(words[first] ?? '', 'base') === undefined) return first
  const later = words.findIndex(
    (word, index) =>
      index === first + 2 && !verbIn(word, 'base') && isPast(word, words[index - 1] ?? '', index),
  )
  return later > first && isPlural(words[later - 1] ?? '') ? later : first
}

function isPast(word: string, before: string, at: number): boolean {
  if (at < 1 || !/^[a-z]+$/.test(word) || DETERMINERS.test(before)) return false
  return verbIn(word, 'past') !== undefined || guessPast(word) !== undefined
}
