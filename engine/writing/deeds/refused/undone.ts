import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { STUDYING } from '../../../lexicon/verbs.ts'
import { onceFor } from '../../../once.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { BRINGS_IN } from '../../../text/meaning/own-harm.ts'
import type { Deed } from '../deed.ts'
import { mayTellUndoing, type Undoing, undoingIn } from './undoing.ts'

/** Most notes have none of the words for it. */
const mayBeUndone = onceFor((all: readonly Weighed[]) =>
  all.some(({ sentence }) => mayTellUndoing(sentence.text)),
)

type TakingBack = { told: string; by: Weighed }

/** What takes a deed back: the rest of its own sentence, the next one or, where the next only tells what came of it, the one behind. */
function undoingOf(
  source: Weighed,
  { verb, rest }: Pick<Clause, 'verb' | 'rest'>,
  all: readonly Weighed[],
): TakingBack | undefined {
  const { sentence, body } = source
  const own = sentence.text
  const told = own.toLowerCase().indexOf(rest.split(' ').slice(0, 3).join(' ').toLowerCase())
  // "I rewrote it": the name stands in the sentence before.
  const at = told < 0 ? ofPronoun(own, verb) : told
  // "Rolled it back" is no thing that is undone.
  const first = undoingIn(own)
  if (first && rest && `${rest} `.startsWith(`${first.told.slice(first.told.indexOf(' ') + 1)} `))
    return undefined
  const beside = at < 0 ? undefined : undoingIn(own, at)
  if (beside) return isUndoable(verb.base, beside) ? { told: beside.told, by: source } : undefined
  const isSame = (one: Weighed) => one.sentence.index === sentence.index
  const place = all.findIndex((one) => isSame(one) && one.body === body)
  const behind = all.slice((place < 0 ? all.findLastIndex(isSame) : place) + 1).slice(0, 2)
  for (const one of behind) {
    if (isOwnWork(one) || isUndoneItself(one, behind) || behind[0]?.sentence.block !== sentence.block)
      return undefined
    const found = undoingIn(one.sentence.text)
    if (found) return isUndoable(verb.base, found) ? { told: found.told, by: one } : undefined
  }
  return undefined
}

function ofPronoun(own: string, { forms }: Clause['verb']): number {
  const said = [forms.past, forms.participle, forms.base].flatMap((form) =>
    ['it', 'them', 'this'].map((pronoun) => own.indexOf(`${form} ${pronoun}`)),
  )
  return said.find((place) => place >= 0) ?? -1
}

/** Where a sentence begins to tell the undoing. */
function undoingAt({ sentence }: Weighed): number {
  return undoingIn(sentence.text)?.at ?? -1
}

/** "Swapped the valve, but reverted it" takes back the valve and nothing that was told before. */
function isOwnWork(one: Weighed): boolean {
  const { clause } = one
  return (
    clause?.verb.isWork === true &&
    /^(?:i|we|none)$/.test(clause.subject) &&
    clause.modality === 'done' &&
    undoingAt(one) !== 0
  )
}

/** "The valve was swapped, this has been undone" speaks of the valve. */
function isUndoneItself({ clause, sentence }: Weighed, [first, next]: readonly Weighed[]): boolean {
  return (
    clause?.subject === 'passive' &&
    first?.sentence.index === sentence.index &&
    (undoingIn(sentence.text) !== undefined || next?.sentence.index === sentence.index)
  )
}

/** "Reverted it" takes back any work but what was looked into; of "moved it back" only what is tried: "restored the lamp and moved it back" is one repair. */
function isUndoable(base: string, { isPlain }: Undoing): boolean {
  if (isPlain) return !STUDYING.has(base) && !/^(?:revert|restore|undo|reproduce|roll|back)$/.test(base)
  return (
    BRINGS_IN.test(base) ||
    /^(?:try|replace|swap|rewrite|port|convert|disable|remove|use|put|raise|lower|increase|reduce|split|write|build|create|implement|mount|fit|patch|pin|rename|refactor|tune|tweak|optimi[sz]e|experiment)$/.test(
      base,
    )
  )
}

/** The deeds, each with what took it back; where others have lasted, they alone. */
export function withUndoings(prose: Prose, deeds: readonly Deed[]): Deed[] {
  if (!mayBeUndone(prose.all)) return [...deeds]
  const marked = deeds.map((deed) => {
    const undone = undoingOf(deed.source, { ...deed.clause, rest: deed.rest }, prose.all)?.told
    return undone ? { ...deed, undone } : deed
  })
  if (!marked.some(({ undone }) => undone)) return marked
  const isUndoing = ({ clause, rest }: Deed) =>
    marked.some(({ undone }) => undone && `${clause.verb.forms.past} ${rest} `.startsWith(`${undone} `))
  const own = marked.filter((deed) => !isUndoing(deed))
  const lasting = own.filter(({ undone }) => undone === undefined)
  return lasting.length > 0 ? lasting : own
}

/** The sentence that takes back what another one tells, which may be itself. */
export function takenBackBy({ clause, ...source }: Weighed, all: readonly Weighed[]): Weighed | undefined {
  return clause && mayBeUndone(all) ? undoingOf({ ...source, clause }, clause, all)?.by : undefined
}

/** Whether what a sentence tells was taken back. */
export function isTakenBack(source: Weighed, all: readonly Weighed[]): boolean {
  return takenBackBy(source, all) !== undefined
}
