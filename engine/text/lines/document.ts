import type { TextRange } from '../../../contract/snaps.ts'
import { guessHeadingRole, roleOfHeading, type SectionRole } from '../../lexicon/headings.ts'
import { saysWrong } from '../clauses/fault-head.ts'
import { asMarkdown } from '../paste/as-markdown.ts'
import { announcesGuess, announcesPlans, goesOnToPlans, isBareLine } from '../wording/announced-plans.ts'
import { asMeant } from '../wording/as-meant.ts'
import { type Block, type BlockKind, readBlocks } from './blocks.ts'
import { IS_DONE } from './done-after-plans.ts'
import {
  ASKS_WHY,
  aimBefore,
  answersCause,
  readLabel,
  roleAsTold,
  strongLabel,
  toldInHeading,
  WHY,
} from './front-labels.ts'
import { withHarm } from './harm-section.ts'
import { headingLevel, itemLevel, QUESTION } from './heading-level.ts'
import { type Mark, stripInline } from './inline.ts'
import { joinLines } from './joined-lines.ts'
import { readLines } from './lines.ts'
import { entryOf } from './log-rows.ts'
import { type MappedText, rangeOf, sliceMapped } from './mapped-text.ts'
import { cutEndless, splitSentences } from './sentences.ts'
import { hasStarInitials, starInitial } from './star-initials.ts'
import { withOwnHead } from './stated-head.ts'
import { readTitle, saysThatItIs, type Title } from './title.ts'

export type SentenceKind = 'title' | BlockKind

/** One sentence, heading, list item or line of machine output, cleaned, with its way back into the description. */
export type Sentence = {
  /** Place among the document's sentences. */
  index: number
  kind: SentenceKind
  /** Without Markdown, links' targets, emoji and list marks; straight quotes; one space between words. */
  text: string
  offsets: readonly number[]
  /** Where it stands in the description. */
  range: TextRange
  /** Stretches of `text` that were code, links, addresses or bold. */
  marks: readonly Mark[]
  /** The headings above it, outermost first. */
  headings: readonly string[]
  /** What the nearest heading or the label in front announces. */
  section?: SectionRole
  /** A label taken off the front, such as "Root cause". */
  label?: string
  /** Number of its block, and whether it opens it. */
  block: number
  opensBlock: boolean
  level: number
  box?: 'ticked' | 'empty'
  /** For a list item: the sentence with a colon that announces the list. */
  leadIn?: string
  /** For a table row: the cells of the table's first row. */
  header?: readonly string[]
}

export type Document = {
  raw: string
  sentences: readonly Sentence[]
  /** The subject line or main heading, if the text has one. */
  title?: { sentence: Sentence; parts: Title }
}

type Heading = {
  text: string
  level: number
  role?: SectionRole | undefined
  isTight?: boolean
  /** An item with its own list set in below it, which says nothing of the items beside it. */
  isNested?: boolean
  /** Where it heads a cause and its cure, and what stands below has come to the cure. */
  isAnswered?: boolean
}

/** More blocks than a hundred pages have; what comes after says nothing new about one piece of work. */
const BLOCK_LIMIT = 2500

/** So many paragraphs a plain note has. */
const PLAIN = 5

const NAMES_TITLE = /^(?:(?:PR|MR|pull request|commit|issue)\s)?title:?$/i

/** Reads a description into sentences that know their kind, their section and their place. */
export function readDocument(raw: string): Document {
  const blocks = withOwnHead(readBlocks(readLines(asMeant(asMarkdown(raw)))).slice(0, BLOCK_LIMIT))
  const isPlainNote = blocks.length <= PLAIN && blocks.every(({ kind }) => kind === 'prose')
  const sentences: Sentence[] = []
  const headings: Heading[] = []
  const labelOf = hasStarInitials(raw) ? (text: string) => starInitial(text) ?? readLabel(text) : readLabel
  let title: Document['title']
  let leadIn: string | undefined
  let isPlanned = false
  let isGuessed = false
  let header: readonly string[] | undefined
  blocks.forEach((block, index) => {
    const { mapped, marks } =
      block.kind === 'code' ? { mapped: joinLines(block), marks: [] } : stripInline(joinLines(block))
    if (!/[\p{L}\p{N}]/u.test(mapped.text)) return
    const next = blocks[index + 1]
    const base = { block: index, level: block.level, ...(block.box ? { box: block.box } : {}) }
    // "## Title": the line below it is.
    if (sentences.length === 0 && next && NAMES_TITLE.test(mapped.text)) return
    if (
      !title &&
      sentences.every(({ kind }) => kind === 'trailer') &&
      isTitle(block, mapped.text, next) &&
      !(isPlainNote && saysWrong(mapped.text))
    ) {
      const sentence = makeSentence(mapped, marks, {
        ...base,
        kind: 'title',
        headings: [],
        opensBlock: true,
        index: 0,
      })
      sentences.push(sentence)
      title = { sentence, parts: readTitle(mapped.text) }
      return
    }
    if (block.kind !== 'item' && block.kind !== 'code') leadIn = undefined
    if (block.kind === 'row') header ??= cellsOf(mapped.text)
    else header = undefined
    const level = headingLevel(block, mapped.text, marks, next)
    if (level !== undefined) {
      isPlanned = false
      while (headings.length && (headings.at(-1)?.level ?? 0) >= level) headings.pop()
      // A page that is called "Release notes" holds nothing else.
      const isPage =
        sentences.length === 0 && /^\W*(?:release ?notes?|changelog|documentation)\W*$/i.test(mapped.text)
      const role = isPage ? undefined : guessHeadingRole(mapped.text)
      const announced = headings.findLast((heading) => heading.role)?.role
      const told = announced === 'followup' || role === 'followup' ? undefined : toldInHeading(mapped.text)
      const head = told ? sliceMapped(mapped, 0, told.start) : mapped
      const isTight = block.kind === 'prose' && next?.opens === false
      const isNested = block.kind === 'item' && next?.kind === 'item' && next.level > block.level
      const { text } = told?.label ? head : mapped
      headings.push({ text: text.replace(/:$/, ''), level, role, isTight, isNested })
      const above = headings.map((h) => h.text)
      if (head.text)
        sentences.push(
          makeSentence(head, moveMarks(marks, 0, head.text.length), {
            ...base,
            kind: 'heading',
            headings: above.slice(0, -1),
            opensBlock: true,
            index: sentences.length,
            ...(role ? { section: role } : {}),
          }),
        )
      if (told) {
        const section = told.role ?? announced
        const body = sliceMapped(mapped, told.start, mapped.text.length)
        sentences.push(
          makeSentence(body, moveMarks(marks, told.start, body.text.length), {
            ...base,
            kind: 'prose',
            headings: above,
            opensBlock: true,
            index: sentences.length,
            ...(told.label ? { label: told.label } : {}),
            ...(section ? { section } : {}),
          }),
        )
      }
      return
    }
    while (headings.at(-1)?.isNested && endsItem(headings.at(-1), block)) headings.pop()
    const nearest = headings.at(-1)
    // "Links:" with its links right below it says nothing of the next paragraph.
    if (nearest?.isTight && nearest.role === 'boilerplate' && block.kind === 'prose' && block.opens)
      headings.pop()
    if (block.kind !== 'item' && !(block.kind === 'prose' && (isGuessed || isBareLine(mapped.text))))
      isPlanned = false
    isGuessed = false
    const isTimed = block.kind === 'row' && /^\W*time\b/i.test(header?.[0] ?? '')
    const announced = isPlanned
      ? 'followup'
      : (headings.findLast((heading) => heading.role)?.role ?? (isTimed ? 'timeline' : undefined))
    // What was ticked off among the goals is no plan any more.
    const section = announced === 'followup' && block.box === 'ticked' ? 'solution' : announced
    const label =
      block.kind === 'code' || block.kind === 'row'
        ? undefined
        : (labelOf(mapped.text) ??
          strongLabel(mapped.text, marks) ??
          (block.kind === 'item' ? aimBefore(mapped.text, marks) : undefined))
    const from = label?.end ?? 0
    const body = sliceMapped(mapped, from, mapped.text.length)
    const shift = mapped.text.length - body.text.length - (mapped.text.length - mapped.text.trimEnd().length)
    const bodyMarks = moveMarks(marks, shift, body.text.length)
    const entry = block.kind === 'row' ? entryOf(body.text) : undefined
    const kind = entry ? 'item' : block.kind
    if (entry) {
      const stamps = sliceMapped(body, 0, entry.start - 1)
      sentences.push(
        makeSentence(stamps, moveMarks(bodyMarks, 0, stamps.text.length), {
          ...base,
          kind: 'trailer',
          headings: headings.map((heading) => heading.text),
          opensBlock: true,
          index: sentences.length,
        }),
      )
    }
    const parts = entry
      ? sentencesIn(body.text, bodyMarks, entry)
      : isProse(block.kind)
        ? splitSentences(body.text, bodyMarks)
        : cutEndless(body.text, { start: 0, end: body.text.length })
    let lastRole: SectionRole | undefined
    const said = parts.map(({ start, end }) => body.text.slice(start, end).trim())
    parts.forEach((part, order) => {
      // "Moved the pump. Why? It froze": what is asked announces the next sentence.
      if (order > 0 && ASKS_WHY.test(said[order] ?? '')) return
      const isAnswer = order > 1 && ASKS_WHY.test(said[order - 1] ?? '')
      // "Root cause: ... Fix: ... Result: ..." on one line.
      const named = order > 0 && isProse(block.kind) ? labelOf(said[order] ?? '') : label
      const own = isAnswer ? WHY : named
      const inner = order > 0 && own ? own.end + leadingSpace(body.text.slice(part.start)) : 0
      const piece = sliceMapped(body, part.start + inner, part.end)
      if (!piece.text) return
      const lead = part.start + inner + leadingSpace(body.text.slice(part.start + inner))
      // Under what is still to do a label names the kind of work, unless it says that it is done.
      const head = headings.findLast((heading) => heading.role)
      if (head && !head.isAnswered && answersCause(head.text, piece.text)) head.isAnswered = true
      const under = head?.isAnswered ? 'solution' : roleAsTold(section, head?.text, piece.text)
      const role =
        section === 'followup' && (own?.role !== 'solution' || /^action/i.test(own.text))
          ? section
          : ((own ? roleAsTold(own.role, own.text, piece.text) : undefined) ??
            (IS_DONE.test(piece.text) ? undefined : lastRole) ??
            under)
      // "Next steps: write the docs. Publish them." goes on to the end of the line.
      lastRole = role === 'followup' ? role : undefined
      sentences.push(
        makeSentence(piece, moveMarks(bodyMarks, lead, piece.text.length), {
          ...base,
          kind,
          headings: headings.map((heading) => heading.text),
          opensBlock: order === 0,
          index: sentences.length,
          ...(role ? { section: role } : {}),
          ...(own ? { label: own.text } : {}),
          ...(leadIn && block.kind === 'item' ? { leadIn } : {}),
          ...(header && !entry ? { header } : {}),
        }),
      )
    })
    if (block.kind === 'prose' && /:$/.test(body.text)) {
      leadIn = sentences.at(-1)?.text
      isGuessed = announcesGuess(leadIn ?? '')
      isPlanned = isGuessed || announcesPlans(leadIn ?? '')
    } else if (next?.kind === 'item') isPlanned ||= goesOnToPlans(block.kind, body.text)
  })
  return { raw, sentences: withHarm(sentences), ...(title ? { title } : {}) }
}

/** Where a stretch of a sentence's text stands in the description. */
export function rangeIn(sentence: Sentence, start: number, end: number): TextRange {
  return rangeOf(sentence, start, end)
}

/** Whether a position of the sentence's text lies in code or in an address. */
export function isMasked(sentence: Sentence, position: number): boolean {
  return sentence.marks.some(
    (mark) => (mark.kind === 'code' || mark.kind === 'url') && mark.start <= position && position < mark.end,
  )
}

/** The cells of a table row, without their bars. */
export function cellsOf(row: string): string[] {
  return row
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim())
}

function makeSentence(
  mapped: MappedText,
  marks: readonly Mark[],
  rest: Omit<Sentence, 'text' | 'offsets' | 'range' | 'marks'>,
): Sentence {
  return { text: mapped.text, offsets: mapped.offsets, range: rangeOf(mapped), marks, ...rest }
}

function moveMarks(marks: readonly Mark[], shift: number, length: number): Mark[] {
  return marks
    .filter((mark) => mark.end > shift && mark.start < shift + length)
    .map((mark) => ({
      ...mark,
      start: Math.max(0, mark.start - shift),
      end: Math.min(length, mark.end - shift),
    }))
}

/** The sentences of a stretch of a block. */
function sentencesIn(text: string, marks: readonly Mark[], { start, end }: { start: number; end: number }) {
  return splitSentences(text.slice(start, end), moveMarks(marks, start, end - start)).map((part) => ({
    start: part.start + start,
    end: part.end + start,
  }))
}

/** Whether a block stands beside an item that heads its own list, and no longer below it. */
function endsItem(heading: Heading | undefined, { kind, level, opens }: Block): boolean {
  return kind === 'item' ? itemLevel(level) <= (heading?.level ?? 0) : kind === 'prose' && opens
}

function leadingSpace(text: string): number {
  return text.length - text.trimStart().length
}

function isProse(kind: BlockKind): boolean {
  return kind === 'prose' || kind === 'item' || kind === 'quote'
}

/** A subject line stands alone on the first line; a first heading does as well, unless it only announces a role. */
function isTitle(block: Block, text: string, next: Block | undefined): boolean {
  if (QUESTION.test(text) && guessHeadingRole(text)) return false
  if (block.kind === 'heading') return block.level <= 3 && !roleOfHeading(text)
  if (block.kind !== 'prose' || block.lines.length !== 1) return false
  // A line alone is a subject line if it says so itself: "fix(parser): ...", "parser: skip empty rows".
  if (!next?.opens && !((next?.kind ?? 'trailer') === 'trailer' && saysThatItIs(text))) return false
  return (
    text.length <= (readTitle(text).start > 0 ? 240 : 140) &&
    !/[:;,]$/.test(text) &&
    // A first sentence is no subject line.
    !(
      /\.$/.test(text) &&
      (text.split(' ').length > 14 || /^(?:the|a|an|our|my|some|since|when|after|last)\s/i.test(text))
    ) &&
    !/[.!?]\s+[^\s(]/.test(text) &&
    !/^(?:i|i'm|i've|we|hi|hello|hey|today|yesterday|this)\b/i.test(text)
  )
}
