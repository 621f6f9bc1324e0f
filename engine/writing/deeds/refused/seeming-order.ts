import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { COUNT_NOUNS } from '../../../lexicon/count-nouns.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { matchesIn } from '../../../text/patterns/matches.ts'
import { takesObject } from '../../sentence/inflect.ts'
import { isSubject } from '../titles/title-deed.ts'

/** Who lists what was done in the past tense means a noun by "Build issues" and a plan by "Add tests". */
export function tellsInPast({ all }: Prose): boolean {
  const bare = all.filter(({ sentence, clause }) => sentence.kind !== 'title' && clause?.subject === 'none')
  const past = bare.filter(({ clause }) => clause?.form === 'past').length
  return past >= 2 && past >= 2 * bare.filter(({ clause }) => clause?.form === 'base').length
}

/** A list of things to do that opens a diary, before anything is told in the past. */
export function isAgenda({ sentence }: Weighed, { all }: Prose): boolean {
  if (sentence.kind !== 'item' || all.some(isSubject)) return false
  const past = all.filter(({ clause }) => clause?.form === 'past' && /^(?:i|we)$/.test(clause.subject))
  return past.length >= 3 && past.every((one) => one.sentence.index > sentence.index)
}

/** "Sand it first, then paint" in a diary that tells what was done in the past. */
export function isAdvice({ sentence, clause }: Weighed, { all }: Prose): boolean {
  if (sentence.kind !== 'prose' || !clause || clause.verb.forms.past === clause.verb.base) return false
  const told = all.filter(
    (one) => one.sentence.kind === 'prose' && /^(?:i|we|none)$/.test(one.clause?.subject ?? ''),
  )
  const past = told.filter((one) => one.clause?.form === 'past').length
  return past >= 2 && past >= 2 * told.filter(isBareBase).length
}

export function isBareBase({ sentence, clause }: Weighed): boolean {
  return (
    sentence.kind !== 'title' &&
    clause?.subject === 'none' &&
    clause.form === 'base' &&
    // "The solution was to swap the pump" says that it was done.
    !clause.attitude.startsWith('had')
  )
}

/** "Set up the lamp" among deeds told in the past is told in it too. */
export function mayBePast({ clause }: Pick<Weighed, 'clause'>): boolean {
  if (!clause || clause.verb.forms.past !== clause.verb.base) return false
  // "Set up the lamp and test it" shows by its second verb that it is an order.
  const others = matchesIn(clause.rest, /(?:,\s(?:and\s)?|\sand\s)([a-z]+)\s/g).map(([, word = '']) => word)
  return !others.some((word) => verbIn(word, 'base')?.isWork && !verbIn(word, 'past'))
}

/** "Switch replacement in hall two. Mounted 18 switches." tells what was done in the past, and under which head. */
export function isNounAmongDeeds({ sentence, clause }: Weighed, { all }: Prose): boolean {
  const verb = clause?.verb
  if (sentence.kind !== 'prose' || !verb || !NOUN_VERBS.has(verb.base) || verb.forms.past === verb.forms.base)
    return false
  if (takesObject(clause.rest) || /^[a-z-]+s\b/.test(clause.rest)) return false
  const others = all.filter((one) => one.sentence.kind === 'prose' && one.clause?.subject === 'none')
  return others.some(({ clause: other }) => other?.form === 'past') && others.filter(isBareBase).length === 1
}

/** "Retry button in the hall", in a list that names things: one more of them. */
export function isNounAmongNouns({ sentence, clause }: Weighed, { all }: Prose): boolean {
  if (sentence.kind !== 'item' || !clause || takesObject(clause.rest)) return false
  if (!NOUN_VERBS.has(clause.verb.base) && !/^(?:re[a-z]+|sync|check|log)$/.test(clause.verb.base))
    return false
  const [, thing = ''] = /^([a-z-]+)(?:\s(?:in|on|for|of|with|to)\s|[.,]|$)/.exec(clause.rest) ?? []
  if (!COUNT_NOUNS.has(thing)) return false
  const list = all.filter((one) => one.sentence.kind === 'item' && one.sentence.leadIn === sentence.leadIn)
  return list.length >= 4 && list.filter((one) => !one.clause).length > list.length / 2
}

/** "queue max 3 min", "group meeting, ate cake": with a small letter and without an article, in a log that tells its deeds in the past. */
export function isJottedNoun({ sentence, clause, body }: Weighed, { all }: Prose): boolean {
  if (!clause || !/^(?:prose|item)$/.test(sentence.kind) || !NOUN_VERBS.has(clause.verb.base)) return false
  if (!/^[a-z]/.test(body.slice(clause.lead.length)) || takesObject(clause.rest) || mayBePast({ clause }))
    return false
  // A list of orders has more of them, and in words that are seldom things.
  if (ORDERS.test(clause.verb.base) || all.filter(isBareBase).length > 2) return false
  return all.some((one) => one.clause?.form === 'past' && /^(?:none|i|we)$/.test(one.clause.subject))
}

const ORDERS =
  /^(?:add|bump|change|convert|drop|fix|import|install|merge|move|refactor|release|remove|rename|replace|restore|rework|run|support|switch|update|upgrade|use)$/

const AIM =
  /^(?:(?:the|my|our|main|today's|overall|project|sprint)\s){0,2}(?:goals?|aims?|objectives?|targets?|mission)$/i

/** "Aim: finish the hull" says what one set out to do, and not that it was done; a box that was ticked says that it was. */
export function isLabelledAim({ sentence, clause }: Weighed): boolean {
  if (clause?.subject !== 'none' || clause.form !== 'base' || sentence.box === 'ticked') return false
  const [, label = ''] = /^([^:]{3,40}?)\s?:\s/.exec(sentence.text) ?? []
  return AIM.test(label.trim()) || (sentence.label !== undefined && AIM.test(sentence.label))
}

/** "13 May, plan": the items below it. */
export const PLAN = /^(?:\S+\s){0,4}(?:plans?|to-?dos?|next steps|ideas):?$/i
