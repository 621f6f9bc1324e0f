import type { Weighed } from '../facts/select.ts'
import type { Clause } from '../text/clauses.ts'
import type { VerbForm } from '../text/verbs.ts'
import { phraseIn } from './inflect.ts'
import { countWords, tidyPhrase, uncapitalise } from './tidy.ts'

/** Something the text says was done, ready to be told in any tense. */
export type Deed = {
  source: Weighed
  clause: Clause
  who: 'i' | 'we' | 'nobody'
  /** What follows the verb, cleaned. */
  rest: string
}

/** The deed a sentence tells, if it tells one that was done and not only planned, tried or denied. */
export function deedOf(source: Weighed): Deed | undefined {
  const { clause } = source
  if (!clause?.verb.isWork || clause.isNegated || clause.modality !== 'done') return undefined
  if (clause.subject === 'this' && clause.form !== 's') return undefined
  if (source.sentence.box === 'empty' || source.sentence.section === 'followup') return undefined
  const rest = tidyPhrase(
    clause.subject === 'passive' ? `${uncapitalise(clause.object)} ${clause.rest}` : clause.rest,
  )
    .replace(/[.!?;:,]+$/, '')
    .replace(/\s+\((?:DONE|done|WIP)\)$/, '')
  if (/^(?:#\d+|[A-Z]+-\d+|commit\b|$)/.test(rest) || /^\W*$/.test(rest)) return undefined
  const who = clause.subject === 'we' ? 'we' : clause.subject === 'i' ? 'i' : 'nobody'
  return { source, clause, who, rest: withAdverb(rest, clause.adverb) }
}

/** The deed with its verb in the given form: "added X and removed Y", "adding X and removing Y". */
export function tell(deed: Deed, form: VerbForm): string {
  return phraseIn(form, deed.clause.verb, deed.clause.form, deed.rest)
}

const TELLING_ADVERB =
  /\b(?:temporar(?:y|ily)|lazily|manually|automatically|partially|partly|explicitly|gradually|jointly|initially)\b/

/** Puts an adverb that changes the claim behind the object, since a bullet opens with the verb. */
function withAdverb(rest: string, adverb: string): string {
  const telling = TELLING_ADVERB.exec(adverb)?.[0].replace(/^temporary$/, 'temporarily')
  if (!telling || rest.includes(telling)) return rest
  const at = rest.search(/\s(?:to|by|when|if|so|because|for|in|with|instead|while|until|since|and)\s|[,;(]/)
  return at > 0 ? `${rest.slice(0, at)} ${telling}${rest.slice(at)}` : `${rest} ${telling}`
}

const PERSON = /\b(?:I(?!\/)|we|us|me|I'm|we're|I've|we've|you|your)\b/
const JOINTS =
  /,\s|\s(?=(?:so|so that|which|that|as|because|since|when|where|while|if|but|and|after|before|until|than|how|what)\s)|\s[-\u2013\u2014]+\s|;\s|\s\(/g

/** A phrase without the writer in it; cut before the first part that cannot do without, or nothing if too little is left. */
export function impersonal(phrase: string): string | undefined {
  const text = phrase
    .replace(/\b(?:my|our)\b/g, 'the')
    .replace(/\b(?:My|Our)\b/g, 'The')
    .replace(/\b(?:the the)\b/g, 'the')
  const person = PERSON.exec(text)
  if (!person) return text
  let cut = -1
  for (const joint of text.matchAll(JOINTS)) if (joint.index < person.index) cut = joint.index
  const kept = cut > 0 ? text.slice(0, cut).trim() : ''
  return countWords(kept) >= 3 ? kept : undefined
}

/** Shortens a phrase at its last good joint within the limit, or nothing if that leaves a torso. */
export function shorten(phrase: string, limit: number): string | undefined {
  const text = countWords(phrase) > limit ? dropBrackets(phrase) : phrase
  if (countWords(text) <= limit) return closeBrackets(text)
  let best = -1
  for (const joint of text.matchAll(JOINTS)) {
    const head = text.slice(0, joint.index)
    if (
      countWords(head) <= limit &&
      isBalanced(head) &&
      !/\b(?:and|or|the|a|of|to|that|is|are|not)$/i.test(head)
    )
      best = joint.index
  }
  const kept =
    best > 0
      ? text
          .slice(0, best)
          .trim()
          .replace(/[,;:]$/, '')
      : ''
  return countWords(kept) >= 3 ? kept : undefined
}

function dropBrackets(text: string): string {
  return text.replace(/\s\((?![^()]*\d)[^()]*\)/g, '').replace(/\s\([^()]{40,}\)/g, '')
}

function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length && text.split('"').length % 2 === 1
}

function closeBrackets(text: string): string {
  return isBalanced(text) ? text : text.replace(/\s*\([^()]*$/, '').replace(/\)\s*$/, '')
}
