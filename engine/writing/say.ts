import type { Weighed } from '../facts/select.ts'
import { countWords, tidyPhrase, tidySentence } from './tidy.ts'
import { shorten } from './trim.ts'
import type { Phrase } from './trouble.ts'

/** Sentences of the text as one would say them. */
export function say(chosen: Weighed[]): Phrase {
  return { text: chosen.map((one) => spoken(one.body)).join(' '), sources: chosen }
}

const BREATH = 45

/** A sentence as one would say it: what is too long for one breath ends at its last joint before. */
export function spoken(body: string): string {
  if (countWords(body) <= BREATH) return tidySentence(body)
  const short = shorten(tidyPhrase(body).replace(/[.!]+$/, ''), BREATH)
  return tidySentence(short && countWords(short) >= 10 ? short : body)
}
