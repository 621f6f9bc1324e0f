import type { Weighed } from '../facts/select.ts'
import { countWords, tidyPhrase, tidySentence } from './tidy.ts'
import { shorten } from './trim.ts'
import type { Phrase } from './trouble.ts'

/** Who tells the story. */
export type Speaker = 'I' | 'We'

/** Sentences of the text as one would say them. */
export function say(chosen: Weighed[]): Phrase {
  const text = chosen.map(({ body, clause }) =>
    spoken(clause?.subject === 'i' ? withSubject(body, 'I') : body),
  )
  return { text: text.join(' '), sources: chosen }
}

/** "Was working on X" gets the subject that the writer left out. */
export function withSubject(body: string, who: Speaker): string {
  return /^(?:was|were|am|been|have|had)\s/i.test(body)
    ? `${who} ${body.charAt(0).toLowerCase()}${body.slice(1)}`
    : body
}

const BREATH = 45

/** A sentence as one would say it: what is too long for one breath ends at its last joint before. */
export function spoken(body: string): string {
  if (countWords(body) <= BREATH) return tidySentence(body)
  const short = shorten(tidyPhrase(body).replace(/[.!]+$/, ''), BREATH)
  return tidySentence(short && countWords(short) >= 10 ? short : body)
}

/** "Wrote load tests" is said with its "I". */
export function voiced({ body, clause }: Weighed, me: Speaker): string {
  const isBare = clause?.subject === 'none' && clause.form === 'past' && clause.lead === ''
  return spoken(isBare ? `${me} ${body.charAt(0).toLowerCase()}${body.slice(1)}` : body)
}
