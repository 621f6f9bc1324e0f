import type { Prose } from '../facts/prose.ts'
import { centralWords } from './central.ts'
import { likeness } from './deeds.ts'
import { draftBullets, LIMIT } from './drafts.ts'
import { outcomePhrases } from './outcome.ts'
import { isPlainClause } from './plain.ts'
import { rankBullets } from './rank.ts'
import { capitalise, countWords, tidyPhrase, uncapitalise } from './tidy.ts'
import { impersonal, shorten } from './trim.ts'
import type { Phrase } from './trouble.ts'

/** One sentence for a CV: the deed, how it was done where the text says so, and what came of it. */
export function writeBullet(prose: Prose, project: string): Phrase {
  const [best] = rankBullets(draftBullets(prose), prose, centralWords(prose))
  const { text, sources } = pad(best ?? writeWithoutDeed(prose, project), project)
  return { text: finish(text), sources: [...new Set(sources)] }
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
