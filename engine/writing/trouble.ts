import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import { AIMS } from '../lexicon/verbs.ts'
import { readVerb, verbIn } from '../text/verbs.ts'
import { type Deed, likeness } from './deeds.ts'
import { countWords, tidyPhrase, uncapitalise } from './tidy.ts'
import { impersonal, shorten } from './trim.ts'

export type Phrase = { text: string; sources: Weighed[] }

const HARMS = new Set([
  'cause',
  'manifest',
  'result',
  'lead',
  'mean',
  'break',
  'make',
  'prevent',
  'reject',
  'block',
  'inhibit',
  'crash',
  'leak',
  'slow',
  'fail',
  'trigger',
  'affect',
  'cost',
  'take',
])

/** What the trouble was, as phrases that can follow the deed, the safest first. */
export function troublePhrases(prose: Prose, main: Deed, limit: number): Phrase[] {
  const found: Phrase[] = []
  const told = prose.problem.filter((one) => one !== main.source && likeness(one.body, main.rest) < 0.8)
  for (const one of told) {
    const { clause } = one
    if (
      clause?.subject !== 'this' ||
      clause.isNegated ||
      clause.modality !== 'done' ||
      !AIMS.has(main.clause.verb.base)
    )
      continue
    if (!HARMS.has(clause.verb.base)) continue
    add(one, `, which ${clause.verb.forms.past} ${tidyPhrase(clause.rest)}`)
  }
  for (const one of told) {
    const text = uncapitalise(tidyPhrase(one.body).replace(/[.!]+$/, ''))
    if (!isPlainClause(text)) continue
    add(one, `${isPast(text) ? ' after' : ' because'} ${text}`)
  }
  return found

  function add(source: Weighed, phrase: string) {
    const plain = impersonal(phrase.replace(/[.!]+$/, ''))
    const short = plain && shorten(plain, limit)
    if (!short || (!short.startsWith(',') && !isPlainClause(short.replace(/^\s*(?:after|because)\s/, ''))))
      return
    found.push({ text: short.startsWith(',') ? short : ` ${short.trim()}`, sources: [source] })
  }
}

/** A statement with a subject of its own and a verb, that needs nothing before it. */
export function isPlainClause(text: string): boolean {
  if (/[?:]$|^["'(]|:\s/.test(text) || countWords(text) < 4) return false
  if (
    /^(?:this|it|they|these|that|those|but|and|so|i|we|you|he|she|which|when|if|while|although|though|because|since|as|for|in|on|to|with|by|after|before|due|given|see|then|also|both|such|there|note|however|even|once|from|using|instead|probably|maybe|perhaps)\b/i.test(
      text,
    )
  )
    return false
  if (verbIn(/^\S+/.exec(text)?.[0] ?? '', 'ing', 'base', 'past')) return false
  const words = text.split(' ').slice(1, 12)
  return words.some(
    (word) =>
      /^(?:is|are|was|were|has|have|had|can|could|will|would|did|does|do|isn't|wasn't|doesn't|didn't|cannot|can't|couldn't)$/.test(
        word,
      ) || readVerb(word).some(({ form }) => form === 's' || form === 'past'),
  )
}

function isPast(text: string): boolean {
  const verb = text
    .split(' ')
    .find(
      (word) =>
        /^(?:is|are|has|have|can|does|do|was|were|had|did|could)$/.test(word) ||
        readVerb(word).some(({ form }) => form === 'past' || form === 's'),
    )
  return (
    verb !== undefined &&
    (/^(?:was|were|had|did)$/.test(verb) ||
      (readVerb(verb).some(({ form }) => form === 'past') && !/^(?:could|has)$/.test(verb)))
  )
}
