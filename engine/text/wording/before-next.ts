import { readClause } from '../clauses/clauses.ts'

/** What the writer turns to afterwards: "..., before we open the second hall". */
const NEXT = /,?\sbefore\s(?:I|we)\s(?:can\s|could\s|actually\s|finally\s)?[a-z]+(?:\s[^\s,;:]+){0,8}[.!]?$/

/** "Split the list before we open the second hall": what came next says nothing of the deed. */
export function withoutNext(body: string): string {
  if (!body.includes(' before ')) return body
  const head = body.replace(NEXT, '')
  const clause = head === body ? undefined : readClause(head)
  return clause?.modality === 'done' &&
    clause.form === 'past' &&
    !clause.isNegated &&
    /^(?:i|we|none)$/.test(clause.subject) &&
    head.split(' ').length > 2
    ? `${head}.`
    : body
}
