import { readClause } from '../clauses/clauses.ts'
import type { Sentence } from '../lines/document.ts'
import { isPlural } from '../nouns/plural.ts'
import { isOwnDeed } from './antecedent.ts'

/** What is done to a thing because of what it was like. */
const CHANGES =
  /^(?:re(?:write|place|build|move|design|work|do|factor|structure|implement|tire)|move|migrate|port|convert|switch|swap|drop|delete|split|retire|deprecate|disable|upgrade|rip|throw|kill)$/

/** The thing, up to where or into what it went. */
const THING =
  /^(?:the|our|my)(?:\s(?!(?:to|from|with|by|in|into|on|onto|as|out|and|that|which|so)\b)[\w/'-]+){1,6}(?=[.,;]|\s|$)/

/** "Rewrote the parser in Go. Why? It choked on long lines": what was done away with is what "it" was. */
export function nameReasons(sentences: readonly Sentence[], texts: readonly string[]): string[] {
  return texts.map((text, at) => {
    if (!/^why\b/i.test(sentences[at]?.label ?? '')) return text
    const [, pronoun = '', rest = ''] = /^(it|they)\s(\S.*)$/i.exec(text) ?? []
    const clause = pronoun ? readClause(texts[at - 1] ?? '') : undefined
    if (!clause || !(clause.subject === 'change' || isOwnDeed(clause)) || !CHANGES.test(clause.verb.base))
      return text
    const thing = THING.exec(clause.rest)?.[0]
    return thing && isPlural(thing) === /^they$/i.test(pronoun)
      ? `${thing.charAt(0).toUpperCase()}${thing.slice(1)} ${rest}`
      : text
  })
}
