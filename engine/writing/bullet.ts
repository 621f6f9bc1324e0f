import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import { type Deed, deedOf, impersonal, shorten, tell } from './deeds.ts'
import { outcomePhrase } from './outcome.ts'
import { capitalise, countWords, tidyPhrase, uncapitalise } from './tidy.ts'

export type Written = { text: string; sources: Weighed[] }

const LIMIT = 35
/** Deeds that name an aim, so that another deed can tell how it was reached: "fixed X by moving Y". */
const AIMS = new Set(
  'fix prevent stop avoid reduce speed improve optimise optimize cut eliminate resolve mitigate ensure enable allow make handle address correct restore unblock stabilise stabilize simplify limit protect accelerate minimise minimize lower decrease increase boost harden repair solve enhance support get keep bring'.split(
    ' ',
  ),
)

/** One sentence for a CV: the deed, how it was done where the text says so, and what came of it. */
export function writeBullet(prose: Prose, project: string): Written {
  const deeds = findDeeds(prose)
  const [main, ...others] = deeds
  const outcome = bestOutcome(prose, main)
  if (!main) return withoutDeed(prose, project, outcome)
  const parts: Written = { text: opening(main, outcome ? 22 : 30), sources: [main.source] }
  if (!parts.text) return withoutDeed(prose, project, outcome)
  const room = () => LIMIT - countWords(parts.text) - (outcome ? Math.min(countWords(outcome.text), 14) : 0)
  for (const other of others) {
    if (room() < 6 || parts.sources.length >= 3) break
    const added = joined(parts.text, main, other, room())
    if (!added) continue
    parts.text = added
    parts.sources.push(other.source)
  }
  if (outcome) append(parts, outcome)
  if (countWords(parts.text) < 14)
    for (const reason of reasons(prose, main)) if (countWords(parts.text) < 14) append(parts, reason)
  if (countWords(parts.text) < 10) append(parts, { text: ` as part of the work on ${project}`, sources: [] })
  return { text: finish(parts.text), sources: parts.sources }
}

/** Deeds of the chosen solution first, the title before all, then those elsewhere in the text. */
export function findDeeds(prose: Prose): Deed[] {
  const candidates = [
    ...prose.solution,
    ...prose.all.filter((one) => one.likelihood.solution > 0.25 && !prose.solution.includes(one)),
  ]
  const found: Deed[] = []
  for (const source of candidates) {
    const deed = deedOf(source)
    if (!deed || found.some((other) => likeness(other.rest, deed.rest) > 0.7)) continue
    found.push(deed)
  }
  const rank = (deed: Deed) => (deed.source.sentence.kind === 'title' ? 1 : 0)
  return found.sort((a, b) => rank(b) - rank(a))
}

function opening(deed: Deed, limit: number): string {
  const phrase = impersonal(tell(deed, 'past'))
  return (phrase && shorten(phrase, limit)) ?? ''
}

function joined(text: string, main: Deed, other: Deed, room: number): string | undefined {
  const isMeans = AIMS.has(main.clause.verb.base) && !/\sby\s\w+ing\b/.test(text) && !/,\sand\s/.test(text)
  const phrase = impersonal(tell(other, isMeans ? 'ing' : 'past'))
  const short = phrase && shorten(phrase, room - 1)
  if (!short || countWords(short) < 3) return undefined
  if (isMeans) return `${text} by ${short}`
  return /\sand\s/.test(text) ? `${text}, and ${short}` : `${text} and ${short}`
}

/** The outcome that a reader of a CV would want most: numbers that changed, then numbers, then words. */
function bestOutcome(prose: Prose, main: Deed | undefined): Written | undefined {
  const worth = (one: Weighed) =>
    (one.features.includes('change of number') ? 3 : 0) +
    (one.quantities.length > 0 ? 2 : 0) +
    one.likelihood.impact
  const ranked = [...prose.impact].sort((a, b) => worth(b) - worth(a))
  for (const one of ranked) {
    if (one === main?.source || (main && likeness(one.body, main.rest) > 0.6)) continue
    const phrase = outcomePhrase(one.body)
    const plain = phrase && impersonal(phrase)
    const short = plain && shorten(plain, 20)
    if (short)
      return { text: short.startsWith(',') || short.startsWith(' (') ? short : ` ${short}`, sources: [one] }
  }
  return undefined
}

/** What the trouble was, as a phrase that can follow the deed. */
function* reasons(prose: Prose, main: Deed): Generator<Written> {
  for (const one of prose.problem) {
    const { clause } = one
    if (!clause || clause.subject !== 'this' || clause.isNegated || clause.modality !== 'done') continue
    const phrase = impersonal(`, which ${clause.verb.forms.past} ${clause.rest}`)
    const short = phrase && shorten(phrase.replace(/[.!]+$/, ''), 18)
    if (short) yield { text: short, sources: [one] }
  }
  for (const one of prose.problem) {
    if (one === main.source) continue
    const text = tidyPhrase(one.body).replace(/[.!]+$/, '')
    if (/[?:]$|^(?:this|it|they|these|that|but|and|so|i|we)\b/i.test(text)) continue
    const phrase = impersonal(` because ${uncapitalise(text)}`)
    const short = phrase && shorten(phrase, 18)
    if (short) yield { text: short.startsWith(' ') ? short : ` ${short}`, sources: [one] }
  }
}

function append(parts: Written, more: Written) {
  if (countWords(parts.text) + countWords(more.text) > LIMIT) return
  parts.text += more.text
  parts.sources.push(...more.sources)
}

/** A text that names no deed gets a modest opening that claims no more than it says. */
function withoutDeed(prose: Prose, project: string, outcome: Written | undefined): Written {
  const parts: Written = { text: `Worked on ${project}`, sources: [] }
  if (outcome) append(parts, outcome)
  for (const one of prose.problem) {
    if (countWords(parts.text) >= 12) break
    const phrase = impersonal(uncapitalise(tidyPhrase(one.body).replace(/[.!?:]+$/, '')))
    const short = phrase && shorten(phrase, 22)
    if (short) append(parts, { text: `, where ${short}`, sources: [one] })
  }
  if (countWords(parts.text) < 10)
    append(parts, { text: ' and wrote down what was done and found along the way', sources: [] })
  return { text: finish(parts.text), sources: parts.sources }
}

function finish(text: string): string {
  const clean = tidyPhrase(text).replace(/[,;:.\s]+$/, '')
  return `${capitalise(clean)}.`
}

/** How many of the words of the shorter text the longer one has. */
export function likeness(a: string, b: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}_.-]{3,}/gu) ?? [])
  const [first, second] = [words(a), words(b)]
  const [small, large] = first.size < second.size ? [first, second] : [second, first]
  if (small.size === 0) return 0
  return [...small].filter((word) => large.has(word)).length / small.size
}
