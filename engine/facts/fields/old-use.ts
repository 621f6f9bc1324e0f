import { lean } from '../../lean.ts'
import { isOwnDeed } from '../../text/meaning/antecedent.ts'
import type { Weighed } from './select.ts'

const USED = lean(
  /^it(?:'s| is) (?:used|in use)\b|^(?:(?:the|our|my|all|both|two|three|four|five|several|\d+) )?(?:[a-z-]+ ){0,3}[a-z-]+ (?:uses?|relies on|rely on) (?:it|this|them)\b/i,
)
const SINCE = /\b(?:now|already|since|instead|finally|again)\b/i
/** What is done to a thing that was there before. */
const MENDS =
  /^(?:fix|repair|debug|patch|bump|update|upgrade|clean|document|investigate|review|mend|correct|restart|test|look|check|monitor|tune|refactor)$/

/** "Fixed the lamp parser. Three teams use it": they did so before. */
export function isOldUse(one: Weighed, all: readonly Weighed[]): boolean {
  if (!USED.test(one.body) || SINCE.test(one.body)) return false
  const own = all.slice(0, all.indexOf(one)).filter(({ clause }) => isOwnDeed(clause))
  return own.length > 0 && own.every(({ clause }) => MENDS.test(clause?.verb.base ?? ''))
}
