import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { splitLead } from '../../../text/clauses/clauses.ts'
import { type Verb, verbIn } from '../../../text/clauses/verbs.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { likeness } from '../../sentence/likeness.ts'
import { countWords, tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { ADRIFT } from '../longer/additions.ts'
import { presentable } from '../longer/presentable.ts'
import { HARMS } from './trouble.ts'

const HARM =
  /^(?:(?:effectively|basically|in practice|as a result|in effect),?\s)?this(?:\s(?:issue|bug|problem|error|race|leak|behaviou?r|field|setting|flag))?\s(?:(?:then|also|often|sometimes|usually|in turn|has|had|(?:is|was|has been)(?=\s[a-z]+ing\b))\s)*([a-z]+)\s(.+)$/i
/** "It drops all stops, which caused long delays". */
const HARM_TAIL =
  /,\s(?:(?:which|this)\s(?:(?:then|also|often|sometimes|usually|in turn|has|had)\s)*|(?=(?:causing|leading|resulting|breaking|blocking|preventing)\s))([a-z]+)\s([^,;:]{6,})$/
/** "Keeping the crates in the hold (which is damp) is often causing rot". */
const HARM_OF_NAMED =
  /^(?:[A-Z][^,;:]{3,60},\s)?((?!(?:avoiding|stopping|removing|dropping|disabling|reverting|revoking|replacing|without)\b)(?:(?!\b(?:if|when|that|which|and then|not|no)\b)[^,;:()]){3,60}?)(?:\s\([^()]{3,60}\))?\s(?:(?:is|are|was|were|has been|have been)\s)?((?:also|often|sometimes|occasionally)\s)?(caus(?:es|ed|ing)|le(?:ads|d)|leading|break(?:s|ing)|broke|prevent(?:s|ed|ing)|block(?:s|ed|ing)|slow(?:s|ed|ing)|trigger(?:s|ed|ing)|result(?:s|ed|ing))\s(.+)$/i
/** "It helps a bit but causes long waits": what was reverted did. */
const OF_REVERTED = /^(?:it|that|this)\s(?:[^,;:]{3,80}?,?\sbut\s(?:it\s)?)?(?=[a-z]+s\s)/i
const REMEDY =
  /^(?:fix|prevent|avoid|stop|resolv|correct|solv|handl|address|repair|remov|dropp|disabl|revert|revok|block|replac|undid)\w*\s/
/** "... and potentially leaks if enabled": where it is no longer sure. */
const BEYOND = /[,:;]\s.*$|\sand\s(?:potentially|possibly|probably|maybe|perhaps)\s.*$/
const MENDED = /^(?:fix|resolv|correct|solv|repair|handl|address)\w*\s/
/** What was taken away; of what was mended, the fault need not be what is named like it. */
const TAKEN_AWAY = /^(?:avoid|stop|remov|dropp|disabl|revert|revok|undid|replac)\w*\s([^,;:]+)$/

/** What a fault had done until it was mended: "This manifests as lost writes" becomes ", which had manifested as lost writes". */
export function harmOf(one: Weighed, text: string, room: number, after?: Weighed): string | undefined {
  if (after?.sentence.kind !== 'title' || !REMEDY.test(text)) return undefined
  const { lead, body: told } = splitLead(one.body)
  // "However, this broke X" is said of what was done before, and not of what is mended now.
  if (/^(?:however|but|yet)\b/i.test(lead)) return undefined
  const tidy = tidyClause(told)
  const body = /^reverted\s/.test(text) ? tidy.replace(OF_REVERTED, 'this ') : tidy
  const [, word = '', rest = ''] = HARM.exec(body) ?? HARM_TAIL.exec(body) ?? []
  // "Replaced the pump with a tap, which had caused a flood" would say so of the tap.
  if (word.endsWith('ing') && !HARM.test(body) && !MENDED.test(text)) return undefined
  const verb = verbIn(word, 's', 'past', 'ing', 'participle')
  if (!verb || !HARMS.has(verb.base)) return harmOfNamed(one, body, text, room) ?? madeFail(one, text, room)
  const { problem, impact } = one.likelihood
  // "Resulted in" is said of harm more often than of a gain.
  const isSure = body !== tidy || (/^(?:result|lead)$/.test(verb.base) && problem > impact)
  if (problem < 0.4 && !isSure) return undefined
  const from = formOf(word)
  const end = rest.replace(/\s(?:in|by|through) which\s.*$/, '').replace(/[,:;]\s.*$/, '')
  const harm = presentable(phraseIn('participle', verb, from, end), room)
  return harm && !ADRIFT.test(harm) && countWords(harm) >= 3 ? `, which had ${harm}` : undefined
}

function formOf(word: string): 's' | 'ing' | 'past' {
  return verbIn(word, 's') ? 's' : verbIn(word, 'ing') ? 'ing' : 'past'
}

/** "Stop keeping crates in the hold. Keeping crates there causes rot": ", which had caused rot". */
function harmOfNamed({ likelihood }: Weighed, body: string, text: string, room: number): string | undefined {
  const [, thing = ''] = TAKEN_AWAY.exec(text) ?? []
  const [, named = '', often = '', word = '', rest = ''] = (thing && HARM_OF_NAMED.exec(body)) || []
  const verb = word && likelihood.problem >= 0.2 ? verbIn(word.toLowerCase(), 's', 'past', 'ing') : undefined
  if (!verb || likeness(named, thing) < 0.6) return undefined
  const harm = presentable(
    phraseIn('participle', verb, formOf(word.toLowerCase()), rest.replace(BEYOND, '')),
    room,
  )
  return harm && !ADRIFT.test(harm) && countWords(harm) >= 2 ? `, which had ${often}${harm}` : undefined
}

const CAME_TO_FAIL = lean(
  /(?:,\s(?:so|and)(?:\sthat)?|\s(?:so|and))\s((?:every|all|any|most|each|the)\s[^,;:()]{3,70}?)\s(?:now\s|then\s|always\s)?(fails?|failed|crash(?:es|ed)?|hangs?|hung|breaks?|broke|stalls?|stalled)((?:\s(?:on|in|at|when|with|for|after)\s[^,;:]{3,50})?)$/i,
)
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
