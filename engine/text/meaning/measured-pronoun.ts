import { readClause } from '../clauses/clauses.ts'
import { isPlural } from '../nouns/plural.ts'
import { definite } from './named-before.ts'

/** "They took 9 s", "it used to need 400 MB". */
const MEASURED =
  /^(It|They)\s(?=(?:took|needed|cost|ran for|used to (?:take|need|cost|be))\s(?:about\s|around\s|over\s|up to\s|almost\s|nearly\s|~)?\d)/
const NOW = /\bnow\b/i
const NOW_AGAIN = /(?<=[,;]\s)now (?:it|they) (?=(?:takes?|needs?|costs?|is|are)\s)/i
/** What was done to what. */
const OBJECT =
  /^(?:up\s|out\s)?((?:(?:the|our|my|an?|all)\s)?(?!(?:it|them|this|that|these|those|how|what|why|some|to|into|from|on|with|in)\b)[\w/-]+(?:\.[\w/-]+)*(?:\s(?!(?:to|into|from|in|on|for|with|at|by|of|as|per|instead|before|and|so|which|that|using|again|once|twice)\b)[\w/-]+(?:\.[\w/-]+)*){0,3})(?=[\s.,;!]|$)/

/** "I rewrote the queries. They took 9 s, now they take 300 ms": the queries did, which the deed before was done to. */
export function namedMeasured(text: string, before: string, next = ''): string | undefined {
  const [whole = '', pronoun = ''] = MEASURED.exec(text) ?? []
  if (!whole || !(NOW.test(text) || /^(?:and\s)?now\b(?!,?\sit\b)/i.test(next))) return undefined
  const deed = readClause(before)
  if (deed?.modality !== 'done' || deed.isNegated || !/^(?:i|we|none)$/.test(deed.subject)) return undefined
  const thing = OBJECT.exec(deed.rest)?.[1]
  if (!thing || isPlural(thing) !== (pronoun === 'They')) return undefined
  const named = definite(thing, '')
  return `${named.charAt(0).toUpperCase()}${named.slice(1)} ${text.slice(whole.length).replace(NOW_AGAIN, 'now ')}`
}
