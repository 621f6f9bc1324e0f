import { lean } from '../../lean.ts'
import { readClause } from '../clauses/clauses.ts'
import { readVerb, verbIn } from '../clauses/verbs.ts'
import { isPlural } from '../nouns/plural.ts'
import { hasOwnSubject } from '../parting/own-subject.ts'
import { isThings } from '../parting/spliced.ts'

/** "On-call: 03:12 page, checkout returned 502": when somebody was called. */
const CALLED_AT =
  /^(?:on-?call[:,]?\s)?(?:at\s)?\d{1,2}:\d{2}\s?(?:[ap]m\s)?(?:paged?|pager|alerts?|alarm|called)[,:]?\s(?=[a-z])/i

/** "Pool exhausted because of a slow call": what a thing suffered, without its "was". */
const SUFFERED =
  /^((?:(?:the|our|my|all|both)\s)?(?:[\w./'-]+\s){1,4}?)(exhausted|overloaded|overwhelmed|saturated|misconfigured|corrupted|starved|flooded|throttled|unplugged|misaligned|mislabell?ed)(?=\s(?:because|due to|by|after|since)\b|[.;]?$)/i

/** "Jobs green again by noon", "lag back to 0 after an hour", "shoulder gone": how a thing is in the end, without its verb. */
const WELL_AGAIN = lean(
  /^((?:(?:the|our|my|all|both)\s)?(?:(?!(?:it|this|that|they|we|I|is|are|was|were|be|been|has|have|had|got|get|gets|went|came|come|now|and|not|no|all|still|almost)\s)[\w./'-]+\s){1,4}?)((?:(?:now|finally|all)\s)?(?:gone(?! since)|(?:green|stable|fine|clean|quiet|healthy|normal|happy|up|online|silent|working|running) again|back (?:to(?! normal)|up)\b))(?=\s(?:by|after|in|within|since|for|on|at|to|and|normal|zero|\S*\d)\b|[.,;!]|$)/i,
)

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

/** "Locked out of the account": that befell the writer. */
const SUFFERING =
  /^(?:Locked out of|Blocked (?:by|on)|Stuck (?:on|with|in|at)|Paged (?:at|by|for|because)|Bitten by|Woken (?:up )?(?:by|at)|Interrupted by)(?=\s\S)(?!.*\b(?:users?|bots|requests|traffic|IPs?|spam)\b)/

/** "Last 6 deploys: 0 errors". */
const LAST_FEW =
  /^(?:the )?(last (?:\d+|two|three|four|five|six|few) [a-z-]+s): (?:0|no|zero) ([a-z-]+(?: [a-z-]+)?)(?=[.!]*$|,)/i

const LEADS = /\s(?:=>|->|-->|\u2192)\s(?=\S)/
/** More than so many words behind an arrow are a statement that nobody would join. */
const SHORT = 10

/** "Seats were counted late -> duplicates", "the app sleeps -> the timer stops": one statement, and what it led to. */
function withoutArrows(text: string): string {
  const [first = '', ...rest] = text.split(LEADS)
  if (rest.length === 0 || rest.length > 2 || /[\d"`)]$/.test(first)) return text
  if (!tells(first)) return becauseOf(first, rest) ?? text
  if (rest.some((part) => FIGURE.test(part) || part.split(' ').length > SHORT)) return text
  const isDeed = /^(?:i|we|none|change)$/.test(readClause(first)?.subject ?? '')
  if (isDeed || rest.slice(0, -1).some((part) => !tells(part))) return text
  return rest.reduce((told, part) => `${told}, ${tells(part) ? 'so' : 'which led to'} ${part}`, first)
}

/** "An empty list -> page crashed", "a wrong comma -> read as 0 -> oven off": a thing, and what it led to. */
function becauseOf(thing: string, [next = '', ...more]: readonly string[]): string | undefined {
  if (!isThings(thing) || [next, ...more].some((part) => FIGURE.test(part) || part.split(' ').length > SHORT))
    return undefined
  const [word = ''] = next.split(' ', 1)
  const isSuffered = more.length > 0 && readVerb(word).some(({ form }) => form === 'participle')
  const told = withPassive(next)
  if (!isSuffered && !tells(told)) return undefined
  const first = isSuffered ? `${thing} ${be(thing)} ${next}` : `${told} because of ${thing}`
  return more.reduce((so, part) => {
    const led = withPassive(part)
    return `${so}, ${tells(led) ? 'and' : 'which led to'} ${led}`
  }, first)
}

const SUFFERED_SO =
  /^((?:(?:the|our|all)\s)?(?:[\w-]+\s){0,1}[a-z]+\s)(sent|lost|killed|read|parsed|rejected|dropped|deleted|skipped|ignored|duplicated|overwritten|truncated|cut|charged|billed|counted|locked|blocked|closed|marked|shown|saved|stored|printed|processed|called|switched off|turned off)(?=\s|$)/i

/** "Report sent twice": it was. */
function withPassive(part: string): string {
  const [, thing = '', word = ''] = SUFFERED_SO.exec(part) ?? []
  return thing && !BE.test(thing.trim())
    ? `${thing}${be(thing.trim())} ${part.slice(thing.length)}`.replace(`${word} ${word}`, word)
    : part
}

function be(thing: string): string {
  return isPlural(thing) ? 'were' : 'was'
}

/** What a figure came to. */
const FIGURE = /^[~<>$]?\d[\d.,]*\s?(?:%|[a-z]{0,3}\b)(?!\s(?:to|errors?|of)\b)/i

/** Whether a thing does or suffers something in it. */
function tells(part: string): boolean {
  const words = part.replace(/[.!]+$/, '').split(' ', 8)
  const last = words.length < 6 ? (words.at(-1) ?? '') : ''
  return (
    hasOwnSubject(part) ||
    (words.length > 2 && verbIn(last, 's') !== undefined) ||
    words
      .slice(1, 3)
      .some((word) => verbIn(word, 'past') && !verbIn(word, 'base') && !/^[a-z]+ed$/.test(words[0] ?? ''))
  )
}

/** A note's sentence with what it leaves out, and without what it puts in front. */
export function asSentence(text: string): string {
  const plain = withoutArrows(text)
    .replace(CALLED_AT, '')
    .replace(/^tl;?dr[:,]?\s(?=\S)/i, '')
    .replace(LAST_FEW, (_, few: string, what: string) => `No ${what} in the ${few.toLowerCase()}`)
    .replace(COUNTED, 'There were $1, and ')
    .replace(SUFFERING, (felt) => `I was ${felt.toLowerCase()}`)
  const told = withStatesVerb(withReasonsVerb(plain))
  const [whole = '', thing = '', state = ''] = SUFFERED.exec(told) ?? []
  const words = thing.trim().split(' ')
  // "Left the pool exhausted" and "the pool was exhausted" have their verb.
  if (!thing || words.some((word) => readVerb(word.toLowerCase()).some(({ form }) => form !== 'base')))
    return told
  if (/\b(?:is|are|was|were|be|been|being|got|get|gets|has|have|had|I|we|it|they)\b/i.test(thing)) return told
  return `${thing}${isPlural(thing.trim()) ? 'were' : 'was'} ${state}${told.slice(whole.length)}`
}
