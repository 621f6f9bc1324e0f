import { guessHeadingRole, roleOfHeading } from '../../lexicon/headings.ts'
import { verbIn } from '../clauses/verbs.ts'
import type { Block } from './blocks.ts'
import type { Mark } from './inline.ts'

/** How deep an item stands that heads what is set in below it: deeper than any heading. */
export function itemLevel(depth: number): number {
  return 8 + depth
}

/** What a form asks. */
export const QUESTION = /^(?:what|how|did|any|which|where|is|are|were)\s[^.!:]*\??$/i

/** Real headings, lines wholly in bold, and short lines with a colon that announce what follows. */
export function headingLevel(
  block: Block,
  text: string,
  marks: readonly Mark[],
  next: Block | undefined,
): number | undefined {
  if (block.kind === 'heading') return block.level
  if (block.kind !== 'prose' && block.kind !== 'item') return undefined
  if (block.lines.length !== 1 || text.length > 70) return undefined
  const strong = marks.find((mark) => mark.kind === 'strong')
  const isBold = strong !== undefined && strong.start === 0 && strong.end >= text.length - 1
  // "**RAM -608 bytes**" is a result, not the title of a section.
  const isFigure = /(?:^|\s)[-+~]?\d[\d.,]*\s?(?:%|x|[kMG]?i?B|bytes|ms|s|seconds|minutes)(?=\s|$)/.test(text)
  if (block.kind === 'prose' && isBold && !isFigure && !/[.!]$/.test(text) && !isDeedAlone(text, next))
    return 7
  const words = text.split(' ').length
  if (/[:?]$/.test(text) && words <= 8 && next && roleOfHeading(text))
    return block.kind === 'item' ? itemLevel(block.level) : 7
  // The questions of a weekly report: "Did you get stuck anywhere?", "What I did this week".
  if (block.kind === 'prose' && next && words <= 9 && QUESTION.test(text) && guessHeadingRole(text)) return 7
  // "5. What are you planning to do next week? (be specific)".
  const asked = /^([^?]{10,}\?)(?:\s\([^()]*\))?$/.exec(text)?.[1] ?? ''
  if (asked && next && QUESTION.test(asked) && guessHeadingRole(asked))
    return block.kind === 'item' ? itemLevel(block.level) : 7
  // "Milestones for next week" above a list says that nothing in the list was done.
  if (
    block.kind === 'prose' &&
    next?.kind === 'item' &&
    words <= 7 &&
    !/[.!,;]$/.test(text) &&
    guessHeadingRole(text) === 'followup'
  )
    return 7
  if (block.kind === 'prose' && block.opens && next?.opens && words <= 5 && roleOfHeading(text)) return 7
  return undefined
}

/** "**Swapped the pump for a larger one**" with nothing below it tells a deed and heads nothing. */
function isDeedAlone(text: string, next: Block | undefined): boolean {
  if (next && next.kind !== 'heading') return false
  const [first = ''] = /^[A-Za-z-]+(?=\s)/.exec(text) ?? []
  return text.split(' ').length >= 4 && verbIn(first.toLowerCase(), 'past')?.isWork === true
}
