import { capitalise } from '../writing/tidy.ts'
import { verbIn } from './verbs.ts'

/** "Compare codes everywhere, re-issued the bills": an order, and behind its comma what was done besides. */
const MIXED =
  /^([A-Z][a-z-]+)\s(?!(?:is|are|was|were|to|of|and|or|for|by|in|on|at)\s)([^,;:.]{3,70}),\s(?:and\s)?(?:then\s|also\s)?((?:re-)?[a-z]+)\s(?:the|an?|all|our|its|two|three|some|\d)/

/** A list of deeds whose first verb was set down as an order is told in the past from its beginning. */
export function orderInPast(text: string): string | undefined {
  const [, word = '', , later = ''] = MIXED.exec(text) ?? []
  const order = word ? verbIn(word.toLowerCase(), 'base') : undefined
  const next = order ? verbIn(later, 'past') : undefined
  if (!order?.isWork || !next?.isWork || verbIn(later, 'base') || verbIn(word.toLowerCase(), 'past'))
    return undefined
  return `${capitalise(order.forms.past)}${text.slice(word.length)}`
}
