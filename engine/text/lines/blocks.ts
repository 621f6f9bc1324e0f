import { hasDigit } from '../patterns/characters.ts'
import { isBareHead, isLogHead } from './bare-heads.ts'
import { dayMark, readsJotted } from './day-marks.ts'
import {
  headsFigures,
  isComparedFigure,
  isSourceLine,
  isTimed,
  looksLikeCode,
  looksLikeCommand,
  looksLikeProse,
} from './fenced.ts'
import { startsWithLabel } from './front-labels.ts'
import { ITEM, isWrapped, type Line } from './lines.ts'
import { messageHead, SUBJECT } from './message-head.ts'
import { isNotDone, pictureAt } from './pictures.ts'
import { timedLine } from './timed-lines.ts'
import { isOrderOfPart } from './title.ts'
import { isTrailer, isWrittenDownBy } from './trailers.ts'
import { endsStatement, isOpen, isSignOff, opensSentence, saysWhichBelow } from './typed-lines.ts'

export type BlockKind = 'heading' | 'prose' | 'item' | 'quote' | 'row' | 'code' | 'data' | 'trailer'

/** Consecutive lines that belong together, each with the place where its content starts after list marks and the like. */
export type Block = {
  kind: BlockKind
  /** Where `ends`, the writer ended a statement with the line and left the full stop out. */
  lines: { text: string; start: number; ends?: boolean }[]
  /** Heading level, or depth of a list item. */
  level: number
  /** A task list's box: ticked, empty, or none. */
  box?: 'ticked' | 'empty'
  /** Whether an empty line, a heading or the start of the text stands before it. */
  opens: boolean
}

const FENCE = /^\s{0,8}(`{3,}|~{3,})/
/** Some forget the space behind the marks; a single one may open a number or a tag. */
const HEADING = /^\s{0,3}(#{1,6}(?=\s)|#{2,6}(?=[\p{L}\d]))\s*(\S(?:.*[^\s#])?)[\s#]*$/u
/** A tick, or the word that stands for one. */
const BOX =
  /^(?:\[(\s{0,2}(?:[xX\u2713\u2714\u2705]\ufe0f?)?\s?)\]|(?:\*\*)?(DONE|FIXED|NOT DONE|TODO|WIP)(?:\*\*)?:?)\s+(?:>\s+)?(?=\S)/
const MACHINE_LINE =
  /[\u2500-\u257f]|\bns\/op\b|^\s*(?:at\s+\S+\(|\$\s|>>>\s|diff --git|@@ |\+\+\+ |--- [ab]\/)|^\s*[\w./-]+:\d+:\d+:|^\s*\d{1,2}:\d{2}(:\d{2})?\s*$|^(?:goos|goarch|pkg|cpu):\s/

/** What a program prints when it falls, or when it is asked what has changed. */
const PRINTED =
  /^\s*\S+(?:\s=>\s\S+)?\s+\|\s+(?:\d+\s[+-]+\s*$|Bin\b)|^\s*\d+ files? changed(?:,\s\d|\s*$)|^\s*File "[^"]+", line \d+|^\s*Traceback \(most recent call|^(?:[\w.]+\.)?[A-Z]\w*(?:Error|Exception)(?::\s|$)|^\s*(?:Caused by|Exception in thread)\b.*(?:Error|Exception)\b|^(?:\s*In file included |\s+)from\s\S+:\d+[:,]|^\s*g?make(?:\[\d+\])?:\s(?:\*\*\*|Entering|Leaving)\s|^\s*==\d+==|\(cost=\d[\d.]* rows=\d+ width=\d+\)|^\s*#\d+\s+0x[\da-f]|^\s*\d+ \|\s{2,}\S|^\s*\|\s+[~^]|^\s*(?:=== RUN|--- (?:FAIL|PASS|SKIP):)\s|^\s*[\w./+-]+:\d+(?::\d+)?:\s(?:fatal )?(?:error|warning|note|Expected):\s/

/** Cuts a description into blocks: headings, paragraphs, list items, quotes, table rows, code and output of machines. */
export function readBlocks(lines: Line[]): Block[] {
  const blocks: Block[] = []
  let current: Block | undefined
  let fence: string | undefined
  let timed: ReturnType<typeof timedLine>
  let isAfterBlank = true
  let isComment = false
  const add = (kind: BlockKind, line: Line, skip: number, more: Partial<Block> = {}) => {
    current = { kind, level: 0, lines: [contentOf(line, skip)], opens: isAfterBlank, ...more }
    blocks.push(current)
    isAfterBlank = kind === 'heading'
    return current
  }
  const mail = messageHead(lines)
  const isDiary = lines.filter(({ text }) => dayMark(text)).length > 1
  const jotted = readsJotted(lines)
  lines.forEach((line, index) => {
    const { text } = line
    if (index < mail) {
      const subject = SUBJECT.exec(text)?.[0]
      add(subject ? 'prose' : 'trailer', line, subject?.length ?? 0)
      current = undefined
      isAfterBlank = true
      return
    }
    if (isComment || /^\s*<!--/.test(text)) {
      isComment = !text.includes('-->')
      current = undefined
      return
    }
    const mark = FENCE.exec(text)?.[1]
    if (fence === undefined && current?.kind === 'prose' && isUnderline(text, current)) {
      current.kind = 'heading'
      current.level = 2
      current = undefined
      isAfterBlank = true
      return
    }
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = current = undefined
      else if (timed?.index === index)
        add('data', line, 0, {
          lines: [{ text: text.slice(timed.start, timed.end), start: line.start + timed.start }],
        })
      else if (text.trim())
        add(looksLikeProse(text) ? 'prose' : isComparedFigure(text) ? 'data' : 'code', line, 0)
      return
    }
    if (mark) {
      fence = mark
      timed = timedLine(blocks.at(-1)?.lines.at(-1)?.text ?? '', lines, index + 1, mark)
      return
    }
    if (!text.trim() || /^\s*(?:[-*_]\s*){3,}$|^\+{3}\s*$/.test(text)) {
      if (current?.kind === 'prose' && isShort(current) && /^\s*-{3,}\s*$/.test(text)) {
        current.kind = 'heading'
        current.level = 2
      }
      isAfterBlank = true
      current = current?.kind === 'item' ? { ...current, lines: [] } : undefined
      return
    }
    if (/^\s*={3,}\s*$/.test(text)) {
      if (current?.kind === 'prose') {
        current.kind = 'heading'
        current.level = 1
      }
      current = undefined
      return
    }
    const heading = HEADING.exec(text)
    if (heading && !isWrittenDownBy(text)) {
      const [, marks = '#', words = ''] = heading
      const start = text.indexOf(words)
      add('heading', line, start, {
        level: marks.length,
        lines: [{ text: words, start: line.start + start }],
      })
      current = undefined
      return
    }
    if (isBareHead(lines, index) || isLogHead(lines, index)) {
      add('heading', line, 0, { level: isLogHead(lines, index) ? 1 : 7 })
      current = undefined
      return
    }
    if (/^\s*\|.*\|/.test(text) || isTableRule(text) || isBareRow(lines, index)) {
      if (/[^\s:|-]/.test(text)) add('row', line, 0)
      current = undefined
      return
    }
    // Below an item a quote stands as far in as the item's own text.
    const isBelow = current?.kind === 'item' || current?.kind === 'quote'
    const quote = (isBelow ? /^\s*(?:>\s?)+/ : /^\s{0,3}(?:>\s?)+/).exec(text)
    if (quote && text.trim() !== '>') {
      if (current?.kind === 'quote' && !isAfterBlank) current.lines.push(contentOf(line, quote[0].length))
      else add('quote', line, quote[0].length)
      return
    }
    if (isTrailer(text)) {
      add('trailer', line, 0)
      current = undefined
      return
    }
    const day = (isDiary ? dayMark(text) : undefined) ?? jotted(text)
    if (day) {
      add('heading', line, 0, { level: 7, lines: [{ text: day.day, start: line.start + day.at }] })
      add('prose', line, day.end)
      return
    }
    const item = ITEM.exec(text) ?? pictureAt(lines, index)
    if (item) {
      const box = BOX.exec(text.slice(item[0].length))
      add('item', line, item[0].length + (box?.[0].length ?? 0), {
        level: Math.floor(line.indent / 2),
        ...(isNotDone(item[0])
          ? { box: 'empty' }
          : box
            ? { box: box[1]?.trim() === '' || /^(?:NOT|TODO|WIP)/.test(box[2] ?? '') ? 'empty' : 'ticked' }
            : {}),
      })
      return
    }
    if (PRINTED.test(text) || headsFigures(text) || isSourceLine(text)) {
      add('code', line, 0)
      return
    }
    if (MACHINE_LINE.test(text) || isMeasurement(text) || isTimed(text)) {
      add('data', line, 0)
      current = undefined
      return
    }
    // "Start it with:" shows a command below it.
    const isShown = looksLikeCommand(text) && /:\s*$/.test(blocks.at(-1)?.lines.at(-1)?.text ?? '')
    const isCode = line.indent >= 4 ? looksLikeCode(text) : line.indent >= 2 && isShown
    if (isCode && isAfterBlank && current?.kind !== 'item') {
      add('code', line, 0)
      return
    }
    if (current?.kind === 'code' && line.indent >= 4) {
      add('code', line, 0)
      return
    }
    const previous = lines[index - 1]
    if (
      index === 1 &&
      current?.kind === 'prose' &&
      ((previous && isSubject(previous, line, lines, index)) || REPORT.test(text))
    ) {
      isAfterBlank = true
      add(REPORT.test(text) ? 'trailer' : 'prose', line, 0)
      return
    }
    if (
      current &&
      current.lines.length > 0 &&
      previous &&
      isContinued(current, previous, line, lines, index)
    ) {
      const last = current.lines.at(-1)
      if (last && current.kind === 'prose' && endsStatement(lines, index)) last.ends = true
      current.lines.push(contentOf(line, 0))
      return
    }
    if (current?.kind === 'item' && line.indent >= 2) {
      add('item', line, 0, { level: current.level })
      return
    }
    add('prose', line, 0)
  })
  return blocks
}

/** "parser: Use one buffer for all rows" on the first line is a subject line, whether an empty line follows or not. */
const SCOPED = /^(?:[\w./-]+(?:,\s[\w./-]+)?:\s|\[[\w./ -]+\]\s)[A-Z][a-z]+\s\S.*[^.,;:?!\s]\s*$/

/** Nobody wraps a line so early. */
const NARROW = 40

/** Whether the first line is a subject line, and the one below it begins something else. */
function isSubject(first: Line, line: Line, lines: Line[], index: number): boolean {
  const next = line.text.trimStart()
  if (SCOPED.test(first.text)) return !isFull(first, line, lines, index)
  // "gate: oil the upper hinge" above "Asked for by Ann.": within a sentence that word would be small.
  if (!/^[A-Z][a-z]+[\s,]/.test(next) || !isOrderOfPart(first.text)) return false
  if (opensSentence(first.text, next)) return true
  const hadRoom = first.text.length < NARROW || !isFull(first, line, lines, index)
  return hadRoom && !isOpen(first.text)
}

/** The line that a status page puts below the name of an incident. */
const REPORT = /^Incident Report for\s\S.{0,40}$/

/** Whether the next line's first word would not have fitted. */
function isFull(previous: Line, line: Line, lines: Line[], index: number): boolean {
  const word = /^\s*\S+/.exec(line.text)?.[0] ?? ''
  return previous.text.length + 1 + word.length > widthAround(lines, index)
}

/** What a line of hyphens may set off as a heading: below a paragraph it only parts it from the next one. */
function isShort({ lines }: Block): boolean {
  const words = lines.map(({ text }) => text).join(' ')
  return lines.length <= 2 && words.length < 120 && !/[a-z][.!?]\s+[A-Z]/.test(words)
}

/** reStructuredText sets its headings over a row of tildes, carets and the like. */
function isUnderline(line: string, { lines }: Block): boolean {
  const row = /^(?:~{4,}|\^{4,}|"{4,}|\+{4,}|\*{4,})$/.exec(line.trimEnd())?.[0]
  const [only] = lines
  return row !== undefined && only !== undefined && lines.length === 1 && row.length >= only.text.length - 2
}

/** A day of a diary. */
const ONLY_DATE = /^\s*(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./](?:\d{2,4})?)\s*$/

/** "lamp -> bulb" alone on its line: what became what, beside the sentence above it. */
const ONLY_TURN =
  /^\s*[\w.()'"/-]+(?:\s[\w.()'"/-]+)?\s?(?:->|=>|\u2192)\s?[\w.()'"/-]+(?:\s[\w.()'"/-]+)?\s*$/

/** "memory peak: 16.4 GB" alone on its line, below another measure. */
const MEASURED =
  /^\s*(?:[A-Za-z][\w./-]*\s){0,3}[A-Za-z][\w./-]*(?:\s\([^()]{1,20}\))?\s?[:=]\s?[~<>$]?\d[\d.,]*(?:\s?[%A-Za-z/]{1,12})?(?:\s\([^()]*\))?\s*$/

function isContinued(block: Block, previous: Line, line: Line, lines: Line[], index: number): boolean {
  if (block.kind === 'item' && line.indent === 0 && /^[A-Z]/.test(line.text) && previous.text.length < 60)
    return false
  if (block.kind === 'quote' || startsWithLabel(line.text, previous.text) || ONLY_DATE.test(line.text))
    return false
  if (ONLY_TURN.test(line.text) || (MEASURED.test(line.text) && MEASURED.test(previous.text))) return false
  if (saysWhichBelow(previous.text, line.text)) return true
  if (KEY_RESULT.test(line.text) || (STAMPED.test(line.text) && STAMPED.test(block.lines[0]?.text ?? '')))
    return false
  if (block.kind === 'item' && line.indent >= 2) return true
  // "thursday" on a line of its own is a head.
  if (/^\s*\S+(?:\s\S+)?\s*$/.test(previous.text) && endsStatement(lines, index)) return false
  if (block.kind === 'item' && (opensSentence(previous.text, line.text) || isSignOff(previous, line)))
    return false
  return isWrapped(previous, line, widthAround(lines, index))
}

/** "KR2: ..." and, below one like it, "02:41 ..." begin an entry of their own. */
const KEY_RESULT = /^\s*(?:KR|Key result)\s?\d+(?:\.\d+)?\s?[:.)]\s/i
const STAMPED = /^\s*\d{1,2}:\d{2}(?::\d{2})?\s\S/

/** The longest of the lines around, which is where the writer's editor wrapped. */
function widthAround(lines: Line[], index: number): number {
  let width = 0
  for (let i = index - 1; i >= 0 && index - i < 40 && lines[i]?.text.trim(); i--)
    width = Math.max(width, lines[i]?.text.length ?? 0)
  for (let i = index; i < lines.length && i - index < 40 && lines[i]?.text.trim(); i++)
    width = Math.max(width, lines[i]?.text.length ?? 0)
  return width
}

function contentOf(line: Line, skip: number): { text: string; start: number } {
  const leading = skip + (/^\s*/.exec(line.text.slice(skip))?.[0].length ?? 0)
  return { text: line.text.slice(leading).trimEnd(), start: line.start + leading }
}

/** A line of a benchmark or a log: more figures than words. */
function isMeasurement(text: string): boolean {
  const parts = text.trim().split(/\s+/)
  const figures = parts.filter(hasDigit).length
  if (figures < 3 || parts.length < 4) return false
  const words = parts.filter((part) => /^[\p{L}'-]{2,}[.,;:]?$/u.test(part)).length
  return figures > words * 2
}

/** "Tool | Time" without bars at its ends, over a rule or below one. */
function isBareRow(lines: readonly Line[], index: number): boolean {
  const hasBar = (at: number) => {
    const text = lines[at]?.text ?? ''
    return /\S\s?\|\s?\S/.test(text) && !isTableRule(text)
  }
  if (!hasBar(index)) return false
  if (isTableRule(lines[index + 1]?.text ?? '')) return true
  let above = index - 1
  while (above >= 0 && index - above <= ROWS && hasBar(above)) above--
  return isTableRule(lines[above]?.text ?? '')
}

/** How far below its rule a row without bars is looked for. */
const ROWS = 30

/** "--- | :--:": by position and not by one pattern, which would try every way to share out the hyphens. */
function isTableRule(line: string): boolean {
  const marks = /^[\s:|-]*/.exec(line)?.[0] ?? ''
  const hyphens = marks.indexOf('---')
  return hyphens !== -1 && marks.lastIndexOf('|') > hyphens
}
