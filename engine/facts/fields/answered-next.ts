import { HARMS, troubleParts } from '../../text/clauses/trouble-parts.ts'
import { guessPast, verbIn } from '../../text/clauses/verbs.ts'
import type { Weighed } from './select.ts'

const ANSWER =
  /^(?:so\s)?this\s(?:pr\s|change\s|patch\s)?(?:adds|puts|moves|replaces|introduces|caches|removes|splits|fixes|makes|limits|batches)\s/i
/** "Fixed by resetting the counter", "I solved it with a spring". */
const MENDED = /^(?:(?:I|we)\s)?(?:fixed|solved|resolved)(?:\s(?:it|this|that))?\s(?:by|with)\s/i

/** "Visits went from 9 to 90; this adds a second door", "The belt stopped. Fixed by ...": what is answered in the same breath led to it, and did not come of it. */
export function isAnsweredNext(one: Weighed, all: readonly Weighed[]): boolean {
  const at = all.indexOf(one)
  const { index, block } = one.sentence
  for (let next = at + 1; all[next]?.sentence.index === index; next++)
    if (ANSWER.test(all[next]?.body ?? '')) return true
  const mended = all.slice(at + 1, at + 3).find(({ sentence }) => MENDED.test(sentence.text))
  return mended !== undefined && mended.sentence.block === block && wentWrong(one.body)
}

function wentWrong(body: string): boolean {
  const [word = ''] = troubleParts(body)?.words ?? []
  return HARMS.test((verbIn(word, 'past') ?? guessPast(word))?.base ?? '')
}
