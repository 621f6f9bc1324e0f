import type { Prose } from '../../facts/prose.ts'
import type { Weighed } from '../../facts/select.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { STUDYING, WEAK } from '../../lexicon/verbs.ts'
import { onceFor } from '../../once.ts'
import { readClause, splitLead } from '../../text/clauses.ts'
import { matchesIn } from '../../text/matches.ts'
import { splitClauses } from '../../text/split-clauses.ts'
import { guessPast, type Verb, type VerbForm, verbIn } from '../../text/verbs.ts'
import { phraseIn, takesObject } from '../inflect.ts'
import { withoutBareObjects } from './bare-object.ts'
import { withoutBehaviour } from './behaviour.ts'
import { countedOn } from './counted-on.ts'
import { type Deed, deedOf, isSubjectLine, lacksObject } from './deed.ts'
import { begunDeeds, namedDeeds } from './faint-deeds.ts'
import { isHarmful } from './harmful.ts'
import { labelledOf } from './labelled.ts'
import { isRoutine } from './no-deed.ts'
import { remedies, sureRemedies, withoutOldState } from './remedy.ts'
import { isSubject } from './title-deed.ts'
import { tuckedDeeds } from './tucked-deeds.ts'
import { isUnachieved } from './unachieved.ts'

/** The deeds of a text, the best one first: the subject line's, then strong ones, then the rest in the order of the text. */
export const findDeeds = onceFor((prose: Prose): readonly Deed[] => {
  const found = withoutOldState(prose, collectDeeds(prose, mayTellDeed))
  if (found.some(isTelling)) return inOrder(prose, [...found, ...startedDeeds(prose), ...sureRemedies(prose)])
  // Where nothing sounds like the solution, the text is asked again, more kindly each time.
  const told = [...found]
  for (const askAgain of [namedDeeds, ownDeeds, remedies, begunDeeds]) {
    told.push(...askAgain(prose, found).filter((deed) => !told.some((other) => isTwice(other, deed))))
    if (told.some(isTelling)) break
  }
  return inOrder(prose, told)
})

/** The same with all that the writer, the change or a heading says was done, however little it sounds like the solution. */
export const findMoreDeeds = onceFor((prose: Prose): readonly Deed[] => {
  const told = [...findDeeds(prose)]
  for (const deed of [...namedDeeds(prose, told), ...ownDeeds(prose)])
    if (!isMadeByTrouble(deed) && !told.some((other) => isTwice(other, deed))) told.push(deed)
  return inOrder(prose, told)
})

/** "Events come twice, and we charged two customers double": what the trouble made us do is no work. */
function isMadeByTrouble({ source: { features, likelihood } }: Deed): boolean {
  return features.includes('pure fault') && likelihood.solution < Math.min(0.1, likelihood.problem / 3)
}

/** What was begun is told beside what was done: "and started moving the build". */
function startedDeeds(prose: Prose): Deed[] {
  return begunDeeds(prose).filter(({ clause, source }) => clause.verb.base === 'start' && mayTellDeed(source))
}

function ownDeeds(prose: Prose): Deed[] {
  return withoutOldState(prose, collectDeeds(prose, isOwnPast))
}

/** Whether a deed says more than that there was work, and stands for itself. */
export function isTelling({ clause, rest }: Deed): boolean {
  return (
    !/^(?:work|take|use|continue|start|throw|go|get|do)$/.test(clause.verb.base) &&
    !STUDYING.has(clause.verb.base) &&
    !POINTING.test(rest)
  )
}

const POINTING =
  /^(?:it|them|this|that|these|those|one|another|some|everything(?! (?:including|in|from|for|about|that|related)\b)|something|things)\b/

function collectDeeds(prose: Prose, mayTell: (source: Weighed) => boolean): Deed[] {
  const found: Deed[] = []
  const undone = prose.all.flatMap((one) => /^Revert(?:ed|s)? "(.+)"/.exec(one.body)?.[1] ?? [])
  const isPastText = tellsInPast(prose)
  let isPlan = false
  for (const source of prose.all) {
    isPlan =
      source.sentence.kind === 'item' && (PLAN.test(source.body) || (isPlan && !/^\d/.test(source.body)))
    const isRemedy = source.sentence.kind === 'prose' && source.sentence.section === 'solution'
    if (isBareBase(source) && (isPlan || (isPastText && !isRemedy) || isAgenda(source, prose))) continue
    if (isBareBase(source) && isNounAmongDeeds(source, prose)) continue
    const isUndone = source.sentence.kind !== 'title' && undone.some((text) => text.includes(source.body))
    if (isUndone) continue
    const isTold = mayTell(source)
    // Whose words are that unlikely to tell a deed need not be taken apart.
    if (!isTold && mayTell === mayTellDeed && source.likelihood.solution < LEAST) continue
    const parts = [
      source,
      ...clausesOf(source),
      ...openingOf(source),
      ...pointedOf(source),
      ...togetherOf(source),
      ...labelledOf(source),
      ...tuckedDeeds(source),
    ]
    const told = parts
      .filter((part) => isTold || mayTell(part))
      .map(deedOf)
      .filter((deed) => deed !== undefined)
    for (const part of told.flatMap(splitDeed)) {
      if (!found.some((other) => isTwice(other, part))) found.push(part)
    }
  }
  return withoutBehaviour(withoutBareObjects(withoutHistory(prose, found))).filter(
    (deed) => !isUnachieved(deed, prose) && !isHarmful(deed, prose, found),
  )
}

/** "We once switched to X" and "each row was copied", told before what this change does, are how the trouble came about. */
function withoutHistory({ all }: Prose, found: Deed[]): Deed[] {
  if (!all.some(isSubject)) return found
  const turn = all.find(({ body }) => TURN.test(body))?.sentence.index ?? 0
  return withoutOldHabits(found).filter(
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
  if (clause.subject === 'none') return clause.form === 'past'
  if (clause.subject !== 'passive') return false
  return likelihood.problem <= 0.4 || /^after\s\w+ing\s/.test(clause.rest)
}

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

function isBareBase({ sentence, clause }: Weighed): boolean {
  return sentence.kind !== 'title' && clause?.subject === 'none' && clause.form === 'base'
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

/** "13 May, plan": the items below it. */
const PLAN = /^(?:\S+\s){0,4}(?:plans?|to-?dos?|next steps|ideas):?$/i

/** How much a sentence must sound like the solution to tell a deed. */
const LEAST = 0.15

/** A sentence about the trouble tells no deed, unless the writer acts in it. */
function mayTellDeed({ sentence, likelihood, clause }: Weighed): boolean {
  if (sentence.kind === 'title') return true
  const isOurs = clause !== undefined && /^(?:i|we|change|this)$/.test(clause.subject)
  return likelihood.solution >= LEAST && (isOurs || likelihood.problem <= 0.4 || likelihood.solution >= 0.4)
}

/** The statements after the first one in a sentence: "It hung, so I restarted it". */
function clausesOf(source: Weighed): Weighed[] {
  return splitClauses(source.sentence)
    .slice(1)
    .map((sentence) => ({ ...source, sentence, body: sentence.text, clause: readClause(sentence.text) }))
}

const OPENING =
  /^(?:(?:and|but|so|then|finally|also|eventually|later),?\s)?(?:after|by|upon)\s(?:(?:finally|manually|then)\s)?([a-z-]+ing\s(?:[^,;:]|[,:](?=\d)){4,120})[,:]\s(?=\S)/i

const PASSIVE_OPENING =
  /^(?:(?:and|but|so|then|finally|also|eventually|later),?\s)?(?:after|once)\s((?:the|a|an|all|both|my|our)\s(?:[^\s,;:]+\s){1,5}?(?:was|were|(?:had|has|have) been)\s[^,;:]{3,80}),\s(?=\S)/i

/** What was come upon was not made. */
function isFound({ base }: Verb): boolean {
  return /^(?:find|discover|notice|report|detect|identify|trigger|cause|lose|hit)$/.test(base)
}

/** "After fixing the model, the test passed" tells that the model was fixed, and so does "once the model was fixed". */
function openingOf(source: Weighed): Weighed[] {
  const passive = PASSIVE_OPENING.exec(source.body)?.[1] ?? ''
  const before = isRoutine(source.body) ? undefined : readClause(passive)
  if (before?.subject === 'passive' && !STUDYING.has(before.verb.base) && !isFound(before.verb))
    return [{ ...source, body: passive, clause: before }]
  const told = OPENING.exec(source.body)?.[1] ?? ''
  const verb = verbIn(/^[a-z-]+/i.exec(told)?.[0] ?? '', 'ing')
  if (
    !told ||
    !verb?.isWork ||
    /^(?:just|fine|well|smoothly|quickly|for|in|on|at|out|into|around|a (?:bit|while|lot))\b/.test(
      told.slice(told.indexOf(' ') + 1),
    ) ||
    STUDYING.has(verb.base) ||
    source.clause?.modality === 'planned'
  )
    return []
  const body = phraseIn('past', verb, 'ing', told.slice(told.indexOf(' ') + 1))
  return [{ ...source, body, clause: readClause(body) }]
}

/** "This run was stopped" names what was stopped; "this issue was reported" tells of the trouble. */
function pointedOf(source: Weighed): Weighed[] {
  const [, noun = '', told = ''] = /^This\s([a-z]+)\s((?:was|were)\s[a-z]+ed\s.+)$/.exec(source.body) ?? []
  if (!told || FAULT_NOUNS.test(noun)) return []
  const body = `The ${noun} ${told}`
  return [{ ...source, body, clause: readClause(body) }]
}

const TOGETHER =
  /^(?:(?:(?:my|our) [a-z]+|[A-Z][a-z]+)(?:, [A-Z][a-z]+)*,? and (?:I|me)|[Mm]e and (?:my [a-z]+|[A-Z][a-z]+))\s(?=[a-z])/

/** "Mara and I wired the gate" tells what we did. */
function togetherOf(source: Weighed): Weighed[] {
  const told = splitLead(source.body).body
  if (source.clause || !TOGETHER.test(told)) return []
  const body = told.replace(TOGETHER, 'We ')
  return [{ ...source, body, clause: readClause(body) }]
}

const FAULT_NOUNS =
  /^(?:issue|problem|bug|error|failure|crash|idea|approach|theory|behaviou?r|change|fix|field|value|flag|function|method|feature)$/

/** "Fixed A, closed B, and moved C" tells three deeds. */
function splitDeed(deed: Deed): Deed[] {
  const { form } = deed.clause
  if (form === 'base') return [deed]
  const parts: Deed[] = []
  const rest = countedOn(deed.rest)
  let current = deed
  for (const [piece, ...words] of piecesOf(
    rest,
    form === 'participle' ? 'past' : form,
    (WEAK.has(deed.clause.verb.base) && rest === deed.rest) || POINTING.test(rest),
  )) {
    const verb = words[0]
    if (verb) {
      parts.push(current)
      current = {
        ...deed,
        clause: { ...deed.clause, verb, form: form === 'participle' ? 'past' : form, adverb: '' },
        rest: piece,
      }
    } else current = { ...current, rest: piece }
  }
  return [...parts, current].filter(
    ({ rest, clause }) =>
      (parts.length === 0 || rest.split(' ').length > 1 || MANY.test(rest)) &&
      !lacksObject(clause.verb.base, rest),
  )
}

const JOINT = /,\s(?:and\s)?(?:(?:then|also|finally|eventually|later)\s)?([a-z-]+)\s/g
/** After "continued the draft" what follows an "and" is a deed of its own too. */
const WEAK_JOINT = /(?:,\s(?:and\s)?|\sand\s)(?:(?:then|also|finally|eventually|later)\s)?([a-z-]+)\s/g

const GOVERNED =
  /^(?![a-z]+s,\s)[^\s,]+(?:,|$)|^(?:now\s)?(?:by|in|on|at|to|for|from|with|as|of|and|or|but|when|after|before)\b/
/** "Added tests": one word says enough in a list. */
const MANY = /^[a-z]{3,}s$/
/** "A file, called notes.txt". */
const NAMING = /^(?:called|named|titled|labell?ed|dubbed|based|located)$/

/** "A modern, batched renderer". */
const QUALIFIED = /\b(?:an?|the|more|very|fully)\s\S+$/

/** "... tests, fixed the build": a list of deeds goes on. */
function goesOn(after: string): boolean {
  const word = /^[^,]{3,40},\s(?:and\s)?([a-z]+)\s/.exec(after)?.[1] ?? ''
  return (verbIn(word, 'past') ?? guessPast(word))?.isWork === true
}

/** The stretches of a list of deeds, each but the first with its verb. */
function piecesOf(rest: string, form: VerbForm, isWeak: boolean): [string, Verb?][] {
  const pieces: [string, Verb?][] = []
  let start = 0
  let verb: Verb | undefined
  for (const match of matchesIn(rest, isWeak ? WEAK_JOINT : JOINT)) {
    const next = verbIn(match[1] ?? '', form) ?? (form === 'past' ? guessPast(match[1] ?? '') : undefined)
    const after = rest.slice(match.index + match[0].length)
    // After a comma a bare past tense is a deed, unless it tells what was done to the thing before: "a file, added by the tool".
    const isBare =
      match[0].startsWith(',') &&
      form === 'past' &&
      !GOVERNED.test(after) &&
      /\s/.test(rest.slice(start, match.index))
    const isDeed =
      takesObject(after) || (isBare && (!QUALIFIED.test(rest.slice(0, match.index)) || goesOn(after)))
    if (!next?.isWork || !isDeed || NAMING.test(match[1] ?? '')) continue
    pieces.push([rest.slice(start, match.index), ...(verb ? [verb] : [])] as [string, Verb?])
    start = match.index + match[0].length
    verb = next
  }
  pieces.push([rest.slice(start), ...(verb ? [verb] : [])] as [string, Verb?])
  return pieces
}
