import { lean } from '../../lean.ts'
import type { Clause } from '../clauses/clauses.ts'
import { verbIn } from '../clauses/verbs.ts'

/** "I now weigh them twice": done once, and so ever since. */
export function isSinceNow({ subject, form, adverb, modality, verb, isNegated }: Clause): boolean {
  return (
    /^(?:i|we)$/.test(subject) &&
    form === 'base' &&
    /\bnow\b/.test(adverb) &&
    modality === 'done' &&
    verb.isWork &&
    !isNegated
  )
}

/** "Shorten it", below a subject line: what a change does is told as an order. */
export function isOrder({ subject, form, modality, verb, isNegated }: Clause): boolean {
  return subject === 'none' && form === 'base' && modality === 'done' && verb.isWork && !isNegated
}

/** "Cut it from 14 steps to 6": of a thing that was named before a listener hears the figures. */
export const MEASURED = /^(?:it|them)\s(?:down\s|up\s)?(?:from\s[^\s\d]*\d.*\bto\b|by\s\S*\d)/

/** "Rewrote the page. Cut it from 14 steps to 6": a verb whose past looks like an order. */
export function isCutAgain({ subject, verb, rest }: Clause): boolean {
  return (
    subject === 'none' &&
    verb.isWork &&
    verb.forms.past === verb.base &&
    // "Split it by page and dropped the font": the second verb shows when.
    (MEASURED.test(rest) ||
      /^(?:it|them)\s(?:[^,;]{0,60}\sand|[^,;]{0,60},(?:\sand)?)\s(?:[a-z]+ed|built|wrote|made|took)\s/.test(
        rest,
      ))
  )
}

export function isMadeToDo({ verb, rest }: Clause): boolean {
  // "Made it retry".
  if (verb.base === 'make')
    return (
      verbIn(
        /^it (?!(?:clear|open|clean|dry|slow|cool|warm|empty|even|level|smooth|free|tidy|own|public|possible)\b)([a-z]+)(?=\s|[.!]|$)/.exec(
          rest,
        )?.[1] ?? '',
        'base',
      ) !== undefined
    )
  const word = /^it to ([a-z]+)\s/.exec(rest)?.[1] ?? ''
  return (
    /^(?:change|modify|rewrite|refactor|adapt|rework|get)$/.test(verb.base) &&
    verbIn(word, 'base') !== undefined
  )
}

const IT_WAS = lean(
  /^(?:(?:in the end|so|and),?\s)?it was\s(?:actually\s|just\s|only\s)?((?:the|our|my)\s(?:[\w-]+\s){1,4}?)(?:that|which)\s(?=(?:was|had|did|never|kept)\b)/i,
)

/** "It was the pump that was never oiled" is said of the pump. */
export function asStatement(text: string): string {
  return text.replace(IT_WAS, '$1')
}
