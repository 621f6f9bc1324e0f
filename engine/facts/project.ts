import type { TextRange } from '../../contract/snaps.ts'
import type { Document } from '../text/document.ts'
import { rangeIn } from '../text/document.ts'
import { verbIn } from '../text/verbs.ts'
import { findInBody, findOwned, stemsOf } from './project-body.ts'
import { ALONE, isGeneric, isTold, LONGEST, type Named, withoutDates } from './project-names.ts'
import { findInTitle, nameOfDeed } from './project-title.ts'

export type FoundProject = { project: string; ranges: TextRange[]; note?: string }

/** The ticket, project or feature as the text names it; never empty, at most 80 characters. */
export function findProject(document: Document): FoundProject {
  const places =
    findLabelled(document) ??
    findAnnounced(document) ??
    (isJournal(document) ? findOwned(document) : undefined) ??
    echoed(document, findInTitle(document)) ??
    findInBody(document)
  const project = places
    .map(({ sentence, start, end }) => sentence.text.slice(start, end).trim())
    .join(' ')
    .slice(0, LONGEST)
    .trim()
  if (!project)
    return { project: 'Untitled work', ranges: [], note: 'No project, ticket or feature is named.' }
  return { project, ranges: places.map(({ sentence, start, end }) => rangeIn(sentence, start, end)) }
}

/** "Title: Slow image proxy" and the subject of a mail say it as a title does. */
function findAnnounced({ sentences }: Document): Named[] | undefined {
  for (const sentence of sentences.slice(0, 8)) {
    const lead = /^(?:title|subject|topic|betreff)\s?:\s+(?:(?:re|fwd?|aw|wg)\s?:\s*)*(?=\S)/i.exec(
      sentence.text,
    )
    if (!lead || isGeneric(sentence.text.slice(lead[0].length))) continue
    const name = nameOfDeed(sentence, lead[0].length, sentence.text.length, ALONE)
    if (name) return [name]
  }
  return undefined
}

/** The title's name, unless the diary below it never comes back to it: "Not my finest hour" names no work. */
function echoed({ title, sentences }: Document, places: Named[] | undefined): Named[] | undefined {
  if (!title || !places || places.length > 1 || title.parts.start > 0) return places
  // "Week 8: Image viewer" and "Lab book, mapping" have set their matter apart.
  if (/\p{L}[^:,|]*(?:[:,|]| [-\u2013\u2014]) $/u.test(title.sentence.text.slice(0, places[0]?.start)))
    return places
  const told = sentences.filter((sentence) => isTold(sentence))
  const isDiary = told.some(({ text }) => /\b(?:I|I'm|I've|my|me)\b|\bi\b(?!\.)/.test(text))
  const opening = /^\p{L}+/u.exec(title.sentence.text)?.[0] ?? ''
  if (!isDiary || verbIn(opening, 'base', 'past', 'ing') || /^(?:i|we|how)$/i.test(opening)) return places
  const body = told.map(({ text }) => text.toLowerCase()).join(' ')
  const name = places.map(({ sentence, start, end }) => sentence.text.slice(start, end)).join(' ')
  const isEchoed = stemsOf(name).some((stem) => body.includes(stem.slice(0, Math.max(4, stem.length - 2))))
  return isEchoed ? places : undefined
}

/** Whether the title opens with a date, as an entry of a journal does. */
function isJournal({ title }: Document): boolean {
  return title !== undefined && withoutDates(title.sentence, 0, title.sentence.text.length)?.start !== 0
}

/** "Project: checkout" settles it. */
function findLabelled({ sentences }: Document): Named[] | undefined {
  for (const sentence of sentences) {
    const match = /^(?:project|ticket|feature|jira|epic|story)\s?(?:name|id)?\s?:\s+(?=\S)/i.exec(
      sentence.text,
    )
    const isLabelled =
      sentence.label !== undefined && /^(?:project|ticket|feature|jira|epic)$/i.test(sentence.label)
    if (!match && !isLabelled) continue
    const start = match?.[0].length ?? 0
    if (isGeneric(sentence.text.slice(start)) && !/\d/.test(sentence.text.slice(start))) continue
    return [{ sentence, start, end: Math.min(sentence.text.length, start + LONGEST) }]
  }
  return undefined
}
