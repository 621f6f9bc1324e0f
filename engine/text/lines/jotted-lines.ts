import { verbIn } from '../clauses/verbs.ts'

/** What heads a line of a note: "cause:", "todo:". */
const LABEL =
  /^(?:todo|to do|next|later|results?|outcome|effect|causes?|root cause|reason|culprit|fix|solution|workaround|bug|issue|problem|symptom|status|update|note)\s?[:=]\s/i
/** What begins the next statement of a note: "turns out the lid was bent", "still need to oil it". */
const OPENER =
  /^(?:turns out|tried|thought|found (?:it|the|out)|finally|fixed (?:it|by|that|this)|reason was|cause was|problem was|so (?:I |we )?[a-z]+ed |still (?:need|have|to|open)|after that|now |first |then |works |ok |->|=> ?)/i

/** A line that was wrapped ends in the middle of a sentence or holds the end of one. */
const WRAPPED =
  /[.!?;] \S|[.!?,]$|\b(?:the|an?|of|to|in|on|at|for|from|with|by|and|or|that|which|is|was|were|are|its|our|my)$/i
/** So many lines show how a note is written, none of which is longer than what one jots down. */
const FEW = 3
const LONG = 110

/** Whether each of these lines is a statement of its own, as two of them or more open like one and none was wrapped. */
export function areJotted(lines: readonly string[]): boolean {
  if (lines.length < FEW) return false
  const told = lines.map((line) => line.trim())
  if (told.some((line) => line.length > LONG || WRAPPED.test(line))) return false
  return told.slice(1).filter(opensStatement).length >= 2
}

function opensStatement(line: string): boolean {
  if (LABEL.test(line) || OPENER.test(line)) return true
  const word = /^[a-z-]+(?=\s)/i.exec(line)?.[0].toLowerCase() ?? ''
  const verb = verbIn(word, 'past')
  return verb?.isWork === true && verbIn(word, 'base') === undefined
}
