import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { onceFor } from '../../../once.ts'
import type { Sentence } from '../../../text/lines/document.ts'
import { isSubject } from '../titles/title-deed.ts'

/**
 * Who tells in one list what he did ("Added a fuse") and writes the next one as orders ("Add a lamp", "Fix the switch")
 * lists there what is still to do, whatever its heading says.
 */
export const plansAmong = onceFor((all: readonly Weighed[]): ReadonlySet<Weighed> => {
  const left = besideTicked(all)
  if (all.some(isSubject)) return new Set(left)
  left.push(...besideQuestions(all))
  const lists = new Map<string, Weighed[]>()
  for (const one of all) {
    if (one.sentence.kind !== 'item' || one.sentence.section === 'testing') continue
    const head = one.sentence.headings.join('\n')
    lists.set(head, [...(lists.get(head) ?? []), one])
  }
  if (lists.size < 2) return new Set(left)
  const told = [...lists.values()].filter((list) => countOf(list, 'past') >= 2 && countOf(list, 'base') === 0)
  if (told.length === 0) return new Set(left)
  const first = Math.min(...told.map((list) => list[0]?.sentence.index ?? 0))
  const later = [...lists.values()].filter(
    (list) => isOrdered(list) && (list[0]?.sentence.index ?? 0) > first,
  )
  return new Set([...left, ...later.flat()])
})

/** The same for what was read of a text. */
export function listedPlans({ all }: Prose): ReadonlySet<Weighed> {
  return plansAmong(all)
}

/** "Paint the rails" without a box among orders that are ticked: who ticks what is done has not done the rest. */
function besideTicked(all: readonly Weighed[]): Weighed[] {
  const ticked = all.filter(({ sentence }) => sentence.box === 'ticked').map(({ sentence }) => sentence)
  if (ticked.length < 2) return []
  return all.filter(
    (one) =>
      !one.sentence.box &&
      isOrder(one) &&
      ticked.filter((other) => isSameList(one.sentence, other)).length >= 2,
  )
}

/** "1. Oil the hinge 2. Raise the gate..? not sure": who asks himself what to do next has done none of it. */
function besideQuestions(all: readonly Weighed[]): Weighed[] {
  const asked = all.filter((one) => isOrder(one) && UNSURE.test(one.sentence.text))
  if (isOnlyAsked(all)) return all.filter((one) => isOrder(one) && one.sentence.box !== 'ticked')
  return all.filter((one) => isOrder(one) && asked.some(({ sentence }) => isNear(one, sentence, all)))
}

/** "Which gauge? Do we oil it?", and nothing told in the past: who writes down what he asks himself lists what might be done. */
function isOnlyAsked(all: readonly Weighed[]): boolean {
  return (
    all.filter(({ sentence }) => /\?\W*$/.test(sentence.text)).length >= 2 &&
    !all.some(
      ({ clause }) => clause?.form === 'past' && /^(?:i|we|none|change|passive)$/.test(clause.subject),
    )
  )
}

const UNSURE = /\?(?:\s|$)|\b(?:not sure|maybe|perhaps)\b/i

/** Whether nothing but items stands between the two. */
function isNear({ sentence }: Weighed, other: Sentence, all: readonly Weighed[]): boolean {
  const [from, to] = [sentence.index, other.index].toSorted((a, b) => a - b)
  return (
    isSameList(sentence, other) &&
    all.every(({ sentence: one }) => one.kind === 'item' || one.index < (from ?? 0) || one.index > (to ?? 0))
  )
}

function isSameList(one: Sentence, other: Sentence): boolean {
  return (
    one.level === other.level && one.leadIn === other.leadIn && one.headings.at(-1) === other.headings.at(-1)
  )
}

function isOrder({ sentence, clause }: Weighed): boolean {
  return sentence.kind === 'item' && clause?.subject === 'none' && clause.form === 'base'
}

/** Nothing but orders, below a heading that does not say they were carried out. */
function isOrdered(list: readonly Weighed[]): boolean {
  return (
    countOf(list, 'base') >= 2 &&
    countOf(list, 'past') === 0 &&
    list.every(
      ({ sentence }) =>
        sentence.headings.length > 0 && sentence.section !== 'solution' && sentence.box !== 'ticked',
    )
  )
}

/** How many items open with a verb in this form; "set up" may be either and counts for neither. */
function countOf(list: readonly Weighed[], form: 'past' | 'base'): number {
  return list.filter(
    ({ clause }) =>
      clause?.subject === 'none' && clause.form === form && clause.verb.forms.past !== clause.verb.base,
  ).length
}
