import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import { AIMS } from '../lexicon/verbs.ts'
import { findQuantities } from '../text/quantities.ts'
import { type Deed, findDeeds, isSubjectLine, likeness, tell } from './deeds.ts'
import { outcomePhrase } from './outcome.ts'
import { capitalise, countWords, tidyPhrase, uncapitalise } from './tidy.ts'
import { impersonal, shorten } from './trim.ts'
import { isPlainClause, type Phrase, troublePhrases } from './trouble.ts'

const LIMIT = 35
const ENOUGH = 20

/** One sentence for a CV: the deed, how it was done where the text says so, and what came of it. */
export function writeBullet(prose: Prose, project: string): Phrase {
  const [best, ...rest] = findDeeds(prose)
  if (!best) return writeWithoutDeed(prose, project)
  const { main, others } = mostTelling(best, rest)
  const outcome = bestOutcome(prose, main)
  const parts: Phrase = { text: opening(main, outcome ? 20 : 28), sources: [main.source] }
  if (!parts.text) return writeWithoutDeed(prose, project)
  const spare = () => LIMIT - countWords(parts.text) - (outcome ? countWords(outcome.text) : 0)
  const isList = !isSubjectLine(main)
  let deeds = 1
  for (const other of others) {
    if (deeds >= (isList ? 3 : 2) || spare() < 5 || (deeds > 1 && countWords(parts.text) >= ENOUGH)) break
    const phrase = joined(parts.text, main, other, Math.min(spare(), isList ? 14 : 18))
    if (!phrase) continue
    parts.text += phrase
    parts.sources.push(other.source)
    deeds++
    if (phrase.startsWith(' by ')) break
  }
  if (outcome) append(parts, outcome)
  if (!outcome && deeds < 3 && countWords(parts.text) < ENOUGH) {
    const [trouble] = troublePhrases(prose, main, Math.min(18, LIMIT - countWords(parts.text)))
    if (trouble) append(parts, trouble)
  }
  pad(parts, project)
  return { text: finish(parts.text), sources: parts.sources }
}

/** Where a later sentence tells the subject line's deed again and more fully, it is the better one to tell. */
function mostTelling(best: Deed, rest: Deed[]): { main: Deed; others: Deed[] } {
  const fuller = rest.find(
    (deed) =>
      isSameDeed(best, deed) &&
      countWords(deed.rest) > countWords(best.rest) &&
      !/^(?:the )?(?:issue|bug|problem)\b/.test(deed.rest),
  )
  const main =
    fuller && countWords(tell(fuller, 'past')) <= 26 && impersonal(tell(fuller, 'past')) ? fuller : best
  return { main, others: rest.filter((deed) => deed !== main && !isSameDeed(main, deed)) }
}

function isSameDeed(a: Deed, b: Deed): boolean {
  const alike = likeness(a.rest, b.rest)
  return alike >= 0.6 || (a.clause.verb === b.clause.verb && alike >= 0.3)
}

function opening(deed: Deed, limit: number): string {
  const phrase = impersonal(tell(deed, 'past'))
  return (phrase && shorten(phrase, limit)) ?? ''
}

function joined(text: string, main: Deed, other: Deed, room: number): string | undefined {
  const isMeans =
    AIMS.has(main.clause.verb.base) && !main.changed && isSubjectLine(main) && !/\sby\s\w+ing\b/.test(text)
  const phrase = impersonal(tell(other, isMeans ? 'ing' : 'past'))
  const short = phrase && shorten(phrase, room - 1)
  if (!short || countWords(short) < 3) return undefined
  if (isMeans) return ` by ${short}`
  return /\sand\s|,/.test(text) || /\sand\s|,/.test(short) ? `, and ${short}` : ` and ${short}`
}

/** The outcome that a reader of a CV would want most: numbers that changed, then numbers, then words. */
function bestOutcome(prose: Prose, main: Deed): Phrase | undefined {
  if (findQuantities(tell(main, 'past')).length > 0 && prose.impact.includes(main.source)) return undefined
  const worth = (one: Weighed) =>
    (one.features.includes('change of number') ? 2 : 0) +
    (one.quantities.length > 0 ? 2 : 0) +
    one.likelihood.impact -
    (one.sentence.kind === 'data' || one.sentence.kind === 'row' ? 4 : 0)
  for (const one of [...prose.impact].sort((a, b) => worth(b) - worth(a))) {
    if (one === main.source || likeness(one.body, main.rest) > 0.7) continue
    const phrase = outcomePhrase(one.body)
    const plain = phrase && impersonal(phrase)
    const short = plain && shorten(plain, 18)
    if (short && countWords(short) >= 3) return { text: short, sources: [one] }
  }
  return undefined
}

/** A bullet has at least ten words: a short deed says where it belongs, and as a last resort that no more is known. */
function pad(parts: Phrase, project: string) {
  if (countWords(parts.text) >= 10) return
  if (likeness(project, parts.text) < 0.4)
    append(parts, { text: ` as part of the work on ${project}`, sources: [] })
  if (countWords(parts.text) < 10)
    append(parts, { text: ', a piece of work logged without further details', sources: [] })
}

function append(parts: Phrase, more: Phrase) {
  if (countWords(parts.text) + countWords(more.text) > LIMIT) return
  parts.text += more.text
  parts.sources.push(...more.sources)
}

/** A text that names no deed gets a modest opening that claims no more than it says. */
function writeWithoutDeed(prose: Prose, project: string): Phrase {
  const parts: Phrase = { text: `Worked on ${uncapitalise(project)}`, sources: [] }
  const candidates = [...prose.impact, ...prose.solution, ...prose.problem, ...prose.approach]
  for (const one of candidates) {
    if (countWords(parts.text) >= 12) break
    const outcome = outcomePhrase(one.body)
    const clause = uncapitalise(tidyPhrase(one.body).replace(/[.!]+$/, ''))
    const phrase = impersonal(outcome ?? (isPlainClause(clause) ? `, where ${clause}` : ''))
    const short = phrase && shorten(phrase, LIMIT - countWords(parts.text))
    if (short && countWords(short) > 2) append(parts, { text: short, sources: [one] })
  }
  pad(parts, project)
  return { text: finish(parts.text), sources: parts.sources }
}

function finish(text: string): string {
  const clean = tidyPhrase(text).replace(/[,;:.\s]+$/, '')
  return `${clean.charAt(0).toUpperCase()}${capitalise(clean).slice(1)}.`
}
