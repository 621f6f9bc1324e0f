import type { Weighed } from '../facts/select.ts'
import { readTitle } from '../text/title.ts'

/** Where a change belongs and which ticket it closes, as phrases that can follow the deed. */
export function whereabouts(all: readonly Weighed[], text: string): string[] {
  const place = all.map((one) => placeOf(one, text)).find(Boolean) ?? ''
  const ticket = all.map((one) => ticketOf(one, text)).find(Boolean) ?? ''
  return [...new Set([place, ticket, place + ticket])].filter(Boolean)
}

/** What stands in brackets before a subject line and names no part of the program. */
const TAGS =
  /^(?:wip|bug|fix|feature|feat|chore|release|backport|rfc|draft|tiny|small|minor|major|medium|large|core|all|misc|perf|refactor|test|style|v?\d.*|[A-Z]{1,3})$/i
const PLACES =
  /^(?:config|docs|tests|parser|build|cli|api|ui|server|client|frontend|backend|scheduler|compiler|database|editor|importer|exporter|installer|renderer|runtime|router|engine|driver|kernel)$/

/** "in the parser" for a subject line that opens "parser: ...". */
function placeOf({ sentence }: Weighed, text: string): string | undefined {
  const scope = sentence.kind === 'title' ? readTitle(sentence.text).scope : undefined
  if (!scope || TAGS.test(scope) || !/^[A-Za-z][\w./-]+(?:\s[\w./-]+){0,2}$/.test(scope)) return undefined
  if (text.toLowerCase().includes(scope.toLowerCase()) || /\sin\s/.test(text)) return undefined
  if (PLACES.test(scope)) return ` in the ${scope}`
  return /^[a-z]+$/.test(scope) ? ` in the ${scope} code` : ` in ${scope}`
}

/** "Fixes #12" stands alone in many messages, and belongs to the deed. */
function ticketOf({ body }: Weighed, text: string): string | undefined {
  const ticket = /^(?:fix(?:es|ed)?|close[sd]?|resolve[sd]?):?\s((?:#|[A-Z]{2,9}-)\d+)[.!]?$/i.exec(body)?.[1]
  return ticket && !text.includes(ticket) ? `, closing ${ticket}` : undefined
}
