import { verbIn } from '../text/verbs.ts'

/** The words before a finite verb and where the rest of the clause begins. */
export type ClauseSubject = { start: number; end: number; rest: number }

const AUXILIARY =
  /^(?:is|are|was|were|am|has|have|had|does|do|did|can|could|will|would|should|must|may|might|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|doesn't|don't|didn't|can't|cannot|couldn't|won't|wouldn't|shouldn't|kept|keeps)$/i
/** Words that cannot stand inside the subject of a plain clause. */
const FOREIGN =
  /^(?:i|we|you|he|she|they|it|this|there|who|which|what|that|if|when|while|because|since|so|but|and|or|as|than|to|not|i'm|i've|we've|we're|it's|let's|here|then|also|please)$/i
const DETERMINER =
  /^(?:the|a|an|my|our|your|their|its|his|her|this|that|these|those|some|any|every|each|all|no|both|of|in|on|for|to|with|from|by|at|new|old|more)$/i
/** What follows a verb in -s, and not a plural noun. */
const AFTER_VERB =
  /^(?:$|the|a|an|my|our|its|their|in|on|at|to|for|from|with|by|after|before|when|while|until|if|every|each|all|no|not|too|very|\d.*|only|again|out|up|down|over|under|into|past|back|twice|slowly|because|as|and|or|\p{L}+ly)$/u
const ADVERB = /^(?:\p{L}+ly|also|still|now|just|never|always|often|sometimes|only|again|already|finally|even)$/iu

/** The subject of the clause that begins at `start`, if a finite verb follows it within a dozen words. */
export function subjectAt(text: string, start: number): ClauseSubject | undefined {
  const words = wordsFrom(text, start)
  for (const [index, word] of words.entries()) {
    if (index > 0 && isFinite(words, index)) {
      let last = index - 1
      while (last > 0 && ADVERB.test(words[last]?.text ?? '')) last--
      const end = words[last]?.end ?? word.start
      return { start, end, rest: word.start }
    }
    if (FOREIGN.test(word.text) && !(index === 0 && /^this|that$/i.test(word.text))) return undefined
    if (word.isLast) return undefined
  }
  return undefined
}

type Word = { text: string; start: number; end: number; isLast: boolean }

function isFinite(words: readonly Word[], index: number): boolean {
  const word = words[index]?.text ?? ''
  const before = words[index - 1]?.text ?? ''
  if (AUXILIARY.test(word)) return true
  if (!/^\p{Ll}+$/u.test(word) || DETERMINER.test(before)) return false
  const next = words[index + 1]?.text ?? ''
  if (verbIn(word, 's') && !verbIn(word, 'base')) return AFTER_VERB.test(next) || words[index]?.isLast === true
  // "failed jobs" has a participle in front of its noun, "the jobs failed again" has a verb behind it.
  return verbIn(word, 'past') !== undefined && !verbIn(word, 'base') && AFTER_VERB.test(next)
}

function wordsFrom(text: string, start: number): Word[] {
  // What stands in brackets is told aside: "the scanners (2 GB, poor things) start slowly".
  const plain = text.slice(start, start + 220).replace(/\([^()]*\)/g, (aside) => ' '.repeat(aside.length))
  return [...plain.matchAll(/\S+/g)].slice(0, 14).map((match) => {
    const raw = match[0]
    const closing = /[.,;:!?"\u2026]*$/.exec(raw)?.[0].length ?? 0
    const from = start + match.index
    return { text: raw.slice(0, raw.length - closing), start: from, end: from + raw.length - closing, isLast: closing > 0 }
  })
}
