import { countWords } from '../../sentence/tidy.ts'
import { presentable } from '../longer/presentable.ts'

/** What the writer came across: "I saw that this query was slow", "and saw that there is only one caller". */
export const NOTICED =
  /(?:\b(?:I|we)|,? and) (?:noticed|saw|found(?:\sout)?|realised|realized|discovered|observed)\s(?:that\s)?(?!out\b)(.+)$/

const THINGS =
  /\b(?:I|[Ww]e) (?:also |often |sometimes )?(?:noticed|saw|observed) ((?:(?:some|many|several|frequent|random|occasional) )?(?!(?:the|an?|our|my|all|this|that|these|those|each|every|it|they|we|I|there|how|what|no)\b)(?:[\w-]+ ){1,3}(?:deadlocks|crashes|leaks|stalls|hangs|errors|failures|timeouts|spikes|freezes|warnings|conflicts|jams|panics|flakes|faults|exceptions|drops|races)(?= (?:in|on|at|when|while|after|during|with|under|from)\b|$).*)$/

/** "I saw table deadlocks when closing the shop": what looks like a verb is what was seen. */
export function thingsSeen(body: string, room: number): string | undefined {
  const things = THINGS.exec(body)?.[1]?.replace(/,?\s(?:so|and|but|which)\s.*$|[,;:]\s.*$/, '')
  const told = things && presentable(things, room)
  return told && countWords(told) > 3 && !/\b(?:this|that (?:is|was)|these|it|them|our|my)\b/.test(told)
    ? told
    : undefined
}
