function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

/** What goes wrong with a thing, and is not the thing. */
export const NAMED_FAULTS = setOf(`
  anomaly bottleneck bug complaint conflict corruption crash deadlock defect disconnect exhaustion freeze glitch hiccup
  inconsistency leak limitation lockup loss mismatch misconfiguration overflow oversight panic problem regression restriction
  segfault starvation stutter symptom truncation underrun
`)

/** How a thing is or was at the time, which is no part of its name. */
export const STATES = setOf(`
  actual additional alternative anticipated bad bare basic big broken correct corrupt current darker default desired different dummy
  duplicate earlier empty entire erroneous exact existing expected extra faulty final former foundational full good huge improper
  inconsistent incorrect initial invalid large last leftover little local long malformed manual minimal minimum missing more most
  multiple necessary next normal obsolete odd old only original other outdated overall own particular poor preexisting
  pre-existing present previous proper real redundant relevant remaining required respective right same second separate several short
  similar simple single slow small specific stale strange stray subsequent such temporary third total unexpected unnecessary unused
  unwanted usual valid various weird whole wrong
`)
