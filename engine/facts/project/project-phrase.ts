import { ENABLING } from '../../lexicon/project-frames.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { nounPhraseAt } from './noun-phrase.ts'
import { ALONE, isGeneric, isVague, type Named } from './project-names.ts'

/** Something the text may be about, how much the way it is named speaks for it, and whether it gave trouble. */
export type Candidate = Named & {
  score: number
  isTroubled?: boolean
  /** Whether the text sets it apart, as a label does: one word is then enough. */
  isTopic?: boolean
  /** Whether the text says that it is called so. */
  isNamed?: boolean
}

const UNIT = /^(?:[num\u00b5kMG]?[AVWsFHgm]|[kM]?Hz|dB|[kMGT]?i?B|ms|min|%)\b/

/** "38 uA on five boards" names no thing. */
export function isMeasure(text: string, start: number): boolean {
  return /\d\s?$/.test(text.slice(0, start)) && UNIT.test(text.slice(start))
}

/** "Helped Tom set up his laptop" is about the laptop. */
const HELPING = /\bhelp(?:ed|ing|s)? (?:(?:the|an?|my|our) )?$/i
const HELPED =
  /^(?:\p{L}+ ){1,3}?(?:to )?(\p{Ll}+) (?:(?:up|out|down) )?(?:his|her|their|its|the|an?|our|my) /u

/** Past whom somebody helped and what with, to the thing that it was about. */
export function pastHelped(text: string, at: number): number {
  const helped = HELPING.test(text.slice(Math.max(0, at - 16), at))
    ? HELPED.exec(text.slice(at, at + 80))
    : undefined
  return helped && verbIn(helped[1] ?? '', 'base') ? at + helped[0].length : at
}

/** The name that begins there, as a candidate; none where it could be anybody's. */
export function phraseAt(sentence: Sentence, at: number, score: number, isTight = true): Candidate[] {
  if (sentence.text.charAt(at) === '(') return []
  const enabling = ENABLING.exec(sentence.text.slice(at, at + 100))?.[0].length ?? 0
  if (enabling > 0) return phraseAt(sentence, at + enabling, score, isTight)
  const helped = pastHelped(sentence.text, at)
  if (helped > at) return phraseAt(sentence, helped, score, isTight)
  // "worked on gribbling the panels" is about the gears, whether we know the verb or not.
  const deed = /^(?:and )?\p{L}\p{Ll}+(?:ing|ed) (?:(?:up|out) )?(?:the|an?|my|our) /u.exec(
    sentence.text.slice(at),
  )?.[0]
  if (deed) return phraseAt(sentence, at + deed.length, score, isTight)
  const options = { limit: ALONE, marks: sentence.marks }
  const tight = nounPhraseAt(sentence.text, at, { ...options, isTight })
  // A lone common noun says little: "passkeys" is told by "passkeys to the staff portal".
  if (!tight || isVague(sentence.text.slice(tight.start, tight.end))) return []
  const isLone =
    /^(?:\p{Ll}+|\p{Lu}{2,3})$/u.test(sentence.text.slice(tight.start, tight.end)) &&
    /^ (?:to|for|of|in|on|into|from) /.test(sentence.text.slice(tight.end, tight.end + 8))
  const phrase = isLone ? nounPhraseAt(sentence.text, at, options) : tight
  if (!phrase || isMeasure(sentence.text, phrase.start)) return []
  const name = sentence.text.slice(phrase.start, phrase.end)
  return isGeneric(name) || isVague(name) ? [] : [{ sentence, ...phrase, score }]
}
