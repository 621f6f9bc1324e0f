import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import { STUDYING, WEAK } from '../lexicon/verbs.ts'
import { onceFor } from '../once.ts'
import { readClause } from '../text/clauses.ts'
import { splitClauses } from '../text/split-clauses.ts'
import { type Verb, type VerbForm, verbIn } from '../text/verbs.ts'
import { type Deed, deedOf, isSubjectLine } from './deed.ts'
import { takesObject } from './inflect.ts'

/** The deeds of a text, the best one first: the subject line's, then strong ones, then the rest in the order of the text. */
export const findDeeds = onceFor((prose: Prose): readonly Deed[] => {
  const found = collectDeeds(prose, mayTellDeed)
  return inOrder(prose, found.length > 0 ? found : collectDeeds(prose, isOwnPast))
})

function collectDeeds(prose: Prose, mayTell: (source: Weighed) => boolean): Deed[] {
  const found: Deed[] = []
  const undone = prose.all.flatMap((one) => /^Revert(?:ed|s)? "(.+)"/.exec(one.body)?.[1] ?? [])
  const isPastText = tellsInPast(prose)
  for (const source of prose.all) {
    if (isPastText && isBareBase(source)) continue
    const isUndone = source.sentence.kind !== 'title' && undone.some((text) => text.includes(source.body))
    if (isUndone || !mayTell(source)) continue
    const told = [deedOf(source), ...[...clausesOf(source), ...openingOf(source)].map(deedOf)].filter(
      (deed) => deed !== undefined,
    )
    for (const part of told.flatMap(splitDeed)) {
      if (!found.some((other) => other.rest === part.rest && other.clause.verb === part.clause.verb))
        found.push(part)
    }
  }
  return found
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

/** Where nothing sounds like the solution, what the writer says to have done is what was done. */
function isOwnPast({ clause }: Weighed): boolean {
  return clause !== undefined && /^(?:i|we)$/.test(clause.subject) && clause.form === 'past'
}

/** Who lists what was done in the past tense means a noun by "Build issues" and a plan by "Add tests". */
function tellsInPast({ all }: Prose): boolean {
  const bare = all.filter(({ sentence, clause }) => sentence.kind !== 'title' && clause?.subject === 'none')
  const past = bare.filter(({ clause }) => clause?.form === 'past').length
  return past >= 2 && past >= 2 * bare.filter(({ clause }) => clause?.form === 'base').length
}

function isBareBase({ sentence, clause }: Weighed): boolean {
  return sentence.kind !== 'title' && clause?.subject === 'none' && clause.form === 'base'
}

/** A sentence about the trouble tells no deed, unless the writer acts in it. */
function mayTellDeed({ sentence, likelihood, clause }: Weighed): boolean {
  if (sentence.kind === 'title') return true
  const isOurs = clause !== undefined && /^(?:i|we|change|this)$/.test(clause.subject)
  return likelihood.solution >= 0.15 && (isOurs || likelihood.problem <= 0.4 || likelihood.solution >= 0.4)
}

/** The statements after the first one in a sentence: "It hung, so I restarted it". */
function clausesOf(source: Weighed): Weighed[] {
  return splitClauses(source.sentence)
    .slice(1)
    .map((sentence) => ({ ...source, sentence, body: sentence.text, clause: readClause(sentence.text) }))
}

const OPENING =
  /^(?:(?:and|but|so|then|finally|also|eventually|later),?\s)?(?:after|by|upon)\s(?:(?:finally|manually|then)\s)?([a-z-]+ing\s(?:[^,;]|,(?=\d)){4,120}),\s(?=\S)/i

/** "After fixing the model, the test passed" tells that the model was fixed. */
function openingOf(source: Weighed): Weighed[] {
  const told = OPENING.exec(source.body)?.[1] ?? ''
  const verb = verbIn(/^[a-z-]+/i.exec(told)?.[0] ?? '', 'ing')
  if (!told || !verb?.isWork || STUDYING.has(verb.base) || source.clause?.modality === 'planned') return []
  const body = `${verb.forms.past}${told.slice(told.indexOf(' '))}`
  return [{ ...source, body, clause: readClause(body) }]
}

/** "Fixed A, closed B, and moved C" tells three deeds. */
function splitDeed(deed: Deed): Deed[] {
  const { form } = deed.clause
  if (form === 'base') return [deed]
  const parts: Deed[] = []
  let current = deed
  for (const [piece, ...words] of piecesOf(deed.rest, form === 'participle' ? 'past' : form)) {
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
  return [...parts, current].filter((part) => part.rest.split(' ').length > 1)
}

/** The stretches of a list of deeds, each but the first with its verb. */
function piecesOf(rest: string, form: VerbForm): [string, Verb?][] {
  const pieces: [string, Verb?][] = []
  let start = 0
  let verb: Verb | undefined
  for (const match of rest.matchAll(/,\s(?:and\s)?(?:then\s|also\s)?([a-z-]+)\s/g)) {
    const next = verbIn(match[1] ?? '', form)
    if (!next?.isWork || !takesObject(rest.slice(match.index + match[0].length))) continue
    pieces.push([rest.slice(start, match.index), ...(verb ? [verb] : [])] as [string, Verb?])
    start = match.index + match[0].length
    verb = next
  }
  pieces.push([rest.slice(start), ...(verb ? [verb] : [])] as [string, Verb?])
  return pieces
}
