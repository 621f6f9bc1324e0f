import { withSecondOrder } from './text/clauses/second-order.ts'
import { asBeforeAfter } from './text/figures/before-after.ts'
import { figureFirst } from './text/figures/figure-first.ts'
import { tellTurns } from './text/figures/figure-turn.ts'
import { withoutClosers } from './text/lines/closers.ts'
import { cellsOf, type Document, type Sentence } from './text/lines/document.ts'
import { withItsList } from './text/lines/list-taken-in.ts'
import { withoutOwnColon } from './text/lines/own-colon.ts'
import { isTelling } from './text/lines/telling.ts'
import { readTitle, type Title, withoutTicket } from './text/lines/title.ts'
import { mendedBelow, tellUnderHeading } from './text/lines/under-heading.ts'
import { nameThings } from './text/meaning/mended-by.ts'
import { tellOfChange } from './text/meaning/of-change.ts'
import { tellOfThings } from './text/meaning/of-thing.ts'
import { nameReasons } from './text/meaning/why-told.ts'
import { withoutChangeNamed } from './text/parting/change-named.ts'
import { splitDoing, tellDoing } from './text/parting/doing-told.ts'
import { splitEnds } from './text/parting/ends-joined.ts'
import { splitSoMended } from './text/parting/so-mended.ts'
import { splitResult, splitSplice } from './text/parting/split-clauses.ts'
import { splitStillToDo } from './text/parting/still-to-do.ts'
import { withoutNext } from './text/wording/before-next.ts'
import { withoutOpener } from './text/wording/behind-opener.ts'
import { didBy } from './text/wording/did-by.ts'
import { tellAsDone } from './text/wording/log-in-present.ts'
import { noLonger } from './text/wording/no-longer.ts'
import { asSentence } from './text/wording/note-form.ts'
import { tellShortNote, withFirstInFull } from './text/wording/short-note.ts'
import { writtenOut } from './text/wording/shorthand.ts'
import { toldPlainly } from './text/wording/told-plainly.ts'
import { withAnd } from './text/wording/with-and.ts'

/** A sentence, or a part of one, and what it says when it is told in full. */
export type ToldLine = {
  sentence: Sentence
  /** The parts of a subject line or an item. */
  parts: Title | undefined
  body: string
}

/** Writes out what sentences leave to those around them; headings, code, trailers and templates are left out. */
export function tellLines(document: Document, most: number): ToldLine[] {
  const total = document.sentences.length
  const name = document.title?.sentence.text ?? ''
  const sentences = document.sentences
    .filter(isTelling)
    .slice(0, most)
    .map(withoutClosers)
    .map((one) => (one.header ? { ...one, header: asBeforeAfter(one.header, name) } : one))
    .flatMap(splitEnds)
    .flatMap(splitResult)
    .flatMap(splitStillToDo)
    .flatMap((one) => (figureFirst(one.text) ? [one] : splitSplice(one)))
    .flatMap(splitSoMended)
    .flatMap(splitDoing)
  const written = tellAsDone(sentences, tellDoing(sentences, tellOfThings(sentences)).map(didBy))
    .map(writtenOut)
    .map(asSentence)
    .map(noLonger)
    .map(withoutOpener)
    .map(withoutNext)
    .map(toldPlainly)
    .map(withoutChangeNamed)
  const turned = tellTurns(sentences, withFirstInFull(sentences, tellOfChange(sentences, written)))
  const ofThings = tellShortNote(sentences, nameThings(sentences, nameReasons(sentences, turned)))
  return sentences.map((sentence, at) => {
    const parts = isLine(sentence, total) ? readTitle(sentence.text, sentence.kind === 'item') : undefined
    const listed = withItsList(sentences, at)
    const line = sentence.header
      ? tellRow(sentence.text, sentence.header)
      : parts && ofThings[at] === sentence.text
        ? sentence.text.slice(parts.start, parts.end).trim()
        : withoutTicket(ofThings[at] ?? sentence.text)
    const body = parts ? withSecondOrder(line) : line
    const whole = withAnd(
      listed ??
        mendedBelow(sentence.headings.at(-1) ?? name, body) ??
        tellUnderHeading(sentence, body, sentences[at + 1]?.block !== sentence.block) ??
        body,
    )
    // What was measured is named by the line above it.
    const isOfFigures = /\d/.test(sentences[at + 1]?.text ?? '')
    return { sentence, parts, body: isOfFigures ? whole : withoutOwnColon(whole) }
  })
}

/** A subject line, an item of a list, or one line that is all of the note. */
function isLine({ kind }: Sentence, total: number): boolean {
  return kind === 'title' || kind === 'item' || (kind === 'prose' && total === 1)
}

const WORK_COLUMN =
  /^(?:tasks?|descriptions?|activit(?:y|ies)|work(?: done)?|what(?: (?:I|we) did)?|details|done)$/i
const TIME_COLUMN = /^(?:time|hours?|h|duration|day|date|week)\b/i

/** "| Uniform | 10 | 12 |" under "| Case | New | Old |" reads "Uniform: New 10, Old 12". */
function tellRow(row: string, header: readonly string[]): string {
  const [first = '', ...cells] = cellsOf(row)
  // A timesheet's row is what was done, the day and the hours aside.
  const work = header.findIndex((name) => WORK_COLUMN.test(name))
  const done = work > 0 ? (cells[work - 1] ?? '') : ''
  if (done.includes(' ') && header.some((name) => TIME_COLUMN.test(name))) return done
  const told = cells.flatMap((cell, index) => (cell ? [`${header[index + 1] ?? ''} ${cell}`.trim()] : []))
  return first ? `${first}: ${told.join(', ')}` : told.join(', ')
}
