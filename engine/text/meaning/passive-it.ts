import { lean } from '../../lean.ts'
import { PEOPLE } from '../../lexicon/people.ts'
import { troubleParts } from '../clauses/trouble-parts.ts'
import { verbIn } from '../clauses/verbs.ts'
import { isPlural } from '../nouns/plural.ts'

const IT_WAS = lean(
  /^((?:(?:so|and|then|in the end|finally|eventually|later|therefore),?\s)?)(it|they)\s((?:was|were|has been|have been|had to be|got|(?:is|are) now|now (?:is|are))\s(?:(?:then|finally|later|also|simply|just|completely|eventually)\s)?)([a-z-]+)(?=[\s.,;]|$)/i,
)
/** What is done to a thing that gives trouble, by whomever; what is "lost" or "closed" may have happened to it. */
const ANSWERS = lean(
  /^(?:adjust|change|convert|disable|enlarge|exchange|extend|fix|mend|migrate|move|patch|pin|port|rebuild|recalibrate|reconfigure|redesign|refactor|reinstall|renew|repair|replace|rewire|rewrite|rework|rotate|shorten|split|swap|switch|tighten|tune|update|upgrade)$/,
)
/** What one thing was named first and no other after it could be meant: "stalled every morning", not "blocked the gate". */
const ANOTHER = /\b(?:the|an?|our|my|its|another|one)\s[a-z]/i

/** "It was replaced in May": the same clause of a thing that has a name. */
export function withSomeThing(text: string): string {
  const [whole = '', lead = '', , was = '', word = ''] = IT_WAS.exec(`${text} `) ?? []
  const verb = whole ? verbIn(word.toLowerCase(), 'participle') : undefined
  return verb && ANSWERS.test(verb.base) ? `${lead}The thing ${was}${word}${text.slice(whole.length)}` : text
}

/** "The motor stalled every morning. It was replaced": what was replaced is the thing that gave the trouble. */
export function withThingDone(text: string, before: string): string {
  const [whole = '', lead = '', who = '', was = '', word = ''] = IT_WAS.exec(text) ?? []
  const verb = whole ? verbIn(word.toLowerCase(), 'participle') : undefined
  // What is so now was done, whatever it is.
  const isAnswer = verb !== undefined && (ANSWERS.test(verb.base) || (/\bnow\b/i.test(was) && verb.isWork))
  if (!isAnswer) return text
  const { subject = '', words = [] } = troubleParts(before) ?? {}
  const isMany = /^they$/i.test(who)
  if (
    !/^(?:the|our|my|an?|all|two|three|\d+)\s/i.test(subject) &&
    !(isMany && /^[A-Z][a-z]+\s[a-z]/.test(subject))
  )
    return text
  if (isPlural(subject) !== isMany) return text
  if (PEOPLE.test(subject) || (!isMany && ANOTHER.test(words.join(' ')))) return text
  const known = subject.replace(/^an?\s/i, 'the ')
  const thing = lead
    ? known.charAt(0).toLowerCase() + known.slice(1)
    : known.charAt(0).toUpperCase() + known.slice(1)
  return `${lead}${thing} ${was}${word}${text.slice(whole.length)}`
}
