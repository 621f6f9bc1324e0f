import type { VerbForm } from './verbs.ts'

const PLACE =
  /^(?:on|above|over|in|of|to|from|with|without|under|below|at|between|during|via|after|before|across|through|against|inside|outside|behind|beyond|via|by)$/
/** Where another clause begins, so that a verb behind it is not that of the first word. */
const BEGINS =
  /^(?:that|which|who|whose|when|whenever|if|because|since|while|where|how|why|what|whether|so|as|but|and|or|than|until|unless|it|they|we|i|you|instead|rather)$/
/** What goes with many things, and with one. */
const MANY =
  /^(?:fail|hit|hang|crash|break|stall|freeze|lag|die|loop|leak|time|take|get|go|keep|need|look|seem|return|throw|cause|exceed|don't|do|are|were|have|cannot|can't|no|never|always|often|sometimes|still)$/
const ONE =
  /^(?:fails|hits|hangs|crashes|breaks|stalls|freezes|lags|dies|loops|leaks|times|takes|gets|goes|keeps|needs|looks|seems|returns|throws|causes|exceeds|doesn't|does|is|was|has|cannot|can't|never|always|often|sometimes|still)$/
const EITHER =
  /^(?:failed|hung|crashed|broke|stalled|froze|timed|took|got|went|kept|returned|threw|exceeded|made|caused|blocked|filled|led|cost|passed|ended|didn't)$/
const NO_SUBJECT =
  /^(?:the|an?|this|these|its|their|our|my|to|not|would|could|should|may|might|will|from|into)$/

/** Whether what looks like a verb is a noun with a place, and its verb follows: "Builds on main fail", "Export of large files hangs". */
export function actsBehindPlace(form: VerbForm, after: string): boolean {
  const words = after.trimStart().split(/\s+/, 9)
  if (!PLACE.test(words[0]?.toLowerCase() ?? '')) return false
  for (const [index, raw] of words.entries()) {
    const word = raw.toLowerCase().replace(/[.,;:!]$/, '')
    if (BEGINS.test(word)) return false
    const before = words[index - 1]?.toLowerCase() ?? ''
    const isVerb = EITHER.test(word) || (form === 's' ? MANY : ONE).test(word)
    if (index > 1 && isVerb && !PLACE.test(before) && !NO_SUBJECT.test(before)) return true
    if (/[,;:]$/.test(raw)) return false
  }
  return false
}
