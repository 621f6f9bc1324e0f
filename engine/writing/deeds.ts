import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import { readLeadIn } from '../features.ts'
import { BEHAVIOURS, WEAK } from '../lexicon/verbs.ts'
import type { Clause } from '../text/clauses.ts'
import { readTitle } from '../text/title.ts'
import { type VerbForm, verbOf } from '../text/verbs.ts'
import { phraseIn } from './inflect.ts'
import { tidyPhrase, uncapitalise } from './tidy.ts'

/** Something the text says was done, ready to be told in any form. */
export type Deed = {
  source: Weighed
  clause: Clause
  who: 'i' | 'we' | 'nobody'
  /** What follows the verb, cleaned. */
  rest: string
  /** For a subject line that tells what the program does now: what was changed to do so. */
  changed?: string
}

/** The deeds of a text, the best one first: the subject line's, then strong ones, then the rest in the order of the text. */
export function findDeeds(prose: Prose): Deed[] {
  const found: Deed[] = []
  for (const source of prose.all) {
    const deed = source.likelihood.solution >= 0.3 ? deedOf(source) : undefined
    const twin =
      deed &&
      found.findIndex(
        (other) => likeness(other.rest, deed.rest) > 0.75 && other.clause.verb === deed.clause.verb,
      )
    if (deed && twin === -1) found.push(deed)
  }
  const worth = (deed: Deed) =>
    (isSubjectLine(deed) ? 2 : 0) +
    (prose.solution.includes(deed.source) ? 0.6 : 0) +
    deed.source.likelihood.solution -
    (WEAK.has(deed.clause.verb.base) ? 1 : 0) -
    (/^(?:it|them|this|that|these|those|one|some)\b/.test(deed.rest) ? 1 : 0) -
    (/\btests?\b/i.test(deed.rest.slice(0, 30)) && !isSubjectLine(deed) ? 0.4 : 0)
  return found
    .map((deed) => ({ deed, worth: worth(deed) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ deed }) => deed)
}

/** The deed a sentence tells, if it tells one that was done and not only planned, tried, denied, weighed or asked of the reader. */
export function deedOf(source: Weighed): Deed | undefined {
  const { clause, sentence, likelihood } = source
  if (!clause?.verb.isWork || clause.isNegated || clause.modality !== 'done' || !isReport(source))
    return undefined
  if (
    clause.subject === 'this' &&
    (clause.form !== 's' ||
      /^(?:allow|enable|let|make|ensure|provide|prove|work|help|cover)$/.test(clause.verb.base))
  )
    return undefined
  if (
    (clause.subject === 'i' || clause.subject === 'we') &&
    clause.form === 'base' &&
    likelihood.problem > 0.4
  )
    return undefined
  if (
    clause.subject === 'passive' &&
    (likelihood.problem > 0.4 ||
      /\b(?:no|any|when|if|than|by)\b/.test(clause.object) ||
      /^by\b/.test(clause.rest))
  )
    return undefined
  // "To opt in, wrap it first" tells the reader what to do.
  if (clause.subject === 'none' && clause.form === 'base' && /^(?:to|if|when|for)\b/i.test(clause.lead))
    return undefined
  const rest = tidyPhrase(
    clause.subject === 'passive' ? `${uncapitalise(clause.object)} ${clause.rest}` : clause.rest,
  )
    .replace(/[.!?;:,]+$/, '')
    .replace(/\s+\((?:DONE|done|WIP)\)$/, '')
  if (
    !/\p{L}{2}/u.test(rest) ||
    /^(?:#\d+|[A-Z]+-\d+|commit\b|that\b|if\b)/.test(rest) ||
    (rest.split(' ').length < 2 && sentence.kind !== 'title')
  )
    return undefined
  const who = clause.subject === 'we' ? 'we' : clause.subject === 'i' ? 'i' : 'nobody'
  const changed = changedPart(source, clause)
  return { source, clause, who, rest: withAdverb(rest, clause.adverb), ...(changed ? { changed } : {}) }
}

/** The deed with its verb in the given form: "added X and removed Y", "adding X and removing Y". */
export function tell(deed: Deed, form: VerbForm): string {
  const { verb, form: from } = deed.clause
  if (deed.changed)
    return `${verbOf('change')?.forms[form]} ${deed.changed} to ${verb.forms.base} ${deed.rest}`
  if (verb.base === 'support' && from === 'base')
    return `${verbOf('add')?.forms[form]} support for ${deed.rest}`
  return phraseIn(form, verb, from, deed.rest)
}

export function isSubjectLine(deed: Deed): boolean {
  return deed.source.sentence.kind === 'title' && deed.source.body.split(' ').length >= 3
}

function isReport({ sentence, likelihood }: Weighed): boolean {
  if (
    sentence.box === 'empty' ||
    sentence.section === 'followup' ||
    sentence.section === 'boilerplate' ||
    sentence.kind === 'quote'
  )
    return false
  if (likelihood.followup > 0.6) return false
  const announced = readLeadIn(sentence.leadIn)
  return announced !== 'alternatives' && announced !== 'plans' && announced !== 'trouble'
}

/** "Parse less JSON" is what the program does: the deed was to change the program. */
function changedPart({ sentence }: Weighed, clause: Clause): string | undefined {
  if (clause.subject !== 'none' || clause.form !== 'base' || !BEHAVIOURS.has(clause.verb.base))
    return undefined
  const scope = sentence.kind === 'title' ? readTitle(sentence.text).scope : undefined
  return scope && /^[\w./ -]{2,30}$/.test(scope) ? scope : 'the code'
}

const TELLING_ADVERB =
  /\b(?:temporar(?:y|ily)|lazily|manually|automatically|partially|partly|explicitly|gradually|jointly|initially)\b/

/** Puts an adverb that changes the claim behind the object, since a bullet opens with the verb. */
function withAdverb(rest: string, adverb: string): string {
  const telling = TELLING_ADVERB.exec(adverb)?.[0].replace(/^temporary$/, 'temporarily')
  if (!telling || rest.includes(telling)) return rest
  const at = rest.search(
    /\s(?:to|by|when|if|so|because|for|in|with|instead|while|until|since|and|from)\s|[,;(]/,
  )
  return at > 0 ? `${rest.slice(0, at)} ${telling}${rest.slice(at)}` : `${rest} ${telling}`
}

/** How many of the words of the shorter text the longer one has. */
export function likeness(a: string, b: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}_.-]{3,}/gu) ?? [])
  const [first, second] = [words(a), words(b)]
  const [small, large] = first.size < second.size ? [first, second] : [second, first]
  if (small.size === 0) return 0
  return [...small].filter((word) => large.has(word)).length / small.size
}
