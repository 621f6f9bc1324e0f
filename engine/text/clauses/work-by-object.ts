import type { Verb } from './verbs.ts'

const OBJECT = '(?:the|an?|our|my|its|their|one|this|that|each|every|all|large|big|long|huge)'

/** "Broke the import into stages", "broke up the long form", "broke the cycle between two modules". */
const BROKEN_ON_PURPOSE = new RegExp(
  String.raw`^\s(?:(?:up|down|apart)\s${OBJECT}\s|${OBJECT}\s[^,;:]{2,60}?\s(?:into|apart|down|up|out of)\b|${OBJECT}\s(?:[\w-]+\s){0,3}(?:cycles?|dependency|dependencies|deadlocks?|coupling)\b(?!\s(?:injection|manager|check|update)))`,
)

/** What is mostly a mishap is work where the object says so, and what is commented out is more than remarked on. */
export function asWork(verb: Verb, after: string): Verb {
  if (verb.base === 'comment') return { ...verb, isWork: /^\sout\b/.test(after) }
  return verb.base === 'break' && BROKEN_ON_PURPOSE.test(after) ? { ...verb, isWork: true } : verb
}
