import { quotedCulprits } from '../../facts/fields/another-change.ts'
import type { Prose } from '../../facts/fields/prose.ts'
import type { Weighed } from '../../facts/fields/select.ts'
import { STUDYING, WEAK } from '../../lexicon/verbs.ts'
import { onceFor } from '../../once.ts'
import { readClause } from '../../text/clauses/clauses.ts'
import { splitClauses } from '../../text/parting/split-clauses.ts'
import { withoutOpener } from '../../text/wording/behind-opener.ts'
import { type Deed, deedOf, isSubjectLine } from './deed.ts'
import { withoutBareObjects } from './extent/bare-object.ts'
import { saysItMends } from './forms/answers.ts'
import { buriedDeeds } from './forms/buried-deeds.ts'
import { BY_MERGING, changeDeeds } from './forms/by-change.ts'
import { doneToMendIt } from './forms/by-doing-it.ts'
import { begunDeeds, namedDeeds } from './forms/faint-deeds.ts'
import { labelledOf } from './forms/labelled.ts'
import { openingOf } from './forms/opening-deed.ts'
import { isRecovery, mayRecover, RECOVERS, THEN_RECOVERED } from './forms/recovery.ts'
import { remedies, sureRemedies, withoutOldState } from './forms/remedy.ts'
import { POINTING, splitDeed } from './forms/split-deed.ts'
import { togetherOf } from './forms/together.ts'
import { isTroubleBeside, MAKES } from './forms/trouble-beside.ts'
import { tuckedDeeds } from './forms/tucked-deeds.ts'
import { workedOut } from './forms/worked-out.ts'
import { withoutAlreadySo } from './refused/already-so.ts'
import { withoutAnother } from './refused/another-change.ts'
import { withoutBehaviour } from './refused/behaviour.ts'
import { isConsequence, isEarlier, isOfVersion } from './refused/consequence.ts'
import { withoutErrands } from './refused/errand.ts'
import { isTurnedDown } from './refused/failed.ts'
import { isGivenCause } from './refused/given-cause.ts'
import { givenDeeds } from './refused/given-task.ts'
import { isHarmful } from './refused/harmful.ts'
import { listedPlans } from './refused/listed-plans.ts'
import { isReport, isTrial } from './refused/no-deed.ts'
import { isOnlyDecided } from './refused/not-meant.ts'
import { opensStatement } from './refused/own-finite.ts'
import { isPartOfOngoing } from './refused/part-of-ongoing.ts'
import {
  isAdvice,
  isAgenda,
  isBareBase,
  isJottedNoun,
  isLabelledAim,
  isNounAmongDeeds,
  isNounAmongNouns,
  mayBePast,
  PLAN,
  tellsInPast,
} from './refused/seeming-order.ts'
import { isSuffered } from './refused/suffered.ts'
import { isOnlySeen, isToldToDo } from './refused/told-to-do.ts'
import { asAttempt, isUnachieved } from './refused/unachieved.ts'
import { withUndoings } from './refused/undone.ts'
import { isAlone, isSubject } from './titles/title-deed.ts'

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
  return begunDeeds({ ...prose, all: prose.all.filter(({ body }) => BEGUN.test(body)) }).filter(
    ({ clause, source }) =>
      (/^(?:start|continue)$/.test(clause.verb.base) || HAS_BEEN_AT.test(source.body)) && mayTellDeed(source),
  )
}

const BEGUN = /\b(?:start|beg[aiu]n|continu|been\s)/i
const HAS_BEEN_AT = /\b(?:I|[Ww]e)(?:'ve|\shave)\s(?:[a-z]+\s)?been\s(?:[a-z]+ly\s)?[a-z-]+ing\s/i

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
    if (isToldToDo(source, prose.all) || isOnlySeen(source) || isLabelledAim(source)) continue
    if (quotedCulprits(prose.all).has(source.sentence.index)) continue
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
    if (!isTold && isUnlikely(source) && mayTell === mayTellDeed) continue
    const parts = [
      source,
      ...clausesOf(source),
      ...openingOf(source),
      ...pointedOf(source),
      ...togetherOf(source),
      ...labelledOf(source),
      ...tuckedDeeds(source),
      ...changeDeeds(source),
      ...doneToMendIt(source),
    ]
    const told = parts
      .filter((part) => isTold || mayTell(part))
      .map(deedOf)
      .filter((deed) => deed !== undefined)
    for (const part of told.flatMap(splitDeed)) {
      if (!opensStatement(part) && !found.some((other) => isTwice(other, part))) found.push(part)
    }
  }
  const own = withoutAlreadySo(prose, withoutTeams(withoutHistory(prose, found)))
  const told = withoutBehaviour(withoutBareObjects(own), prose).filter(
    (deed) =>
      !isUnachieved(deed, prose) &&
      // "The change looks at the offsets": what the new thing does.
      !(deed.clause.subject === 'change' && STUDYING.has(deed.clause.verb.base)) &&
      !isTurnedDown(deed.source, prose.all) &&
      !isHarmful(deed, prose, found) &&
      !isConsequence(deed, prose) &&
      !isGivenCause(deed, prose) &&
      !isEarlier(deed, found, prose.all) &&
      !isOfVersion(deed.source, prose.all) &&
      !isSuffered(deed.clause, deed.source) &&
      !isOnlyDecided(deed.clause, prose.all) &&
      !isPartOfOngoing(deed, prose),
  )
  const tried = told.map((deed) => workedOut(asAttempt(deed, prose), prose))
  const work = tried.filter((deed) => !isReport(deed))
  return [...withoutErrands(work.some(isTelling) ? work : tried)]
}

/** "We once switched to X" and "each row was copied", told before what this change does, are how the trouble came about. */
function withoutHistory(prose: Prose, found: Deed[]): Deed[] {
  const { all } = prose
  if (!all.some(isSubject)) return found
  const turn = all.find(({ body }) => TURN.test(body))?.sentence.index ?? 0
  return withoutAnother(prose, withoutOldHabits(found.filter((deed) => !isOldWay(deed, all)))).filter(
    ({ clause, source }) =>
      clause.subject !== 'passive' ||
      (source.sentence.index >= turn && !/^(?:each|every)\s/i.test(clause.object)) ||
      !/\b(?:was|were)\b/.test(source.body) ||
      /\b(?:has|have) been\b/.test(source.body),
  )
}

/** "Fix the build" above "the path was joined by hand": how it had gone wrong. */
function isOldWay({ clause, source }: Deed, [title, below]: readonly Weighed[]): boolean {
  return (
    title?.clause?.form === 'base' &&
    /^(?:fix|correct|handle|prevent|avoid|stop|repair)$/.test(title.clause.verb.base) &&
    source.sentence.index === below?.sentence.index &&
    clause.subject === 'passive' &&
    !BY_MERGING.test(clause.verb.base) &&
    /\b(?:was|were)\b/.test(source.body)
  )
}

/** "The crew drew the map. I printed it": of what a team did beside the writer he claims nothing. */
function withoutTeams(found: Deed[]): Deed[] {
  const isOfTeam = ({ source }: Deed) => OF_TEAM.test(source.body)
  return found.some((deed) => deed.clause.subject === 'i' && !isOfTeam(deed) && isTelling(deed))
    ? found.filter((deed) => !isOfTeam(deed))
    : found
}

const OF_TEAM = /^(?:the|our|my) (?:(?:whole|entire|[a-z]+) )?(?:team|group|crew)\b(?! and I\b)/i

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

/** How much a sentence must sound like the solution to tell a deed. */
const LEAST = 0.15

function isUnlikely({ likelihood, body }: Weighed): boolean {
  return likelihood.solution < LEAST / 3 && !mayRecover(body)
}

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
    ((/^(?:past|participle)$/.test(clause.form) &&
      (MAKES.test(clause.verb.base) ||
        RECOVERS.test(clause.verb.base) ||
        THEN_RECOVERED.test(clause.rest))) ||
      (clause.subject === 'this' && saysItMends(source, clause)))
  return (
    (likelihood.solution >= (isMade ? LEAST / 3 : LEAST) ||
      (clause !== undefined && isRecovery(source, clause))) &&
    (isOurs || likelihood.problem <= 0.4 || likelihood.solution >= 0.4)
  )
}

/** The statements after the first one in a sentence: "It hung, so I restarted it". */
function clausesOf(source: Weighed): Weighed[] {
  // A timeline in the present was put into the past.
  const isRetold = source.sentence.section === 'timeline' && source.body !== source.sentence.text
  return (
    splitClauses(isRetold ? { ...source.sentence, text: source.body } : source.sentence)
      .slice(1)
      // "The foreman was called and was able to mend it": he was.
      .filter(({ text }) => !/^was able to\b/.test(text) || source.clause?.subject !== 'passive')
      .map(({ text, ...sentence }) => {
        const body = withoutOpener(text)
        return {
          ...source,
          sentence: { ...(isRetold ? source.sentence : sentence), text },
          body,
          clause: readClause(body),
        }
      })
  )
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
