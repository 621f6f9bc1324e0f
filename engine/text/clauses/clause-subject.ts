import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { matchesIn } from '../patterns/matches.ts'
import { verbIn } from './verbs.ts'

/** The words before a finite verb and where the rest of the clause begins. */
export type ClauseSubject = { start: number; end: number; rest: number }

const AUXILIARY =
  /^(?:is|are|was|were|am|has|have|had|does|do|did|can|could|will|would|should|must|may|might|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|doesn't|don't|didn't|can't|cannot|couldn't|won't|wouldn't|shouldn't|kept|keeps|died|dies)$/i
/** Words that cannot stand inside the subject of a plain clause. */
const FOREIGN =
  /^(?:i|we|you|he|she|they|it|this|there|who|which|what|that|if|when|while|because|since|so|but|and|or|than|not|i'm|i've|we've|we're|it's|let's|here|then|also|please)$/i
const DETERMINER =
  /^(?:the|a|an|my|our|your|their|its|his|her|this|that|these|those|some|any|every|each|all|no|both|of|in|on|for|to|with|from|by|at|new|old|more)$/i
/** What follows a verb in -s, and not a plural noun. */
const AFTER_VERB =
  /^(?:$|the|a|an|my|our|its|their|in|on|at|to|for|from|with|by|after|before|when|while|until|if|every|each|all|no|not|too|very|\d.*|only|again|out|up|down|over|under|into|past|back|twice|slowly|because|as|and|or|within|without|automatically|themselves|\p{L}+ly)$/u
const ADVERB =
  /^(?!(?:sup|re|ap|im)ply$|(?:re|dis)?assembly$|(?:fami|anoma|mono|tal|ral|butterf|f)ly$)(?:\p{L}+ly|also|still|now|just|never|always|often|sometimes|only|again|already|finally|even)$/iu

/** The subject of the clause that begins at `start`, if a finite verb follows it within a dozen words. */
export function subjectAt(text: string, start: number): ClauseSubject | undefined {
  const words = wordsFrom(text, start)
  // "Imported 140 records" and "trying it again" tell a deed without saying whose.
  if (verbIn(words[0]?.text ?? '', 'past', 'ing') && !DETERMINER.test(words[0]?.text ?? '')) return undefined
  if (
    /^(?:to|for|in|on|at|after|before|with|by|during|since|from|as|of|upon|until|despite|without)$/i.test(
      words[0]?.text ?? '',
    )
  )
    return undefined
  const limit = endOfSubject(words)
  // "the alerts for disk were silent": where an auxiliary follows, a noun in -s is no verb.
  const verb =
    indexOf(words, limit, (all, at) => AUXILIARY.test(all[at]?.text ?? '')) ??
    indexOf(words, limit, isFiniteVerb) ??
    indexOf(words, limit, isVerbLike) ??
    indexOf(words, limit, isGuessedVerb) ??
    indexOf(words, limit, (all, at) =>
      isDoneByMany(
        all.map((word) => word.text),
        at,
      ),
    )
  if (verb === undefined) return undefined
  if (ADVERB.test(words[0]?.text ?? '') && verb === 1) return undefined
  let last = verb - 1
  while (last > 0 && ADVERB.test(words[last]?.text ?? '')) last--
  return { start, end: words[last]?.end ?? start, rest: words[verb]?.start ?? start }
}

/** How many words may belong to the subject and its verb. */
function endOfSubject(words: readonly Word[]): number {
  const foreign = words.findIndex(
    ({ text }, index) =>
      (FOREIGN.test(text) || /^["\u201c'(]/.test(text)) && !(index === 0 && /^(?:this|that)$/i.test(text)),
  )
  const last = words.findIndex(({ isLast }) => isLast)
  return Math.min(foreign < 0 ? words.length : foreign, last < 0 ? words.length : last + 1)
}

function indexOf(
  words: readonly Word[],
  limit: number,
  test: (words: readonly Word[], index: number) => boolean,
): number | undefined {
  for (let index = 1; index < limit; index++) if (test(words, index)) return index
  return undefined
}

type Word = { text: string; start: number; end: number; isLast: boolean }

function isFiniteVerb(words: readonly Word[], index: number): boolean {
  const word = words[index]?.text ?? ''
  const before = words[index - 1]?.text ?? ''
  if (!/^\p{Ll}+$/u.test(word) || DETERMINER.test(before)) return false
  const next = words[index + 1]?.text ?? ''
  const isFollowed = AFTER_VERB.test(next) || words[index]?.isLast === true
  if (verbIn(word, 'base')) return isFollowed && /[^s]s$/.test(before) && verbIn(word, 's') === undefined
  // "failed jobs" has a participle in front of its noun, "the jobs failed again" has a verb behind it.
  return isFollowed && verbIn(word, 's', 'past') !== undefined
}

/** A looser reading, for a clause in which nothing else can be the verb: "the robot skips well H12". */
function isVerbLike(words: readonly Word[], index: number): boolean {
  const word = words[index]?.text ?? ''
  const before = words[index - 1]?.text ?? ''
  if (!/^\p{Ll}+$/u.test(word) || DETERMINER.test(before)) return false
  // "the crane finally hovers": an adverb stands before its verb.
  if (ADVERB.test(before) && /^\p{Ll}+(?:[^s]s|ed)$/u.test(word)) return true
  // "the printers in hall 3 print again"
  if (
    verbIn(word, 'base') &&
    /^(?:again|now|fine|properly|correctly|normally)$/.test(words[index + 1]?.text ?? '')
  )
    return true
  // "learnt to fly": what takes an infinitive is a verb, whatever its form.
  if (/(?:ed|nt)$/.test(word) && words[index + 1]?.text === 'to') return true
  return verbIn(word, 's', 'past') !== undefined && verbIn(word, 'base') === undefined
}

/** The last guess: "the bus on rev B rings like mad". */
function isGuessedVerb(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]?.text ?? ''
  return (
    index > 1 &&
    /^\p{Ll}+[^s]s$/u.test(words[index]?.text ?? '') &&
    !DETERMINER.test(before) &&
    !/s$/.test(before) &&
    /^(?:like|me|us|the|an?|its|again|when|every|fine|twice|while|until)$/.test(words[index + 1]?.text ?? '')
  )
}

const PLACED = /^(?:on|in|with|from|at|of|for|behind|without|outside)$/

/** "Users on slow lines get the page at once": many do so, and what stands between says which. */
export function isDoneByMany(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const placed = words.findIndex((one, index) => index > 0 && PLACED.test(one))
  if (placed < 1 || placed > 3 || at < placed + 2 || at > placed + 4 || NOUN_VERBS.has(word)) return false
  const [before = '', own = ''] = [words[at - 1], words[placed - 1]]
  return /^[A-Za-z-]+[^su]s$/.test(own) && verbIn(word, 'base') !== undefined && !DETERMINER.test(before)
}

function wordsFrom(text: string, start: number): Word[] {
  // What stands in brackets is told aside: "the scanners (2 GB, poor things) start slowly".
  const plain = text.slice(start, start + 220).replace(/\([^()]*\)/g, (aside) => ' '.repeat(aside.length))
  return matchesIn(plain, /\S+/g)
    .slice(0, 14)
    .map((match) => {
      const raw = match[0]
      const closing = /[.,;:!?"\u2026]*$/.exec(raw)?.[0].length ?? 0
      const from = start + match.index
      return {
        text: raw.slice(0, raw.length - closing),
        start: from,
        end: from + raw.length - closing,
        isLast: closing > 0,
      }
    })
}
