import { capitalise } from '../../writing/sentence/tidy.ts'
import { verbIn } from '../clauses/verbs.ts'

/** "Compare codes everywhere, re-issued the bills": an order, and behind its comma what was done besides. */
const MIXED =
  /^([A-Z][a-z-]+)\s(?!(?:is|are|was|were|to|of|and|or|for|by|in|on|at)\s)([^,;:.]{3,70}),\s(?:and\s)?(?:then\s|also\s)?((?:re-)?[a-z]+)\s(?:the|an?|all|our|its|two|three|some|\d)/

/** "I finished the hull and successfully paint the mast": an adverb stands before a verb alone. */
const SECOND =
  /^((?:(?:I|we)\s(?:just\s|also\s|have\s)?)?([A-Za-z]+)\s[^,;:.]{3,90}?\sand\s(?:successfully|finally|then|eventually)\s)([a-z]+)(?=\s(?:the|an?|all|our|my|its)\s)/i

/** What was done besides, though its ending was forgotten, is told in the past as well. */
function secondInPast(text: string): string | undefined {
  const [, head = '', first = '', second = ''] = SECOND.exec(text) ?? []
  const next = second ? verbIn(second, 'base') : undefined
  if (!next?.isWork || verbIn(second, 'past') || !verbIn(first.toLowerCase(), 'past')?.isWork)
    return undefined
  return `${head}${next.forms.past}${text.slice(head.length + second.length)}`
}

/** A list of deeds whose first verb was set down as an order is told in the past from its beginning. */
export function orderInPast(text: string): string | undefined {
  const [, word = '', , later = ''] = MIXED.exec(text) ?? []
  const order = word ? verbIn(word.toLowerCase(), 'base') : undefined
  const next = order ? verbIn(later, 'past') : undefined
  if (!order?.isWork || !next?.isWork || verbIn(later, 'base') || verbIn(word.toLowerCase(), 'past'))
    return secondInPast(text)
  return `${capitalise(order.forms.past)}${text.slice(word.length)}`
}
