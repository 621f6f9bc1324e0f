import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { countWords, tidyClause } from '../../sentence/tidy.ts'

const FORMERLY =
  /^(?:previously|before(?: that)?|until (?:now|then)|earlier|formerly|in the past),?\s(?:this|that|it)\s(?:was|had to be|would be)\s([a-z]+)\s(.+)$/i
const BY_SOMEBODY = lean(
  /^(?:previously|before(?: that)?|until (?:now|then)|earlier|formerly|in the past),?\s(?:someone|somebody|people|everyone|everybody|we|I|they|one|(?:the|our|my|every|each)\s(?:[\w-]+\s)?[\w-]+?)\s(?:(?:always|usually|often)\s)?(?:(?:had to|would|used to|needed to)\s)?([a-z]+)\s(?:it|this|that|them|these)\s(.+)$/i,
)

const MADE =
  /^(?:added|built|wrote|created|designed|developed|implemented|made|coded|programmed|introduced|set up)\s(?!the\b)/

const MET = /^(?:hit|see|meet|find|notice|report|encounter|reproduce|suffer)$/

/** "It used to take Ann half a day": what it took, whoever did it. */
const USED_TO = lean(
  /^(?:(?:it|this|that|which)\s)?used to (take|cost|need)\s(?:(?:us|me|them|him|her|people|someone|somebody|one person|\p{Lu}\p{Ll}+|the [a-z]+(?: team)?)\s)?((?:(?:about|around|over|almost|nearly|up to|more than)\s)?(?:half|an?|one|two|three|four|five|six|several|whole|[~\d])[^,;:]{2,50})$/iu,
)

/** "Used to be a calendar entry that people ignored". */
const USED_TO_BE =
  /^(?:(?:it|this|that|which)\s)?used to be ((?:an?|the|done|one|two|just|only|pure|all)\s[^,;:]{3,70})$/i

/** "Before we had two floods a year because of old taps". */
const HAD = lean(
  /^(?:before(?: that| this)?|previously|until then),?\s(?:we|they)\s(?:had|got|saw)\s((?:(?:about|around|up to)\s)?(?:\d+|two|three|four|five|several|many|frequent|regular)\s(?:[a-z]+\s)?(?:outages?|incidents?|failures?|complaints?|crashes|errors|floods|alerts|tickets)\b[^,;:]{0,60})$/i,
)

/** "It was a paper list until now". */
const ONCE =
  /^(?:it|this|that|they|these)\s(?:was|were)\s((?:an?|one|two|three|just|only|\d)(?:[^,;:]|,(?=\d)){3,70})\s(?:before|previously|until (?:now|then)|originally)$/i

const QUANTITY = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+)'
/** "It was one function of 600 lines, now it is eight small ones". */
const WAS_NOW = lean(
  `^(?:it|this|they)\\s(?:was|were|used to be)\\s(${QUANTITY}\\s[^,;:]{3,60})[,;]\\s(?:and\\s|but\\s)?now\\s(?:it's|it is|they're|they are|is|are)\\s(${QUANTITY}\\s[^,;:]{3,60})$`,
  'i',
)

/** Whether a sentence says what the thing that it speaks of was before. */
export function tellsWhatItWas(body: string): boolean {
  return ONCE.test(body)
}

/** "Previously someone had to do it by hand": how the thing that a deed has changed was done before it. */
export function formerlyOf(one: Weighed, text: string, room: number, after?: Weighed): string | undefined {
  if (!after || /,\s/.test(text)) return undefined
  const body = tidyClause(one.body)
  const [, from = '', to = ''] = WAS_NOW.exec(body) ?? []
  const turned = `, from ${from} to ${to}`
  if (from && countWords(turned) <= room && !/\b(?:I|we|my|our|it)\b/.test(turned)) return turned
  const [, took = '', much = ''] = USED_TO.exec(body) ?? []
  // What was only made since is not what used to take an hour.
  const what = MADE.test(text) ? 'a task that' : 'which'
  const once = `, ${what} used to ${took.toLowerCase()} ${much}`
  if (much && countWords(once) <= room && !/\b(?:I|we|my|our|it)\b/.test(much)) return once
  const [, been = ''] = USED_TO_BE.exec(body) ?? []
  if (been && countWords(been) + 4 <= room && !/\b(?:I|we|my|our|it)\b/.test(been))
    return MADE.test(text)
      ? /^done\b/.test(been)
        ? `, a task that used to be ${been}`
        : undefined
      : `, which used to be ${been}`
  const [, harm = ''] = HAD.exec(body) ?? []
  if (harm && countWords(harm) < room && !/\b(?:I|we|my|our|it|this|that)\b/.test(harm))
    return ` after ${harm}`
  const [, was = ''] = ONCE.exec(body) ?? []
  if (was && countWords(was) < room && !/\b(?:I|we|my|our|it|this|that)\b/.test(was))
    return `, previously ${was}`
  const [, word = '', rest = ''] = FORMERLY.exec(body) ?? BY_SOMEBODY.exec(body) ?? []
  const verb = verbIn(word.toLowerCase(), 'participle', 'base', 'past')
  const tail = rest.replace(/,?\s(?:and|but|so|which|because)\s.*$/, '')
  if (!verb || !tail || /\b(?:I|we|my|our|it|this|that)\b/.test(tail)) return undefined
  // "Earlier they hit it in 1 of 50": it was met, and not done so.
  if (MET.test(verb.base)) return undefined
  const told = `, previously ${verb.forms.participle} ${tail}`
  return countWords(told) <= room ? told : undefined
}
