import type { Prose } from '../../facts/prose.ts'
import type { Weighed } from '../../facts/select.ts'
import { COUNT_NOUNS } from '../../lexicon/count-nouns.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { STUDYING, WEAK } from '../../lexicon/verbs.ts'
import { onceFor } from '../../once.ts'
import { readClause } from '../../text/clauses.ts'
import { matchesIn } from '../../text/matches.ts'
import { splitClauses } from '../../text/split-clauses.ts'
import { verbIn } from '../../text/verbs.ts'
import { takesObject } from '../inflect.ts'
import { withoutAlreadySo } from './already-so.ts'
import { withoutAnother } from './another-change.ts'
import { saysItMends } from './answers.ts'
import { withoutBareObjects } from './bare-object.ts'
import { withoutBehaviour } from './behaviour.ts'
import { buriedDeeds } from './buried-deeds.ts'
import { changeDeeds } from './by-change.ts'
import { isConsequence, isEarlier, isOfVersion } from './consequence.ts'
import { type Deed, deedOf, isSubjectLine } from './deed.ts'
import { isTurnedDown } from './failed.ts'
import { begunDeeds, namedDeeds } from './faint-deeds.ts'
import { givenDeeds } from './given-task.ts'
import { isHarmful } from './harmful.ts'
import { labelledOf } from './labelled.ts'
import { listedPlans } from './listed-plans.ts'
import { isReport, isTrial } from './no-deed.ts'
import { openingOf } from './opening-deed.ts'
import { isPartOfOngoing } from './part-of-ongoing.ts'
import { remedies, sureRemedies, withoutOldState } from './remedy.ts'
import { POINTING, splitDeed } from './split-deed.ts'
import { isSuffered } from './suffered.ts'
import { isAlone, isSubject } from './title-deed.ts'
import { togetherOf } from './together.ts'
import { isOnlySeen, isToldToDo } from './told-to-do.ts'
import { isTroubleBeside, MAKES } from './trouble-beside.ts'
import { tuckedDeeds } from './tucked-deeds.ts'
import { asAttempt, isUnachieved } from './unachieved.ts'
import { withUndoings } from './undone.ts'
import { workedOut } from './worked-out.ts'

/** The deeds of a text, the best one first: the subject line's, then strong ones, then the rest in the order of the text. */
export const findDeeds = onceFor((prose: Prose): readonly Deed[] => {
  const found = [...withoutOldState(prose, collectDeeds(prose, mayTellDeed)), ...givenDeeds(prose)]
  if (found.some(isTelling))
    return withUndoings(prose, inOrder(prose, [...found, ...startedDeeds(prose), ...sureRemedies(prose)]))
  // Where nothing sounds like the solution, the text is asked again, more kindly each time.
  const told = [...found]
  for (const askAgain of [namedDeeds, ownDeeds, remedies, buriedDeeds, begunDeeds]) {
    told.push(...askAgain(prose, found).filter((deed) => !told.some((other) => isTwice(other, deed))))
    if (told.some(isTelling)) break
  }
  return withUndoings(prose, inOrder(prose, told))
})

/** The same with all that the writer, the change or a heading says was done, however little it sounds like the solution. */
export const findMoreDeeds = onceFor((prose: Prose): readonly Deed[] => {
  const told = [...findDeeds(prose)]
  for (const deed of [...namedDeeds(prose, told), ...ownDeeds(prose), ...buriedDeeds(prose)])
    if (!isMadeByTrouble(deed) && !told.some((other) => isTwice(other, deed))) told.push(deed)
  return withUndoings(prose, inOrder(prose, told))
})

/** "Events come twice, and we charged two customers double": what the trouble made us do is no work. */
function isMadeByTrouble({ source: { features, likelihood } }: Deed): boolean {
  return features.includes('pure fault') && likelihood.solution < Math.min(0.1, likelihood.problem / 3)
}

/** What was begun is told beside what was done, "and started moving the build", and so is what one has been at. */
function startedDeeds(prose: Prose): Deed[] {
  return begunDeeds(prose).filter(
    ({ clause, source }) =>
      (/^(?:start|continue)$/.test(clause.verb.base) || HAS_BEEN_AT.test(source.body)) && mayTellDeed(source),
  )
}

const HAS_BEEN_AT = /\b(?:I|we)(?:'ve|\shave)\s(?:[a-z]+\s)?been\s(?:[a-z]+ly\s)?[a-z-]+ing\s/i

function ownDeeds(prose: Prose): Deed[] {
  return withoutOldState(prose, collectDeeds(prose, isOwnPast))
}

/** Whether a deed says more than that there was work, and stands for itself. */
export function isTelling({ clause, rest }: Deed): boolean {
  return (
    !/^(?:work|take|use|continue|start|throw|go|get|do)$/.test(clause.verb.base) &&
    !STUDYING.has(clause.verb.base) &&
    !POINTING.test(rest) &&
    // "This PR fixes the issue" does not say which.
    !/^(?:the|both|all|(?:most|some|many|several|all|a few|more)(?: of)?(?: the| these| those| my| our)?) (?:issues?|problems?|bugs?|errors?|failures?)$/.test(
      rest,
    )
  )
}

function collectDeeds(prose: Prose, mayTell: (source: Weighed) => boolean): Deed[] {
  const found: Deed[] = []
  const undone = prose.all.flatMap((one) => /^Revert(?:ed|s)? "(.+)"/.exec(one.body)?.[1] ?? [])
  const isPastText = tellsInPast(prose)
  const isTitled = prose.all.some(isSubject)
  let isPlan = false
  for (const source of prose.all) {
    if ((isTitled && isTrial(source)) || listedPlans(prose).has(source)) continue
    isPlan =
      source.sentence.kind === 'item' && (PLAN.test(source.body) || (isPlan && !/^\d/.test(source.body)))
    const isRemedy = source.sentence.kind === 'prose' && source.sentence.section === 'solution'
    if (
      isBareBase(source) &&
      source.sentence.box !== 'ticked' &&
      (isPlan ||
        (isPastText && !isRemedy && !mayBePast(source)) ||
        isAgenda(source, prose) ||
        (!isTitled && !isRemedy && isAdvice(source, prose)))
    )
      continue
    if (isToldToDo(source, prose.all) || isOnlySeen(source)) continue
    // "Fix: pass the time zone" has said that it tells a deed.
    if (
      isBareBase(source) &&
      !isRemedy &&
      (isNounAmongDeeds(source, prose) || isNounAmongNouns(source, prose) || isJottedNoun(source, prose))
    )
      continue
    const isUndone = source.sentence.kind !== 'title' && undone.some((text) => text.includes(source.body))
    if (isUndone) continue
    const isTold = mayTell(source)
    // Whose words are that unlikely to tell a deed need not be taken apart.
    if (!isTold && mayTell === mayTellDeed && source.likelihood.solution < LEAST / 3) continue
    const parts = [
      source,
      ...clausesOf(source),
      ...openingOf(source),
      ...pointedOf(source),
      ...togetherOf(source),
      ...labelledOf(source),
      ...tuckedDeeds(source),
      ...changeDeeds(source),
    ]
    const told = parts
      .filter((part) => isTold || mayTell(part))
      .map(deedOf)
      .filter((deed) => deed !== undefined)
    for (const part of told.flatMap(splitDeed)) {
      if (!found.some((other) => isTwice(other, part))) found.push(part)
    }
  }
  const own = withoutAlreadySo(prose, withoutHistory(prose, found))
  const told = withoutBehaviour(withoutBareObjects(own), prose).filter(
    (deed) =>
      !isUnachieved(deed, prose) &&
      // "The change looks at the offsets": what the new thing does.
      !(deed.clause.subject === 'change' && STUDYING.has(deed.clause.verb.base)) &&
      !isTurnedDown(deed.source, prose.all) &&
      !isHarmful(deed, prose, found) &&
      !isConsequence(deed, prose) &&
      !isEarlier(deed, found) &&
      !isOfVersion(deed.source, prose.all) &&
      !isSuffered(deed.clause, deed.source) &&
      !isPartOfOngoing(deed, prose),
  )
  const tried = told.map((deed) => workedOut(asAttempt(deed, prose), prose))
  const work = tried.filter((deed) => !isReport(deed))
  return work.some(isTelling) ? work : tried
}

/** "We once switched to X" and "each row was copied", told before what this change does, are how the trouble came about. */
function withoutHistory(prose: Prose, found: Deed[]): Deed[] {
  const { all } = prose
  if (!all.some(isSubject)) return found
  const turn = all.find(({ body }) => TURN.test(body))?.sentence.index ?? 0
  return withoutAnother(prose, withoutOldHabits(found)).filter(
    ({ clause, source }) =>
      clause.subject !== 'passive' ||
      (source.sentence.index >= turn && !/^(?:each|every)\s/i.test(clause.object)) ||
      !/\b(?:was|were)\b/.test(source.body) ||
      /\b(?:has|have) been\b/.test(source.body),
  )
}

/** Where a description stops telling how things were. */
const TURN =
  /^(?:with|after|in|by) this (?:patch|change|pr|commit|fix)\b|^(?:now|instead),?\s|^th(?:is|e) (?:patch|change|pr|commit|fix)\s/i

function withoutOldHabits(found: Deed[]): Deed[] {
  const own = found.find(({ clause }) => OWN.test(clause.subject) && clause.form === 's')
  if (!own) return found
  return found.filter(
    ({ clause, source }) =>
      !/^(?:i|we)$/.test(clause.subject) ||
      clause.form !== 'past' ||
      source.sentence.index >= own.source.sentence.index,
  )
}

const OWN = /^(?:this|change)$/

function isTwice(a: Deed, b: Deed): boolean {
  return a.rest === b.rest && a.clause.verb === b.clause.verb
}

function inOrder(prose: Prose, found: readonly Deed[]): Deed[] {
  const worth = (deed: Deed) =>
    (isSubjectLine(deed) ? 2 : 0) +
    (prose.solution.includes(deed.source) ? 0.6 : 0) +
    deed.source.likelihood.solution -
    (WEAK.has(deed.clause.verb.base) ? 1 : 0) -
    (/^(?:it|them|this|that|these|those|one|some)\b/.test(deed.rest) ? 1 : 0) -
    (/\btests?\b/i.test(deed.rest.slice(0, 30)) && !isSubjectLine(deed) ? 0.4 : 0)
  return found
    .map((deed) => ({ deed, worth: worth(deed) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ deed }) => deed)
}

/** What the writer says to have done, and what a report of tests says was done. */
function isOwnPast({ clause, likelihood }: Weighed): boolean {
  if (clause === undefined) return false
  if (/^(?:i|we)$/.test(clause.subject))
    return clause.form === 'past' || clause.attitude !== '' || /\balready\b/.test(clause.adverb)
  if (likelihood.followup > 0.4) return false
  // "Read the manual": an order would be told in the same word.
  const isRead = clause.verb.base === 'read' && !OF_CODE.test(clause.rest)
  if (clause.subject === 'none') return clause.form === 'past' || isRead || clause.attitude.startsWith('had')
  if (clause.subject !== 'passive') return false
  return likelihood.problem <= 0.4 || /^after\s\w+ing\s/.test(clause.rest)
}

/** What a program reads, and what a reader is told to read. */
const OF_CODE =
  /^(?:(?:about|more|on|in|the full|this)\b|(?:.*\s)?from\s|and (?:write|parse)\b|.*\b(?:files?|config|bytes|values?|env|stdin|fields?|headers?|registers?)\b)/

/** Who lists what was done in the past tense means a noun by "Build issues" and a plan by "Add tests". */
function tellsInPast({ all }: Prose): boolean {
  const bare = all.filter(({ sentence, clause }) => sentence.kind !== 'title' && clause?.subject === 'none')
  const past = bare.filter(({ clause }) => clause?.form === 'past').length
  return past >= 2 && past >= 2 * bare.filter(({ clause }) => clause?.form === 'base').length
}

/** A list of things to do that opens a diary, before anything is told in the past. */
function isAgenda({ sentence }: Weighed, { all }: Prose): boolean {
  if (sentence.kind !== 'item' || all.some(isSubject)) return false
  const past = all.filter(({ clause }) => clause?.form === 'past' && /^(?:i|we)$/.test(clause.subject))
  return past.length >= 3 && past.every((one) => one.sentence.index > sentence.index)
}

/** "Sand it first, then paint" in a diary that tells what was done in the past. */
function isAdvice({ sentence, clause }: Weighed, { all }: Prose): boolean {
  if (sentence.kind !== 'prose' || !clause || clause.verb.forms.past === clause.verb.base) return false
  const told = all.filter(
    (one) => one.sentence.kind === 'prose' && /^(?:i|we|none)$/.test(one.clause?.subject ?? ''),
  )
  const past = told.filter((one) => one.clause?.form === 'past').length
  return past >= 2 && past >= 2 * told.filter(isBareBase).length
}

function isBareBase({ sentence, clause }: Weighed): boolean {
  return (
    sentence.kind !== 'title' &&
    clause?.subject === 'none' &&
    clause.form === 'base' &&
    // "The solution was to swap the pump" says that it was done.
    !clause.attitude.startsWith('had')
  )
}

/** "Set up the lamp" among deeds told in the past is told in it too. */
function mayBePast({ clause }: Pick<Weighed, 'clause'>): boolean {
  if (!clause || clause.verb.forms.past !== clause.verb.base) return false
  // "Set up the lamp and test it" shows by its second verb that it is an order.
  const others = matchesIn(clause.rest, /(?:,\s(?:and\s)?|\sand\s)([a-z]+)\s/g).map(([, word = '']) => word)
  return !others.some((word) => verbIn(word, 'base')?.isWork && !verbIn(word, 'past'))
}

/** "Switch replacement in hall two. Mounted 18 switches." tells what was done in the past, and under which head. */
function isNounAmongDeeds({ sentence, clause }: Weighed, { all }: Prose): boolean {
  const verb = clause?.verb
  if (sentence.kind !== 'prose' || !verb || !NOUN_VERBS.has(verb.base) || verb.forms.past === verb.forms.base)
    return false
  if (takesObject(clause.rest) || /^[a-z-]+s\b/.test(clause.rest)) return false
  const others = all.filter((one) => one.sentence.kind === 'prose' && one.clause?.subject === 'none')
  return others.some(({ clause: other }) => other?.form === 'past') && others.filter(isBareBase).length === 1
}

/** "Retry button in the hall", in a list that names things: one more of them. */
function isNounAmongNouns({ sentence, clause }: Weighed, { all }: Prose): boolean {
  if (sentence.kind !== 'item' || !clause || takesObject(clause.rest)) return false
  if (!NOUN_VERBS.has(clause.verb.base) && !/^(?:re[a-z]+|sync|check|log)$/.test(clause.verb.base))
    return false
  const [, thing = ''] = /^([a-z-]+)(?:\s(?:in|on|for|of|with|to)\s|[.,]|$)/.exec(clause.rest) ?? []
  if (!COUNT_NOUNS.has(thing)) return false
  const list = all.filter((one) => one.sentence.kind === 'item' && one.sentence.leadIn === sentence.leadIn)
  return list.length >= 4 && list.filter((one) => !one.clause).length > list.length / 2
}

/** "queue max 3 min", "group meeting, ate cake": with a small letter and without an article, in a log that tells its deeds in the past. */
function isJottedNoun({ sentence, clause, body }: Weighed, { all }: Prose): boolean {
  if (!clause || !/^(?:prose|item)$/.test(sentence.kind) || !NOUN_VERBS.has(clause.verb.base)) return false
  if (!/^[a-z]/.test(body.slice(clause.lead.length)) || takesObject(clause.rest) || mayBePast({ clause }))
    return false
  // A list of orders has more of them, and in words that are seldom things.
  if (ORDERS.test(clause.verb.base) || all.filter(isBareBase).length > 2) return false
  return all.some((one) => one.clause?.form === 'past' && /^(?:none|i|we)$/.test(one.clause.subject))
}

const ORDERS =
  /^(?:add|bump|change|convert|drop|fix|import|install|merge|move|refactor|release|remove|rename|replace|restore|rework|run|support|switch|update|upgrade|use)$/

/** "13 May, plan": the items below it. */
const PLAN = /^(?:\S+\s){0,4}(?:plans?|to-?dos?|next steps|ideas):?$/i

/** How much a sentence must sound like the solution to tell a deed. */
const LEAST = 0.15

/** A sentence about the trouble tells no deed, unless the writer acts in it. */
function mayTellDeed(source: Weighed): boolean {
  const { sentence, likelihood, clause, features } = source
  if (sentence.kind === 'title') return true
  // One line that is all of the note and opens with a verb tells little else.
  if (isAlone(features) && likelihood.followup < 0.4 && likelihood.problem <= 0.4) return true
  const isOurs =
    clause !== undefined && (/^(?:i|we|change|this)$/.test(clause.subject) || isTroubleBeside(source, clause))
  const isMade =
    isOurs &&
    clause.modality === 'done' &&
    ((/^(?:past|participle)$/.test(clause.form) && MAKES.test(clause.verb.base)) ||
      (clause.subject === 'this' && saysItMends(source, clause)))
  return (
    likelihood.solution >= (isMade ? LEAST / 3 : LEAST) &&
    (isOurs || likelihood.problem <= 0.4 || likelihood.solution >= 0.4)
  )
}

/** The statements after the first one in a sentence: "It hung, so I restarted it". */
function clausesOf(source: Weighed): Weighed[] {
  return splitClauses(source.sentence)
    .slice(1)
    .map((sentence) => ({ ...source, sentence, body: sentence.text, clause: readClause(sentence.text) }))
}

/** "This run was stopped" names what was stopped; "this issue was reported" tells of the trouble. */
function pointedOf(source: Weighed): Weighed[] {
  const [, noun = '', told = ''] = /^This\s([a-z]+)\s((?:was|were)\s[a-z]+ed\s.+)$/.exec(source.body) ?? []
  if (!told || FAULT_NOUNS.test(noun)) return []
  const body = `The ${noun} ${told}`
  return [{ ...source, body, clause: readClause(body) }]
}

const FAULT_NOUNS =
  /^(?:issue|problem|bug|error|failure|crash|idea|approach|theory|behaviou?r|change|fix|field|value|flag|function|method|feature)$/
