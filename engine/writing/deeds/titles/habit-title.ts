import type { Weighed } from '../../../facts/fields/select.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { BEHAVIOURS, ORDERED_VERBS } from '../../../lexicon/verbs.ts'
import { type Clause, readClause } from '../../../text/clauses/clauses.ts'
import { orderAtHead } from '../../../text/clauses/order-at-head.ts'
import { clauseOf } from '../../../text/clauses/subjectless.ts'
import { type Verb, verbIn, verbOf } from '../../../text/clauses/verbs.ts'
import { partNamedIn, readTitle } from '../../../text/lines/title.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'

/** A deed that a subject line tells in other words. */
export function told(verb: Verb, form: Clause['form'], rest: string): Clause {
  return clauseOf({ lead: '', verb, form, rest })
}

const HABIT =
  /^(?:(?:simply|just)\s)?(?:don't|dont|do not|never|no longer|no need to)\s(?:even\s)?((?:(?!(?:re|ap|re?p|multip|sup|comp|imp|f)ly\b)[a-z]+ly\s)?)([\w-]+)\s(.+)$/i
const INSTEAD = /,\s(?:but\s|just\s|instead\s)*([a-z]+)\s(.+)$/

/** "Don't block on the lock, wait for it" as a subject line: one thing was stopped, and another done in its stead. */
export function habitStopped({ body, sentence }: Weighed): Clause | undefined {
  const line = withoutAnyMore(tidyClause(body))
  const { before, order, because } = orderBehind(line)
  const [, adverb = '', word = '', object = ''] = HABIT.exec(order) ?? []
  const stop = verbOf('stop')
  const change = verbOf('change')
  if (!object || !stop || !change) return doesNot(line)
  // "When it rains, don't ring them": whom, only what stands before it says.
  if ((before || because) && /(?:^|\s)(?:it|them)\b/.test(object)) return undefined
  const rest = `${object}${before}${because}`
  // "Don't forget to close the gate": close it.
  const [, meant = '', what = ''] = (word === 'forget' && /^to\s([a-z]+)\s(.+)$/.exec(rest)) || []
  const ordered = verbIn(meant, 'base')
  if (ordered) return told(ordered, 'base', what)
  const instead = INSTEAD.exec(rest)
  const other = instead && verbIn(instead[1] ?? '', 'base')
  const matter = other ? rest.slice(0, instead.index) : rest
  const tail = other ? ` and ${other.forms.past} ${instead[2]}` : ''
  const verb = verbIn(word, 'base')
  // "Never deployed the scheduler" tells what was not done.
  if (!verb && verbIn(word, 'past', 'participle')) return undefined
  const ing = gerundOf(/^[A-Z][a-z]+$/.test(word) ? word.toLowerCase() : word)
  const doing = verb ? phraseIn('ing', verb, 'base', matter) : ing && `${ing} ${matter}`
  // What a program does is not what somebody did.
  if (doing && MISHAP.test(word))
    return told(stop, 'past', `${partOf(sentence.text)} from ${adverb}${doing}${tail}`)
  if (doing && verb !== stop) return told(stop, 'past', `${adverb}${doing}${tail}`)
  return told(change, 'past', `${partOf(sentence.text)} to not ${adverb}${word} ${matter}${tail}`)
}

/** "Don't ring the bell any more": what was stopped is done no more. */
function withoutAnyMore(line: string): string {
  return /\bno longer\b|n't\b|\bdont\b|\bnot\b/i.test(line)
    ? line.replace(
        /\s(?:any ?more|any longer)(?=$|[,.;]|\s(?:in|on|at|by|for|from|to|with|when|if|as|because|since|and)\b)/,
        '',
      )
    : line
}

const MISHAP = /^(?:crash|hang|abort|panic|segfault|freeze|fail|die|overflow|deadlock|stall|time)$/

const CASE_BEFORE =
  /^((?:if|when|in|on|for|with|during|after|before|while|unless)\s[^,:;]{3,70}),\s(?:then\s)?(.+)$/i
const STATEMENT_BEFORE =
  /^((?:\S+\s){1,6}?(?:is|are|was|were|has|have|doesn't|don't|does not|do not|isn't|can't|cannot|[a-z]+s)\s[^,;:]{3,60})[,;]\s([a-z']+\s.+)$/

/** "In the cellar, don't ring twice", "The bell is loud; don't ring twice": an order behind its case or its reason. */
function orderBehind(line: string): { before: string; order: string; because: string } {
  const [, place = '', ordered = ''] = CASE_BEFORE.exec(line) ?? []
  if (place)
    return { before: ` ${place.charAt(0).toLowerCase()}${place.slice(1)}`, order: ordered, because: '' }
  const [, reason = '', order = ''] = STATEMENT_BEFORE.exec(line) ?? []
  if (!reason || HABIT.test(line)) return { before: '', order: line, because: '' }
  return { before: '', order, because: ` because ${uncapitaliseNoun(reason)}` }
}

/** "For guests, ring twice" as a subject line: the order, and where or for whom. */
function orderInPlace(line: string): Clause | undefined {
  const { before, order } = orderBehind(line)
  const deed = /^\s(?:for|in|on|with|during)\s/.test(before) ? readClause(order) : undefined
  const isOrder =
    deed?.subject === 'none' && deed.form === 'base' && deed.modality === 'done' && !deed.isNegated
  return isOrder && deed.verb.isWork && !BEHAVIOURS.has(deed.verb.base) && !/\b(?:it|them)\b/.test(deed.rest)
    ? { ...deed, lead: '', rest: `${deed.rest}${before}` }
    : undefined
}

const REVERTED = /^revert(?:s|ed)?\s"([^"]{6,160}?)\.?"(?:\sfor now)?$/i

/** `Revert "gate: Close it at night"`: what is quoted is the order that was taken back. */
export function changeReverted({ body, sentence }: Weighed): Clause | undefined {
  const written = tidyClause(body).replace(/\s\(#\d+\)(?="?$)/, '')
  const isTyped = sentence.kind === 'title' && readTitle(sentence.text).type === 'revert'
  const quoted = (isTyped ? /^"?([^"]{6,160}?)\.?"?$/ : REVERTED).exec(written)?.[1] ?? ''
  const revert = quoted ? verbOf('revert') : undefined
  if (!revert) return undefined
  const { start, end, scope = '' } = readTitle(quoted)
  const line = quoted.slice(start, end).trim()
  const where =
    /^[a-z][\w./-]*$/.test(scope) && !TYPE.test(scope) && !/\s(?:in|if|when|until)\s/.test(line)
      ? ` in ${scope}`
      : ''
  const [, habit = ''] = /^(?:don't|do not)\s([a-z]+\s.+)$/i.exec(line) ?? []
  if (habit && workVerb(habit.split(' ')[0] ?? ''))
    return told(revert, 'past', `a change to not ${habit}${where}`)
  const order = orderAtHead(line, true) ?? readClause(line)
  return order?.subject === 'none' && order.form === 'base' && order.modality === 'done' && !order.lead
    ? told(
        revert,
        'past',
        `a change to ${order.adverb ? `${order.adverb} ` : ''}${order.verb.forms.base} ${order.rest}${where}`,
      )
    : isTyped && isThing(line)
      ? told(revert, 'past', `${uncapitaliseNoun(line)}${where}`)
      : undefined
}

/** "Parallel uploads": a thing in a few words, of which nothing is said. */
function isThing(line: string): boolean {
  const words = line.split(' ')
  return (
    words.length > 1 && words.length < 6 && words.every((word) => /^[\w.-]+$/.test(word) && !SAID.test(word))
  )
}

const SAID = /^(?:is|are|was|were|to|when|if|not|no|can|should|that|which)$/

const TYPE = /^(?:fix|feat|docs?|chore|build|ci|test|tests|refactor|perf|style)$/

/** "The bell is loud, muffle the clapper" as a subject line: the order, and why it was given. */
export function orderForReason({ body, clause }: Weighed): Clause | undefined {
  const line = tidyClause(body)
  if (clause) return clause.lead ? orderInPlace(line) : undefined
  const { order, because } = orderBehind(line)
  const [, word = '', object = ''] =
    (because && /^([a-z]+)\s(?!(?:is|are|was|of|and)\s)(.+)$/.exec(order)) || []
  const verb = workVerb(word)
  return verb &&
    (!NOUN_VERBS.has(word) || /^(?:use|fix|move|drop|set)$/.test(word)) &&
    !/^(?:it|them)\b/.test(object)
    ? told(verb, 'base', `${object}${because}`)
    : undefined
}

/** "The bell don't ring twice" says of a part what it is not to do. */
function doesNot(line: string): Clause | undefined {
  const [, part = '', word = '', rest = ''] = /^([\w.-]+)\sdon't\s([a-z]+)\s(.+)$/.exec(line) ?? []
  const change = verbOf('change')
  return part &&
    change &&
    verbIn(word, 'base') &&
    !/^(?:I|we|you|they|these|those|users|people)$/i.test(part) &&
    !/s$/.test(part)
    ? told(change, 'past', `${part} to not ${word} ${rest}`)
    : undefined
}

/** What a subject line speaks of: "parser: ...". */
function partOf(title: string): string {
  const scope = partNamedIn(title) ?? ''
  return /^[a-z][\w./-]+$/.test(scope) ? scope : 'the code'
}

const HABITUAL = /^(only(?=.*\s(?:for|if|when|on|once|after)\s)|always|consistently)\s([a-z-]+)\s(.+)$/i
const CONDITIONAL = /^(if|when|while|unless)\s([^,:;]{3,70}),\s(?:then\s)?([a-z-]+)\s([^:;]+)$/i
const BETTER_DONE = /^better\s([a-z-]+)\s((?:\S+\s){0,5}\S+)$/i
const BEING =
  /^be\s((?:(?:a (?:bit|little)|more|less|much|very|extra|slightly)\s){0,2}(?!(?:able|sure|done|it|there|so|because)\b)[a-z]+(?:,?\s[^?]{2,120})?)$/i
const MADE_TO = /^have\s((?:(?:the|an?|all|each)\s|(?=[A-Z_.]))\S.+)$/i

/** "Always close the file", "When idle, drop the lock", "Have the job retry once": what the program does from now on. */
export function habitTaken({ body, sentence }: Weighed): Clause | undefined {
  const line = tidyClause(body)
  const change = verbOf('change')
  const make = verbOf('make')
  const [, adverb = '', habit = '', object = ''] = HABITUAL.exec(line) ?? []
  if (change && (workVerb(habit) || ORDERED_VERBS.has(habit)))
    return told(change, 'past', `${partOf(sentence.text)} to ${adverb.toLowerCase()} ${habit} ${object}`)
  const [, word = '', condition = '', then = '', what = ''] = CONDITIONAL.exec(line) ?? []
  if (change && workVerb(then))
    return told(
      change,
      'past',
      `${partOf(sentence.text)} to ${then} ${what} ${word.toLowerCase()} ${condition}`,
    )
  const [, improved = '', matter = ''] = BETTER_DONE.exec(line) ?? []
  const better = workVerb(improved)
  if (
    better &&
    (!NOUN_VERBS.has(improved) || /^(?:the|an?|how|all)\s/.test(matter) || tellsBetter(improved, matter))
  )
    return BEHAVIOURS.has(improved) && change
      ? told(change, 'past', `${partOf(sentence.text)} to ${improved} ${matter} better`)
      : told(better, 'base', `${matter} better`)
  const being = BEING.exec(line)?.[1]
  if (being && change) return told(change, 'past', `${partOf(sentence.text)} to be ${notDoing(being)}`)
  const acts = MADE_TO.exec(line)?.[1] ?? ''
  const isMade = acts.split(' ').slice(1, 5).some(workVerb)
  return make && isMade ? told(make, 'past', acts) : undefined
}

/** "Quiet at night and do not ring the bell": quiet, not ringing it. */
function notDoing(being: string): string {
  return being.replace(/,?\sand (?:do not|don't)\s([a-z]+)\s/, (whole, word: string) => {
    const doing = verbIn(word, 'base')?.forms.ing ?? gerundOf(word)
    return doing ? `, not ${doing} ` : whole
  })
}

/** "Better report network errors" is an order, "Better test coverage" and "Better support for X" are things. */
function tellsBetter(verb: string, matter: string): boolean {
  return (
    /^(?:detail|display|document|handle|highlight|log|match|report|show|surface|track|trace)$/.test(verb) &&
    /^(?!(?:for|of|in|on|to|with)\s)(?:[a-z-]+\s){0,2}[a-z-]+[^s]s(?=\s(?:in|on|from|for|when|by|at|of)\s|$)/.test(
      matter,
    )
  )
}

export function workVerb(word: string): Verb | undefined {
  const verb = verbIn(word, 'base')
  return verb?.isWork ? verb : undefined
}

/** The "-ing" of a word that is no verb we know, where its spelling leaves no doubt. */
function gerundOf(word: string): string | undefined {
  if (!/^[a-z]{3,}$/.test(word)) return undefined
  if (/[^aeiou]e$/.test(word)) return `${word.slice(0, -1)}ing`
  if (/(?:[aeiou]{2}[^aeiou]|[^aeiou]{2}|[wxy])$/.test(word)) return `${word}ing`
  return /^[^aeiou]+[aeiou][^aeiou]$/.test(word) ? `${word}${word.at(-1)}ing` : undefined
}
