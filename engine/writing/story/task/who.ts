import { uncapitaliseNoun } from '../../sentence/tidy.ts'
import { withItsArticle } from './turned.ts'

/** Who or what a trouble is told of. */
export const SUBJECT = '(\\S.{0,50}?)'
export const WE = /^(?:we|I|our team|my team)$/i
export const NOBODY_KNOWN =
  /^(?:somebody|someone|people|everybody|everyone|you|one of us|we all|each of us|all of us)$/i
export const UNSAID =
  /\b(?:it|they|them|this|that|these|those|there|he|she|nobody|no one|none|nothing|everything|something|what|which|who|where|how|why|and|or|but|when|if|while|as|because)\b/i

/** A thing or a person as one names it in the middle of a sentence; none that only the page names. */
export function of(told: string | undefined, aim: (name: string) => string | undefined): string | undefined {
  const thing = (told ?? '')
    .replace(/^(?:half|most|some|many|all|each|a (?:third|quarter|few|lot)) of (?=the |our )/i, '')
    .replace(/\s(?:also|still|often|sometimes|just|even|always|usually|regularly)$/i, '')
  if (
    !thing ||
    thing.split(' ').length > 7 ||
    UNSAID.test(thing) ||
    /^(?:the )?(?:in|on|at|for|with|by|from|to|of|after|before|during)\b/i.test(thing) ||
    NOBODY_KNOWN.test(thing)
  )
    return undefined
  if (WE.test(thing)) return aim(thing)
  return aim(
    withItsArticle(uncapitaliseNoun(`${thing} x`).slice(0, -2))
      .replace(
        /^(?:an?|one|some|many|several|most|few|a few|more and more|(?:two|three|four|\d+))\s(?=[a-z]+s\b)/i,
        '',
      )
      .replace(/^an?\s/i, 'the '),
  )
}
