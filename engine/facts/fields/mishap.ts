import { onceFor } from '../../once.ts'
import { readVerb } from '../../text/clauses/verbs.ts'
import { isOwnMistake } from '../../text/meaning/own-mistake.ts'
import { matchesIn } from '../../text/patterns/matches.ts'
import type { Weighed } from './select.ts'

const UNMEANT = /\b(?:accidentally|mistakenly|inadvertently|unintentionally)\s([a-z]+)/gi

/** What the text says was done by mistake, as the verbs of it. */
const mishapsOf = onceFor(
  (all: readonly Weighed[]): ReadonlySet<string> =>
    new Set(
      all.flatMap(({ body }) =>
        matchesIn(body, UNMEANT).flatMap(([, word = '']) => readVerb(word).map(({ verb }) => verb.base)),
      ),
    ),
)

/** "A draft was accidentally published", and the timeline tells step by step how: the mistake and what led to it. */
export function isOfMishap(
  { sentence, clause }: Pick<Weighed, 'sentence' | 'clause'>,
  all: readonly Weighed[],
): boolean {
  const at = all.findIndex((one) => one.sentence.index === sentence.index)
  if (isOwnMistake(all[at - 1]?.body, all[at]?.body ?? '', all[at]?.clause, all[at + 1]?.body)) return true
  const mishaps = mishapsOf(all)
  // A subject line says what was made good, and so does what stands below "Resolution".
  if (mishaps.size === 0 || sentence.kind === 'title' || sentence.section === 'solution') return false
  if (clause && mishaps.has(clause.verb.base)) return true
  return (
    sentence.section === 'timeline' &&
    all.some(
      (one) =>
        one.sentence.section === 'timeline' &&
        one.sentence.index >= sentence.index &&
        mishaps.has(one.clause?.verb.base ?? ''),
    )
  )
}
