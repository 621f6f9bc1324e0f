import type { Prose } from '../../facts/prose.ts'
import type { Weighed } from '../../facts/select.ts'
import { onceFor } from '../../once.ts'
import { isSubject } from './title-deed.ts'

/**
 * Who tells in one list what he did ("Added a fuse") and writes the next one as orders ("Add a lamp", "Fix the switch")
 * lists there what is still to do, whatever its heading says.
 */
export const listedPlans = onceFor((prose: Prose): ReadonlySet<Weighed> => {
  const { all } = prose
  if (all.some(isSubject)) return new Set()
  const lists = new Map<string, Weighed[]>()
  for (const one of all) {
    if (one.sentence.kind !== 'item' || one.sentence.section === 'testing') continue
    const head = one.sentence.headings.join('\n')
    lists.set(head, [...(lists.get(head) ?? []), one])
  }
  if (lists.size < 2) return new Set()
  const told = [...lists.values()].filter((list) => countOf(list, 'past') >= 2 && countOf(list, 'base') === 0)
  if (told.length === 0) return new Set()
  const first = Math.min(...told.map((list) => list[0]?.sentence.index ?? 0))
  return new Set(
    [...lists.values()].filter((list) => isOrdered(list) && (list[0]?.sentence.index ?? 0) > first).flat(),
  )
})

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
