import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import type { Guard } from '../ground.ts'
import { splitLead } from '../text/clauses.ts'
import { centralWords } from './central.ts'
import { likeness } from './deeds.ts'
import { type Draft, draftBullets, LIMIT } from './drafts.ts'
import { outcomePhrases } from './outcome.ts'
import { isPlainClause } from './plain.ts'
import { rankBullets } from './rank.ts'
import { capitalise, countWords, tidyPhrase, uncapitalise } from './tidy.ts'
import { impersonal, shorten } from './trim.ts'
import type { Phrase } from './trouble.ts'

/** One sentence for a CV: the deed, how it was done where the text says so, and what came of it. */
export function writeBullet(prose: Prose, project: string, guard: Guard): Phrase {
  const ranked = rankBullets(draftBullets(prose), prose, centralWords(prose))
  const best = ranked.slice(0, 20).find((draft) => guard.checkClaim(finish(draft.text)).length === 0)
  const chosen = best ? lengthen(best, prose) : writeWithoutDeed(prose, project)
  const { text, sources } = pad(chosen, project)
  return { text: finish(text), sources: [...new Set(sources)] }
}

/** A deed told in a few words gets the clause of the text that says most about it. */
function lengthen(draft: Draft, prose: Prose): Phrase {
  if (countWords(draft.text) >= 10) return draft
  const likely = (one: Weighed) =>
    Math.max(one.likelihood.problem, one.likelihood.solution, one.likelihood.approach)
  const ranked = prose.all
    .filter((one) => !draft.sources.includes(one) && one.likelihood.followup < 0.4)
    .sort((a, b) => likely(b) - likely(a))
  for (const one of ranked) {
    const clause = uncapitalise(tidyPhrase(splitLead(one.body).body).replace(/[.!]+$/, ''))
    if (one.likelihood.problem < 0.25 || !isPlainClause(clause)) continue
    const phrase = impersonal(` because ${clause}`)
    const short = phrase && shorten(phrase, LIMIT - countWords(draft.text))
    if (short && isPlainClause(short.trim().replace(/^\w+\s/, '')))
      return { text: `${draft.text} ${short.trim()}`, sources: [...draft.sources, one] }
  }
  return draft
}

/** A bullet has at least ten words: a short deed says where it belongs, and as a last resort that no more is known. */
function pad(phrase: Phrase, project: string): Phrase {
  let { text } = phrase
  if (countWords(text) < 10 && likeness(project, text) < 0.4) text += ` as part of the work on ${project}`
  if (countWords(text) < 10) text += ', a piece of work logged without further details'
  return { text, sources: phrase.sources }
}

/** A text that names no deed gets a modest opening that claims no more than it says. */
function writeWithoutDeed(prose: Prose, project: string): Phrase {
  const start = `worked on ${uncapitalise(project)}`
  const outcome = outcomePhrases(prose).find((phrase) => countWords(start + phrase.text) <= LIMIT)
  if (outcome) return { text: start + outcome.text, sources: outcome.sources }
  for (const one of [...prose.solution, ...prose.problem, ...prose.approach]) {
    const clause = uncapitalise(tidyPhrase(one.body).replace(/[.!]+$/, ''))
    const phrase = isPlainClause(clause) ? impersonal(`, where ${clause}`) : undefined
    const short = phrase && shorten(phrase, LIMIT - countWords(start))
    if (short) return { text: start + short, sources: [one] }
  }
  return { text: start, sources: [] }
}

function finish(text: string): string {
  const clean = tidyPhrase(text).replace(/[,;:.\s]+$/, '')
  return `${clean.charAt(0).toUpperCase()}${capitalise(clean).slice(1)}.`
}
