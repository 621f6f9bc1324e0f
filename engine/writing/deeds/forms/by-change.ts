import type { Weighed } from '../../../facts/fields/select.ts'
import { type Clause, splitLead } from '../../../text/clauses/clauses.ts'
import { clauseOf } from '../../../text/clauses/subjectless.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'

const CHANGE = '(?:pr|pull request|mr|merge request|commit|change|changeset|patch|patchset)'
const ANNOUNCED = new RegExp(
  `^(?:(?:the\\s)?(?:main\\s)?(?:purpose|goal|aim|objective|point|intent|intention)\\sof\\s)?this\\s${CHANGE}\\s(?:will|is\\s(?:meant\\s|intended\\s|here\\s)?to)\\s(?:also\\s|simply\\s|just\\s)?([a-z-]+)\\s(\\S.*)$`,
  'i',
)
/** What is said to come some day, or under a condition. */
const LATER =
  /\b(?:next|later|future|follow-?ups?|soon|eventually|tomorrow|once|until|unless|someday|if|when|hopefully|planned?)\b/i

/** What a change does by being merged; whether it improves or speeds up a thing shows later. */
export const BY_MERGING =
  /^(?:adapt|add|adjust|bump|change|clean|convert|correct|create|delete|deprecate|disable|drop|enable|extend|extract|fix|implement|integrate|introduce|merge|migrate|modify|move|port|refactor|remove|rename|reorgani[sz]e|replace|restructure|rework|rewrite|simplify|split|switch|unify|update|upgrade|wrap)$/

/** "This PR will add X", "this PR is to add X", "the purpose of this PR is to add X": said of the change itself, which adds it. */
function announced({ body, clause }: Weighed): Clause | undefined {
  const [, word = '', rest = ''] = ANNOUNCED.exec(tidyClause(splitLead(body).body)) ?? []
  const verb = verbIn(word.toLowerCase(), 'base')
  if (!verb || !BY_MERGING.test(verb.base) || LATER.test(body) || clause?.isNegated) return undefined
  return {
    ...clauseOf({ lead: '', verb, form: 'base', rest: rest.replace(/\sand will\s/, ' and ') }),
    subject: 'change',
  }
}

const PASSIVE =
  /^((?:[^\s,;:]+\s){1,10}?)(?:is|are)\s(?:(?:now|also|then|thus|therefore|instead|simply|completely|fully)\s)?([a-z]+)\b\s?(.*)$/i
export const NO_THING =
  /\b(?:not|it|there|they|this|these|which|that|who|what|each|every|any|no|I|we|you|has|have|can|will)\b/i
/** What a thing does whenever it runs is nobody's deed. */
export const RUNNING =
  /\b(?:when|whenever|if|every|each|always|automatically|by default|until|while|during|as soon as|at (?:runtime|startup|boot|compile time)|before|after|only)\b/i
const NEW_THING =
  /^(?:an?|two|three|four|five|some|several|new|more|additional|support|the (?:new|following))\b/i
const MAKING = /^(?:add|create|implement|introduce)$/
/** A thing that is "renamed" was renamed by the change; one that is "updated" may be so all the time. */
const ONCE =
  /^(?:adapt|convert|deprecate|drop|extend|extract|migrate|port|refactor|rename|replace|restructure|rework|rewrite|simplify|split|upgrade)$/
const TO_AN_END = /^(?:$|to\s[a-z]+\s|so that\s|in favou?r of\s|with\s(?:an?|the new)\s|accordingly\b)/

/** "A new option is introduced", "the driver is updated to poll the register": what a description says was changed. */
function presentPassive({ body, clause, likelihood }: Weighed): Clause | undefined {
  if (clause || likelihood.solution < 0.3 || likelihood.problem > 0.4) return undefined
  const { lead, body: told } = splitLead(body)
  const [, thing = '', word = '', rest = ''] = PASSIVE.exec(tidyClause(told)) ?? []
  const verb = verbIn(word.toLowerCase(), 'participle')
  if (!verb || NO_THING.test(thing) || RUNNING.test(`${lead} ${rest}`)) return undefined
  const isMade = MAKING.test(verb.base) && NEW_THING.test(thing)
  if (!isMade && likelihood.solution < 0.5) return undefined
  const isOnce = ONCE.test(verb.base) || BY_MERGING.test(verb.base)
  if (!isMade && !(isOnce && (ONCE.test(verb.base) || TO_AN_END.test(rest)))) return undefined
  if (!isMade && TO_AN_END.test(rest) && /^to\s/.test(rest) && !verbIn(rest.split(' ')[1] ?? '', 'base'))
    return undefined
  return {
    ...clauseOf({ lead, verb, form: 'participle', rest }),
    subject: 'passive',
    object: thing.trim(),
  }
}

const NO_LONGER =
  /^((?:(?!(?:it|this|that|they|there|we|I|you|which|who|and|can|is|are|was|were|does|do|will|to)\b)[\w'-]+,?\s(?:and\s)?){1,9}?)no\slonger\s([a-z]+)\s(\S.*)$/i
/** What one would miss, or is no harm. */
const MISSED =
  /^(?:work|support|exist|be|need|require|have|get|show|include|provide|depend|use|take|want|offer)$/

/** "- Bullets no longer hit the boats": somebody stopped them. */
function stopped({ sentence, body, clause, likelihood }: Weighed): Clause | undefined {
  if (sentence.kind !== 'item' || clause || /^(?:problem|cause|harm|followup)$/.test(sentence.section ?? ''))
    return undefined
  // A part of a list that was cut apart begins with a small letter.
  const [, thing = '', word = '', rest = ''] =
    (/^[^a-z]/.test(body) && NO_LONGER.exec(tidyClause(body))) || []
  const verb = verbIn(word, 's', 'base')
  const stop = verbIn('stop', 'base')
  if (!verb || !stop || MISSED.test(verb.base) || likelihood.problem > 0.5) return undefined
  const told = phraseIn('ing', verb, verbIn(word, 's') ? 's' : 'base', rest.replace(/\s?\(.*$|\.\s.*$/, ''))
  return clauseOf({
    lead: 'besides ',
    verb: stop,
    form: 'past',
    rest: `${uncapitaliseNoun(thing.trim())} from ${told}`,
  })
}

/** What a description below a subject line says of its own change in other words than "it adds X". */
export function changeDeeds(source: Weighed): Weighed[] {
  const isBelow =
    source.sentence.kind !== 'title' && source.features.some((feature) => feature.startsWith('subject:'))
  const clause = isBelow ? (announced(source) ?? presentPassive(source) ?? stopped(source)) : undefined
  return clause ? [{ ...source, clause }] : []
}
