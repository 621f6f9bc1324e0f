import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import type { Block } from '../lines/blocks.ts'
import { readTitle } from '../lines/title.ts'
import { verbIn } from './verbs.ts'

/** The first sentence of a paragraph that goes on. */
const FIRST = /^([^.!?\n]{8,110}(?:\.[a-z\d][^.!?\n]{0,60})?)[.!]\s+(?=["'(]?[A-Z])/

/** Who tells of what was, or of what was done: "we saw", "the queue was", "it had". */
const TELLS = /\b(?:I|we|was|were|had|been|did)\b|\b[a-z]{3,}ed\b/i

/**
 * "Add a lid to the well. Two cats had fallen in. ..." typed in one paragraph: the order in front is the subject line of what follows,
 * as it would be on a line of its own.
 */
export function withSubjectInFront(blocks: Block[]): Block[] {
  const [first, ...others] = blocks
  const line = first?.kind === 'prose' ? first.lines[0] : undefined
  const [whole = '', subject = ''] = FIRST.exec(line?.text ?? '') ?? []
  if (!first || !line || !subject) return blocks
  const rest = line.text.slice(whole.length)
  if (!isSubject(subject) || !TELLS.test(rest) || isOrder(rest)) return blocks
  return [
    { ...first, lines: [{ ...line, text: subject }] },
    {
      ...first,
      lines: [{ ...line, text: rest, start: line.start + whole.length }, ...first.lines.slice(1)],
      opens: true,
    },
    ...others,
  ]
}

/** "Add rate limits", "docs: rewrite the guide". */
function isSubject(text: string): boolean {
  const { type, start } = readTitle(text)
  return isOrder(type === undefined ? text : text.slice(start))
}

const ORDER = /^([A-Za-z][a-z]+)\s(the|an?|all|our|my|each|every|its|this|these)?\b([a-z]*)/

/** "Set up the rack" may tell of the past, "Power cuts" names a thing, and "Mentor wants figures" has its verb later. */
function isOrder(text: string): boolean {
  const [, first = '', article, next = ''] = ORDER.exec(text) ?? []
  const word = first.toLowerCase()
  const verb = verbIn(word, 'base')
  if (!verb?.isWork || verb.forms.past === word) return false
  return article !== undefined || (!NOUN_VERBS.has(word) && !verbIn(next, 's', 'past'))
}
