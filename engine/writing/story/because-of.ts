import { tidySentence } from '../tidy.ts'
import { isWholeSentence } from './sayable.ts'

/** The reason that a sentence ends with, as a sentence: "I welded it because the lid was bent" says that the lid was bent. */
export function becauseOf(body: string): string | undefined {
  const [, joint = '', reason = ''] =
    /,?\s(because|since|as)\s((?:there|the|our|my|an?|some|each|every|all|two|[A-Z][\w.-]+)\s[^;]{15,150})$/.exec(
      body,
    ) ??
    /,?\s(because)\s((?!of\b|I\b|we\b|you\b|he\b|she\b)[^;:]{15,140})$/.exec(body) ??
    // "Because the lid was bent, I welded it": the reason comes first.
    /^(because|since)\s((?!of\b|I\b|we\b|you\b|he\b|she\b|\d|(?:last|mon|tues|wednes|thurs|fri|satur|sun|january|march|june|july)[a-z]*\b)[^,;:]{12,120}),\s(?:I|we)\s/i.exec(
      body,
    ) ??
    []
  if (joint === 'as' && !/\s(?:was|were|had|did|could|kept|failed)(?:n't)?\s/.test(reason)) return undefined
  return reason &&
    isWholeSentence(reason) &&
    !/\b(?:it|this(?! (?:week|month|year|time|morning|spring|summer|autumn|winter)\b)|that|these|they|them|things|stuff|everything)\b/.test(
      reason,
    )
    ? tidySentence(reason)
    : undefined
}
