import { lean } from '../../lean.ts'

const HOLE = lean(
  /\b(?:allow|let|enabl|permit)(?:s|es|e|ed|ted|ing|ting)?\s(?:for\s)?(?:(?:an?|any|the|all|remote|local|unauthenticated|authenticated|potential|other|low-privileged)\s){0,3}(?:attackers?|adversar(?:y|ies)|intruders?|hackers?|malicious|unauthori[sz]ed|untrusted|arbitrary (?:code|files?|file|commands?|reads?|writes?|scripts?|SQL)|(?:[a-z]+ )?(?:reads?|writes?|access) outside|(?:remote )?code execution|(?:[\w-]+ )?injections?|privilege escalation|path traversal|cross-site)\b/i,
)
/** "An attacker can therefore build a key". */
const WAY_IN = lean(
  /\b(?:attackers?|adversar(?:y|ies)|intruders?|hackers?|thieves|malicious\s[a-z]+)\s(?:(?:can|could|may|might)\b(?!\s(?:no longer|not|never|only)\b)|(?:is|are|was|were)\s(?:then\s|thus\s)?able\sto\b)/i,
)
const CLOSED =
  /\b(?:no longer|not|never|n't|cannot|without|stop\w*|prevent\w*|instead of|rather than|avoid\w*)\b/i

/** "This allowed attackers to leave the yard", "allowing writes outside the yard": what a hole lets happen is neither a gain nor an aim. */
export function opensHole(text: string): boolean {
  const hole = HOLE.exec(text) ?? WAY_IN.exec(text)
  return hole !== null && !CLOSED.test(text.slice(0, hole.index))
}
