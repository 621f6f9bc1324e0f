import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import type { Guard } from '../ground.ts'
import { onceFor } from '../once.ts'
import { splitLead } from '../text/clauses.ts'
import { centralWords } from './central.ts'
import { draftBullets, LIMIT } from './drafts.ts'
import { likeness } from './likeness.ts'
import { outcomePhrases } from './outcome.ts'
import { isPast, isPlainClause } from './plain.ts'
import { rankBullets } from './rank.ts'
import { capitalise, countWords, tidyPhrase, uncapitalise } from './tidy.ts'
import { impersonal, isTorn, shorten } from './trim.ts'
import { isAboutFaults, type Phrase, statementsOf } from './trouble.ts'

/** One sentence for a CV: the deed, how it was done where the text says so, and what came of it. */
export function writeBullet(prose: Prose, project: string, guard: Guard): Phrase {
  const ranked = rankBullets(draftBullets(prose), prose, centralWords(prose), project)
  const isFaithful = onceFor((draft: Phrase) => guard.checkClaim(finish(draft.text)).length === 0)
  const best =
    ranked
      .filter(({ text }) => countWords(text) >= 10)
      .slice(0, 20)
      .find(isFaithful) ?? ranked.slice(0, 20).find(isFaithful)
  const name = impersonal(project) ?? 'the tasks of the day'
  const { text, sources } = pad(lengthen(best ?? writeWithoutDeed(prose, name), prose), name)
  return { text: finish(text), sources: [...new Set(sources)] }
}

/** A deed told in a few words gets the clause of the text that says most about it. */
function lengthen(phrase: Phrase, prose: Prose): Phrase {
  if (countWords(phrase.text) >= 10) return phrase
  const likely = ({ likelihood }: Weighed) =>
    Math.max(likelihood.problem, likelihood.solution, likelihood.approach, likelihood.impact)
  const ranked = prose.all
    .filter((one) => !phrase.sources.includes(one) && one.likelihood.followup < 0.4 && likely(one) > 0.2)
    .sort((a, b) => likely(b) - likely(a))
  const room = LIMIT - countWords(phrase.text) - 1
  for (const tellMore of [explanationOf, reasonFor, statementOf]) {
    for (const one of ranked) {
      const more = tellMore(one, phrase.text, room)
      if (more) return { text: `${phrase.text}${more}`, sources: [...phrase.sources, one] }
    }
  }
  return phrase
}

/** "because ..." or "after ..." with a clause that needs nothing before it. */
function reasonFor(one: Weighed, text: string, room: number): string | undefined {
  const likely = Math.max(one.likelihood.solution, one.likelihood.approach, one.likelihood.impact)
  const isFault = one.likelihood.problem >= likely && one.features.includes('pure fault')
  const clause =
    isFault && !/^(?:if|unless|when)\b/i.test(one.body) ? plainClauseOf(one, text, room) : undefined
  return clause && `${isPast(clause) ? ' after ' : ' because '}${clause}`
}

/** As a last resort what the text says besides, in a statement of its own. */
function statementOf(one: Weighed, text: string, room: number): string | undefined {
  const clause = one.sentence.kind === 'prose' ? plainClauseOf(one, text, room) : undefined
  return clause && `; ${clause}`
}

function plainClauseOf(one: Weighed, text: string, room: number): string | undefined {
  for (const clause of statementsOf(splitLead(one.body).body)) {
    // What a thing is explains no deed.
    if (/^(?:\S+\s){1,3}is an?\s/.test(clause)) continue
    const plain = isPlainClause(clause) ? impersonal(clause) : undefined
    const short = plain && shorten(plain, room)
    if (short && isPlainClause(short) && !isTorn(short) && likeness(short, text) < 0.7) return short
  }
  return undefined
}

/** "Needed for the importer" belongs to what stands before it, and so does "This is a workaround that keeps the lock". */
const PARTICIPIAL =
  /^(?:needed|required|requested|reported|caused|based|inspired|triggered)\s(?:for|by|to|on|in)\s/i
const WHAT_IT_IS = /^(?:this|it) (?:is|was) ((?:an?|the (?:first|last|second|final)|part of)\s.+)$/i

function explanationOf(one: Weighed, text: string, room: number): string | undefined {
  const plain = impersonal(tidyPhrase(one.body).replace(/[.!]+$/, ''))
  const short = plain && shorten(plain, Math.min(room, 24))
  if (!short || isTorn(short) || countWords(short) < 4 || likeness(short, text) > 0.75) return undefined
  if (PARTICIPIAL.test(short)) return `, ${uncapitalise(short)}`
  const what = WHAT_IT_IS.exec(short)?.[1]
  return what && `, ${what}`
}

/** A bullet has at least ten words: a short deed says where it belongs, and as a last resort that no more is known. */
function pad(phrase: Phrase, project: string): Phrase {
  let { text } = phrase
  if (countWords(text) < 10 && likeness(project, text) < 0.4) text += ` as part of the work on ${project}`
  if (countWords(text) < 10)
    text += countWords(text) < 4 ? ', as noted in the work log of that day' : ', as noted in the work log'
  return { text, sources: phrase.sources }
}

/** A text that names no deed gets a modest opening that claims no more than it says. */
function writeWithoutDeed(prose: Prose, project: string): Phrase {
  const start = `worked on ${uncapitalise(project)}`
  const outcome = outcomePhrases(prose).find(
    (phrase) => countWords(start + phrase.text) <= LIMIT && likeness(project, phrase.text) < 0.75,
  )
  if (outcome && !isPlainClause(uncapitalise(project)))
    return { text: start + outcome.text, sources: outcome.sources }
  for (const one of [...prose.problem, ...prose.solution, ...prose.approach]) {
    const clause = uncapitalise(
      tidyPhrase(splitLead(one.body).body)
        .replace(/;\s.*$/, '')
        .replace(/[.!]+$/, ''),
    )
    const phrase = isPlainClause(clause) && !isAboutFaults(clause) ? impersonal(clause) : undefined
    const opening = prose.problem.includes(one) ? 'worked on an issue where' : `${start}, where`
    const short = phrase && shorten(phrase, LIMIT - countWords(opening))
    if (short && isPlainClause(short)) return { text: `${opening} ${short}`, sources: [one] }
  }
  return { text: start, sources: [] }
}

function finish(text: string): string {
  const clean = tidyPhrase(text).replace(/[,;:.\s]+$/, '')
  return `${clean.charAt(0).toUpperCase()}${capitalise(clean).slice(1)}.`
}
