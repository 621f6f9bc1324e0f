import type { Weighed } from './select.ts'

const ANSWER =
  /^(?:so\s)?this\s(?:pr\s|change\s|patch\s)?(?:adds|puts|moves|replaces|introduces|caches|removes|splits|fixes|makes|limits|batches)\s/i

/** "Visits went from 9 to 90; this adds a second door": what the change answers in the same breath led to it, and did not come of it. */
export function isAnsweredNext(one: Weighed, all: readonly Weighed[]): boolean {
  const at = all.indexOf(one)
  const { index } = one.sentence
  for (let next = at + 1; all[next]?.sentence.index === index; next++)
    if (ANSWER.test(all[next]?.body ?? '')) return true
  return false
}
