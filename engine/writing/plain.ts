import { readVerb, verbIn } from '../text/verbs.ts'
import { countWords } from './tidy.ts'

/** A statement with a subject of its own and a verb, that needs nothing before it. */
export function isPlainClause(text: string): boolean {
  if (/[?:]$|^["'(]|:\s/.test(text) || countWords(text) < 4) return false
  if (
    /^(?:could|can|cannot|will|would|should|may|might|is|are|was|were|has|have|had|does|did|do|not|never|this|it|they|these|that|those|but|and|so|i|we|you|he|she|which|when|if|while|although|though|because|since|as|for|in|on|to|with|by|after|before|due|given|see|then|also|both|such|there|note|however|even|once|from|using|instead|probably|maybe|perhaps|now|originally|currently|today|yesterday|throughout|no|none|during|at|within|under|over|of|part|a part)\b/i.test(
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

/** Whether the first verb of a clause is in the past. */
export function isPast(text: string): boolean {
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
