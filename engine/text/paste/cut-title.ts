import { nothing } from './in-place.ts'

/** A long first line that a page cut short, with the number it put behind: "Oil the hinges of the no… (#12)". */
const CUT = /^\s*(\S[^\n]{38,120}?)[ ]?(?:\.{3}|\u2026)(?:[ ]\(#\d+\))?[ \t]*(?=\n)/
/** What was cut off, where it stands below between dots again. */
const REST = /^\s*\n[ \t]*(?:\.{3}|\u2026)[ ]?(?=[\p{L}\d`'"])/u
const MARK = /^[ \t]*(?:[-*+]|\d+[.)])?[ \t]*/
/** The word that may be cut, and the small ones that now lead nowhere. */
const TORN =
  /(?:\s(?:an?|the|of|to|for|from|with|without|in|on|at|by|as|and|or|but|if|when|while|that|which|so|is|are|was|were|be|been|not|may|can|will|its|this|these|into|via))*\s\S*$/

/** A subject line that was cut at so many letters, made whole by what stands below it, else ended before the word that was cut. */
export function fromCutTitle(text: string): string {
  const [whole = '', line = ''] = CUT.exec(text) ?? []
  if (!line) return text
  const from = whole.length - whole.trimStart().length
  const below = text.slice(whole.length)
  const [dots] = REST.exec(below) ?? []
  if (dots !== undefined) {
    const cut = whole.slice(from + line.length) + dots
    const gap = /^\s|\s$/.test(cut) ? ` ${nothing(cut.slice(1))}` : nothing(cut)
    return `${whole.slice(0, from)}${line}${gap}${below.slice(dots.length)}`
  }
  const again = placeOf(line, below)
  // Dots alone may be a hasty writer's.
  if (again === undefined)
    return /\u2026|#\d+\)/.test(whole) ? ended(whole, from + line.length) + below : text
  const lines = below.slice(0, again.start) + ' '.repeat(again.text - again.start)
  return `${' '.repeat(whole.length)}${lines}${below.slice(again.text)}`
}

/** Where a line says the same in full, with and without its mark. */
function placeOf(line: string, below: string): { start: number; text: number } | undefined {
  const at = below.indexOf(line)
  if (at < 0 || below[at + line.length] === '\n') return undefined
  const start = below.lastIndexOf('\n', at) + 1
  return MARK.exec(below.slice(start))?.[0].length === at - start ? { start, text: at } : undefined
}

function ended(whole: string, end: number): string {
  return whole.slice(0, end).replace(TORN, '').padEnd(whole.length)
}
