import { BEHAVIOURS } from '../../lexicon/verbs.ts'
import type { Deed } from './deed.ts'

/** What a thing does of itself, beside what a subject line may mean. */
const OF_ITSELF =
  /^(?:allow|answer|ask|block|deny|detect|expire|fall|fill|follow|give|hide|hold|keep|let|limit|notify|offer|open|prevent|prompt|protect|redirect|refuse|require|scan|sit|stop|survive|take|tell|throttle|validate|work)$/

/** "Rejects large files" below "Add upload checks" is what the checks do: where somebody tells what was done, it is no deed of his. */
export function withoutBehaviour(found: readonly Deed[]): readonly Deed[] {
  if (!found.some((deed) => tellsWork(deed))) return found
  return found.filter((deed) => !isBehaviour(deed))
}

function isBehaviour({ clause, source }: Deed): boolean {
  return (
    // "It holds the rows" speaks of what was made before, as "holds the rows" does.
    (clause.subject === 'none' || (clause.subject === 'this' && /^it\s/i.test(source.body))) &&
    clause.form === 's' &&
    source.sentence.kind !== 'title' &&
    (BEHAVIOURS.has(clause.verb.base) || OF_ITSELF.test(clause.verb.base))
  )
}

/** The subject line, or "this PR adds". */
function tellsWork({ clause, source, changed }: Deed): boolean {
  return (
    !changed &&
    !BEHAVIOURS.has(clause.verb.base) &&
    (source.sentence.kind === 'title' || /^(?:change|this|i|we)$/.test(clause.subject))
  )
}
