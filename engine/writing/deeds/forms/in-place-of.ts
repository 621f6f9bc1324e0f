import type { Clause } from '../../../text/clauses/clauses.ts'
import { verbOf } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'

const LEAD =
  /^(?:(?:so|now|then|and)\s)?(?:instead of|rather than)\s(?:(?:using|doing|having|relying on|calling|running|making)\s)?([^,;:]{3,80}),\s*(?:now\s)?$/i
/** Verbs that say no more than that one thing stands where the other stood. */
const STANDING = /^(?:use|do|have|run|make|perform|call|rely)$/
/** What a thing is for follows it in the sentence and comes last. */
const REST = /^(?:on\s)?((?:(?!\b(?:that|which|who|where|so|because)\b)[^,;:])+?)(?=$|[.,;:]|\sand\s[a-z]+\s)/
/** A clause, a pronoun or a step of a program cannot be replaced. */
const NO_NOUN =
  /\b(?:it|this|that|them|these|those|I|we|you|when|if|every time|always)\b|^(?:just\s)?[a-z]+ing\s/

/** "Instead of polling the queue, we use a webhook": the one was replaced with the other. */
export function inPlaceOf(clause: Clause): Clause | undefined {
  if (!STANDING.test(clause.verb.base) || clause.isNegated || clause.modality === 'hypothetical')
    return undefined
  if (clause.modality === 'planned' || /^(?:this|fault|passive)$/.test(clause.subject)) return undefined
  const old = LEAD.exec(clause.lead)?.[1]?.trim()
  // "Instead of a database, I used files" tells of a choice, not of something that stood there.
  const stood =
    /^(?:the|our|my|its|this|these|all)\s/i.test(old ?? '') ||
    clause.subject === 'change' ||
    clause.form === 'base' ||
    /\bnow\b/i.test(`${clause.lead} ${clause.adverb} ${clause.rest}`)
  if (!stood) return undefined
  const told = REST.exec(clause.rest)
  const thing = told?.[1]?.trim() ?? ''
  const verb = verbOf('replace')
  if (!old || !verb || NO_NOUN.test(old) || NO_NOUN.test(thing) || !isNounPhrase(thing)) return undefined
  const more = clause.rest.slice(told?.[0].length).replace(/^\sand\s.*$/, '')
  return {
    ...clause,
    verb,
    form: clause.form === 's' ? 's' : 'past',
    modality: 'done',
    adverb: '',
    rest: `${old} with ${thing}${more}`,
  }
}

function isNounPhrase(thing: string): boolean {
  return (
    /^(?:an?|the|one|two|three|only|our|my)\s\S/i.test(thing) ||
    isPlural(thing) ||
    /^[\w.:]*[A-Z_\d.]/.test(thing)
  )
}
