import { lean } from '../../lean.ts'
import { subjectAt } from '../clauses/clause-subject.ts'
import { type Clause, readClause } from '../clauses/clauses.ts'
import { verbIn } from '../clauses/verbs.ts'
import { isNotedTurn, isToldTurn } from '../figures/figure-turn.ts'
import type { Step } from './in-steps.ts'
import { isDeed } from './split-at.ts'

const SEMICOLON = /;\s+(?=\S)/g

/** Parts what a semicolon joins, where each part says something of its own. */
export const AT_SEMICOLON: Step = [
  SEMICOLON,
  (head, tail) => isSecond(head, tail) || isFigureAlone(tail) || isAnswer(head, tail) || isMended(head, tail),
  2,
]

export function isDone(clause: Clause | undefined): boolean {
  return clause?.form === 'past' || /^(?:managed|able|had)\b/.test(clause?.attitude ?? '')
}

/** "I found the leak; mended it", "Added an index; queries are fast again": a deed, and another deed or statement. */
function isSecond(head: string, tail: string): boolean {
  const deed = readClause(head)
  // "Asked the vendor to raise it; I clamped it meanwhile" is better heard together.
  if (!(isDeed(deed) || isDone(deed)) || deed?.verb.base === 'ask') return false
  const next = tail.split(';')[0] ?? tail
  return isDeed(readClause(next)) || subjectAt(next, 0) !== undefined || FROM_TO.test(next)
}

/** "The pump ran dry because we had one valve; I now open both", "it took three days; with the new form it takes one", "visits doubled; this adds a door". */
const ANSWER = lean(
  /^(?:(?:so\s)?this\s(?:pr\s|change\s|patch\s)?(?:adds|puts|moves|replaces|introduces|caches|removes|splits|fixes|makes|limits|batches)\s|(?:I|we)\s(?:now|have|had|then|simply|just|finally)\s[a-z]+\s|with (?:the|my|our|this|that) (?:new |change|fix|[a-z]+ (?:it|they|we)\s)|(?:now|since then|these days),?\s(?:it|they|we|I|the|this)\s)/i,
)

function isAnswer(head: string, tail: string): boolean {
  return /^\S+\s\S+\s\S/.test(head) && (ANSWER.test(tail) || isOwnAnswer(head, tail))
}

/** "The pool was the bottleneck; I drained it": how it was, and what was done about it. */
function isOwnAnswer(head: string, tail: string): boolean {
  if (!/^(?:so\s)?(?:I|we)\s/i.test(tail)) return false
  const deed = readClause(tail)
  return isDeed(deed) && deed?.form === 'past' && subjectAt(head, 0) !== undefined
}

/** "The pumps stalled whenever it froze; switched to brine": a statement of something else, and a deed that leaves its doer out. */
function isMended(head: string, tail: string): boolean {
  const [first = ''] = tail.split(' ', 1)
  const isTrouble = subjectAt(head, 0) !== undefined || FAULT.test(head)
  if (!verbIn(first, 'past') || DONE_TO.test(tail) || !isTrouble) return false
  const next = readClause(tail.split(';')[0] ?? tail)
  return next?.subject === 'none' && isDeed(next) && next.verb.isWork
}

/** "A timing issue on the new line": a trouble that is only named. */
const FAULT =
  /^(?:an?\s|the\s)?(?:[\w/-]+\s){0,3}(?:issue|problem|bug|error|fault|leak|failure|mismatch|conflict|bottleneck)s?(?:\s(?:in|on|with|of|at|between)\s[^,;:]{2,60})?$/i

/** "The list is kept in a drawer; filled by the cook": what is done to the list. */
const DONE_TO = /^\S+\s(?:by|as|in|at|on|from|with|for|when|if|after|before|only|once|every|and)\b/

/** "The bill should come down; runtime went from 2 h to 12 min": a figure is sure, whatever stands before it. */
function isFigureAlone(tail: string): boolean {
  return isToldTurn(tail.replace(/\salready(?=\s)/, '')) || isNotedTurn(tail)
}

/** "...; median build 14 -> 6 minutes". */
const FROM_TO = /\d\S*\s?(?:->|=>|\u2192)\s?[~<]?\d/
