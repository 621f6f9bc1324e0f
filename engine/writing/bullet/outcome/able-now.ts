import { lean } from '../../../lean.ts'
import { PEOPLE } from '../../../lexicon/people.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { uncapitalise, uncapitaliseNoun } from '../../sentence/tidy.ts'

const ABILITY = lean(
  /^(?:(?:this|which|that|it) (?:means|meant|allows|allowed|enables|enabled|lets)\s(?:that\s)?)?(?:we|I|you|users|one|it is)\s(?:can (?:now|finally)|could (?:now|finally)|now can|now possible to|(?<=\b(?:means|meant)\s(?:that\s)?(?:we|I|you|users|one)\s)can(?:\salso)?|can(?=\s[a-z]+\s.*\bnow[.!]?$))\s([a-z]+\s.+)$/i,
)

/** "We can now draw the map" becomes "making it possible to draw the map". */
export function byAbility(text: string): string | undefined {
  const able = ABILITY.exec(text)?.[1] ?? ''
  const verb = verbIn(/^[a-z-]+/i.exec(able)?.[0] ?? '', 'base')
  // "To do this themselves": who, and what, was said in another sentence.
  return verb && !/^(?:be|see|say)$/.test(verb.base) && !POINTS_BACK.test(able)
    ? `, making it possible to ${able.replace(/\snow$/, '')}`
    : undefined
}

const POINTS_BACK = /\b(?:my|our|your|them)sel(?:f|ves)\b|^do (?:this|that|it|so)\b/i

const ABLE =
  /^((?!(?:we|I|you|users|one|it|they|this|that|he|she|there|which|who|nobody|none|nothing|everyone|anyone|everybody|thieves|hackers|attackers|strangers|outsiders|(?:an?|the)\s(?:thief|hacker|attacker|stranger))\b)(?:[\w'-]+\s){1,4}?)(?:can (?:now|finally)|(?:is|are) (?:now|finally) able to)\s(?:also\s|easily\s)?([a-z-]+)\s(.+)$/i

/** "Nurses can now order meals" becomes "letting nurses order meals". */
export function byOthersAble(text: string): string | undefined {
  const [, who = '', word = '', rest = ''] = ABLE.exec(text) ?? []
  const verb = verbIn(word, 'base')
  if (
    !verb ||
    /^(?:be|see|say)$/.test(verb.base) ||
    /\b(?:is|are|was|were|that|which|so|and)\s/.test(who) ||
    /\bby mistake\b|\bwithout (?:an?|the|any) (?:password|login|key|check)\b/.test(rest)
  )
    return undefined
  return `, letting ${uncapitaliseNoun(`${who}${word} ${rest}`)}`
}

const FIND =
  /^((?:the\s)?(?:[a-z-]+\s)?[A-Za-z-]+s)\s(?:now\s)?(see|find|know|get|spot|notice|choose|pick|book|order|track|search|use|work|report|fix|plan)\s([^,;:]{3,70}?)(?:\snow)?$/i

/** "Operators see faults live": what they can do since. */
export function byOthersDoing(text: string): string | undefined {
  const [, who = '', does = '', what = ''] = FIND.exec(text) ?? []
  if (
    !who ||
    !PEOPLE.test(who) ||
    /\b(?:it|them|this|that|not|never|no|still|only|errors|problems)\b/.test(what)
  )
    return undefined
  return `, so that ${uncapitaliseNoun(who)} ${does.toLowerCase()} ${what}`
}

const TASK =
  /^[A-Z][a-z]+ing\s(?:an?|the|new|our|one)\s(?:[\w'-]+\s){1,6}?(?:now\s)?(?:takes|needs|costs|requires)\s(?:.*\s)?(?:now\s)?instead of\s/

/** "Adding a driver takes a day now instead of a week" is heard best as it stands. */
export function byTask(text: string): string | undefined {
  return TASK.test(text) && !takesLonger(text) ? `, so that ${uncapitalise(text)}` : undefined
}

const SPANS = ['second', 'minute', 'hour', 'morning', 'afternoon', 'day', 'night', 'week', 'month', 'year']

/** "A week now instead of a day" is nothing to end a bullet with. */
function takesLonger(text: string): boolean {
  const [now = -1, before = -1] = text
    .split('instead of')
    .map((part) => SPANS.findLastIndex((span) => new RegExp(`\\b${span}s?\\b`).test(part)))
  return now > before && before >= 0
}
