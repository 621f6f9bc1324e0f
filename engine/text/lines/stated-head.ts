import { saysWrong } from '../clauses/fault-head.ts'
import { withSubjectInFront } from '../clauses/subject-in-front.ts'
import type { Block } from './blocks.ts'

/** So many paragraphs a plain note has. */
const PLAIN = 5

/** "# The invoices had the wrong date" over plain paragraphs is their first sentence, and no name of anything. */
function withStatedHead(blocks: Block[]): Block[] {
  const [first, ...others] = blocks
  const isHead = first?.kind === 'heading' && first.lines.length === 1 && others.length > 0
  if (!isHead || others.length >= PLAIN || others.some(({ kind }) => kind !== 'prose')) return blocks
  return saysWrong(first.lines[0]?.text ?? '') ? [{ ...first, kind: 'prose', level: 0 }, ...others] : blocks
}

/** The text as it is headed: an order in front of its paragraph is a head, a statement in the place of one is none. */
export function withOwnHead(blocks: Block[]): Block[] {
  return withSubjectInFront(withStatedHead(blocks))
}
