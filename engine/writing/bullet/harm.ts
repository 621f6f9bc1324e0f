import type { Weighed } from '../../facts/select.ts'
import { splitLead } from '../../text/clauses.ts'
import { type Verb, verbIn } from '../../text/verbs.ts'
import { phraseIn } from '../inflect.ts'
import { countWords, tidyClause, uncapitaliseNoun } from '../tidy.ts'
import { ADRIFT } from './additions.ts'
import { presentable } from './presentable.ts'
import { HARMS } from './trouble.ts'

const HARM =
  /^(?:(?:effectively|basically|in practice|as a result|in effect),?\s)?this(?:\s(?:issue|bug|problem|error|race|leak|behaviou?r|field|setting|flag))?\s(?:(?:then|also|often|sometimes|usually|in turn|has|had|(?:is|was|has been)(?=\s[a-z]+ing\b))\s)*([a-z]+)\s(.+)$/i
/** "It drops all stops, which caused long delays". */
const HARM_TAIL =
  /,\s(?:which|this)\s(?:(?:then|also|often|sometimes|usually|in turn|has|had)\s)*([a-z]+)\s([^,;:]{6,})$/
const REMEDY =
  /^(?:fix|prevent|avoid|stop|resolv|correct|solv|handl|address|repair|remov|dropp|disabl|revert|block|replac)\w*\s/

/** What a fault had done until it was mended: "This manifests as lost writes" becomes ", which had manifested as lost writes". */
export function harmOf(one: Weighed, text: string, room: number, after?: Weighed): string | undefined {
  if (after?.sentence.kind !== 'title' || !REMEDY.test(text)) return undefined
  const { lead, body: told } = splitLead(one.body)
  // "However, this broke X" is said of what was done before, and not of what is mended now.
  if (/^(?:however|but|yet)\b/i.test(lead)) return undefined
  const body = tidyClause(told)
  const [, word = '', rest = ''] = HARM.exec(body) ?? HARM_TAIL.exec(body) ?? []
  const verb = verbIn(word, 's', 'past', 'ing', 'participle')
  if (!verb || !HARMS.has(verb.base)) return madeFail(one, text, room)
  const { problem, impact } = one.likelihood
  // "Resulted in" is said of harm more often than of a gain.
  if (problem < 0.4 && !(/^(?:result|lead)$/.test(verb.base) && problem > impact)) return undefined
  const from = verbIn(word, 's') ? 's' : verbIn(word, 'ing') ? 'ing' : 'past'
  const end = rest.replace(/\s(?:in|by|through) which\s.*$/, '').replace(/[,:;]\s.*$/, '')
  const harm = presentable(phraseIn('participle', verb, from, end), room)
  return harm && !ADRIFT.test(harm) && countWords(harm) >= 3 ? `, which had ${harm}` : undefined
}

const CAME_TO_FAIL =
  /(?:,\s(?:so|and)(?:\sthat)?|\s(?:so|and))\s((?:every|all|any|most|each|the)\s[^,;:()]{3,70}?)\s(?:now\s|then\s|always\s)?(fails?|failed|crash(?:es|ed)?|hangs?|hung|breaks?|broke|stalls?|stalled)((?:\s(?:on|in|at|when|with|for|after)\s[^,;:]{3,50})?)$/i
/** What points elsewhere, or is no one thing. */
const NO_THING = /\b(?:it|this|that case|there|they|which|and|but|if|would|could|may|might|not)\b/i

/** "... so the dangling name reached the branch and every job now fails": ", which had made every job fail". */
function madeFail({ body, likelihood }: Weighed, text: string, room: number): string | undefined {
  if (likelihood.problem < 0.4 || !/^(?:fix|repair|correct|resolv)/.test(text)) return undefined
  const [, thing = '', word = '', when = ''] = CAME_TO_FAIL.exec(tidyClause(body)) ?? []
  const verb: Verb | undefined = verbIn(word.toLowerCase(), 'base', 's', 'past')
  const told =
    verb && !NO_THING.test(thing)
      ? presentable(`${uncapitaliseNoun(thing)} ${verb.base}${when}`, room)
      : undefined
  return told && !ADRIFT.test(told) ? `, which had made ${told}` : undefined
}

const LEFT_OUT =
  /^(?:this|it|that|they|these) (?:was|were|had been|got) (?:accidentally |previously |simply |just )?(missed|forgotten|overlooked|omitted|left out)(?:\s((?:in|from|during|when)\s[^,;:]{3,60}))?(?=$|[,;]|\sand\s)/i

/** "This was missed in the last release", said right below a subject line. */
export function leftOut(one: Weighed, text: string, room: number, after?: Weighed): string | undefined {
  if (after?.sentence.kind !== 'title' || one.sentence.index !== after.sentence.index + 1) return undefined
  const [, how = '', when = ''] = (!/,\s/.test(text) && LEFT_OUT.exec(tidyClause(one.body))) || []
  const told = how && presentable(`${how.toLowerCase()} ${when}`.trim(), room)
  return told && !ADRIFT.test(told) ? `, which had been ${told}` : undefined
}
