import { CALLED_PROJECT, NAMED_PROJECT } from '../../lexicon/project-frames.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import type { Document, Sentence } from '../../text/lines/document.ts'
import { ALONE, isGeneric, isTold, isVague, LONGEST, type Named, nameAt } from './project-names.ts'
import { nameOfTitle } from './project-title.ts'

/** In how many sentences from the beginning a text says how its project is called. */
const INTRODUCED = 8

/** "My project **Tidebox**": the bold words are its name. */
const BEFORE_BOLD = /\b(?:[Mm]y|[Oo]ur) project:? $/

/** The name that the text itself calls its project by. */
export function findCalled({ sentences }: Document): Named[] | undefined {
  for (const sentence of sentences.filter((one) => isTold(one)).slice(0, INTRODUCED)) {
    const bold = sentence.marks.find(({ kind }) => kind === 'strong')
    const place = bold ? { sentence, start: bold.start, end: bold.end } : undefined
    if (place && BEFORE_BOLD.test(sentence.text.slice(0, place.start)) && isFit(nameAt(place))) return [place]
    for (const frame of [CALLED_PROJECT, ...NAMED_PROJECT]) {
      const name = frame.exec(sentence.text)?.[1] ?? ''
      const start = sentence.text.indexOf(name)
      if (isFit(name)) return [{ sentence, start, end: start + name.length }]
    }
  }
  return undefined
}

function isFit(name: string): boolean {
  return name !== '' && name.length <= ALONE && !isGeneric(name) && !isVague(name)
}

/** "Project: checkout" settles it. */
export function findLabelled({ sentences }: Document): Named[] | undefined {
  for (const sentence of sentences) {
    const match = /^(?:project|ticket|feature|jira|epic|story)\s?(?:name|id)?\s?:\s+(?=\S)/i.exec(
      sentence.text,
    )
    const isLabelled =
      sentence.label !== undefined && /^(?:project|ticket|feature|jira|epic)$/i.test(sentence.label)
    if (!match && !isLabelled && !isBelowLabel(sentence)) continue
    const start = match?.[0].length ?? 0
    if (isGeneric(sentence.text.slice(start)) && !/\d/.test(sentence.text.slice(start))) continue
    return [
      toBuild(sentence, start) ?? { sentence, start, end: Math.min(sentence.text.length, start + LONGEST) },
    ]
  }
  return undefined
}

/** "Project: Build a tide clock that rings before the flood" tells what is built, and what for. */
function toBuild(sentence: Sentence, start: number): Named | undefined {
  const verb = /^(\p{L}+) (?:an?|the|our|my) /u.exec(sentence.text.slice(start))?.[1]
  return verb && verbIn(verb, 'base')?.isWork
    ? nameOfTitle(sentence, start, sentence.text.length, ALONE)
    : undefined
}

/** "TideBox" alone below the heading "Project". */
function isBelowLabel({ kind, headings, opensBlock, text }: Sentence): boolean {
  return (
    kind === 'prose' &&
    opensBlock &&
    /^project(?:\sname)?$/i.test(headings.at(-1) ?? '') &&
    /^\p{Lu}[^.!?:;]{1,40}$/u.test(text) &&
    text.split(' ').length <= 4
  )
}
