import { verbIn } from '../clauses/verbs.ts'

/** One line of the description: its text without the line break, and where it starts. */
export type Line = { text: string; start: number; indent: number }

/** A list's mark, which may have lost its space, or the time of day that opens a line of a diary or a chat. */
export const ITEM =
  /^(\s*)(?:(?:--|[-*+\u2022\u2023\u25e6\u2013\u00b7\u25aa\u25a0\u25cf\u25cb\u27a2\u27a4\uf0b7]|[\u2713\u2714\u2705\u2611\u23f3]\ufe0f?|o(?=\t|\s{2,}\S)|(?<=^\s{1,8})o(?=\s\S)|\(?\d{1,3}(?:[.)]|\.\))|[a-z]\)|\[\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]m)?\])\s+(?=\S)|(?:->|=>|\u2192)\s+(?=\p{L}+\s\p{L})|-?(?=\[\s{0,2}(?:[xX\u2713\u2714\u2705]\ufe0f?)?\s?\]\s)|-(?=[A-Za-z][a-z]{2,}\s[A-Za-z])|\d{1,2}[.)](?=[A-Z][a-z]{2,}\s[a-z]))/u

export function readLines(raw: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const part of raw.split('\n')) {
    const text = part.endsWith('\r') ? part.slice(0, -1) : part
    lines.push({ text, start, indent: indentOf(text) })
    start += part.length + 1
  }
  return lines
}

/** Whether the line below goes on with the sentence of this one, judged by where a writer's editor would have wrapped it. */
export function isWrapped(line: Line, next: Line, width: number): boolean {
  const text = line.text.trimEnd()
  const following = next.text.trimStart()
  if (/^[a-z]{2,12}:\s/.test(following) && line.text.length < 50) return false
  const isOpen = /[,(\u2014-]$|\b(?:and|or|the|a|an|of|to|in|for|with|by|that|is|are|be)$/.test(text)
  const word = /^\S+/.exec(following)?.[0] ?? ''
  if (!isOpen && isLog(text, following, word, width)) return false
  if (/^[a-z(]/.test(following) && !/[.!?:]$/.test(text)) return true
  if (isOpen) return true
  return width >= 40 && text.length + 1 + word.length > width
}

/** "added a menu" below "fixed the parser", where there was room for it or nobody would wrap: a log without marks. */
function isLog(text: string, following: string, word: string, width: number): boolean {
  if (width < NARROW) return opensEntry(text) || opensEntry(following)
  return text.length + word.length + ROOM < width && opensEntry(text) && opensEntry(following)
}

const NARROW = 45

/** How much space a writer leaves who meant to end the line. */
const ROOM = 12

function opensEntry(text: string): boolean {
  const word = /^[a-z-]+(?=\s)/.exec(text.trimStart())?.[0] ?? ''
  return verbIn(word, 'past')?.isWork === true || verbIn(word, 'base')?.isWork === true
}

function indentOf(text: string): number {
  let width = 0
  for (const char of text) {
    if (char === ' ') width++
    else if (char === '\t') width += 4
    else break
  }
  return width
}
