import type { Clause } from '../text/clauses.ts'

const STATES =
  /\b(?:vulnerable|prone|insecure|unsafe|fragile|brittle|unusable|unreadable|unreliable|unstable|impossible|harder|difficult|hard|slow|slower|worse|confusing|confused|painful|error-prone|useless|cumbersome)\b/
const RELIEVED = /\b(?:less|no longer|not|never|any ?more|easy|easier)\b/

/** "This makes users vulnerable to theft" tells what the fault did, not what was gained. */
export function isMadeWorse({ verb, rest }: Pick<Clause, 'verb' | 'rest'>): boolean {
  return /^(?:make|leave|keep|render|get)$/.test(verb.base) && STATES.test(rest) && !RELIEVED.test(rest)
}
