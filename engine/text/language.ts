import { onceFor } from '../once.ts'
import type { Document } from './document.ts'

const COMMON_ENGLISH =
  /\b(?:the|and|to|of|a|in|is|for|was|with|that|on|it|this|we|i|fix(?:ed)?|add(?:ed)?|not|from|by|now)\b/gi

/** Whether the prose has the share of small English words that English prose has. */
export const isEnglish = onceFor((document: Document): boolean => {
  const text = document.sentences
    .filter((sentence) => sentence.kind !== 'code' && sentence.kind !== 'data')
    .map((sentence) => sentence.text)
    .join(' ')
    .slice(0, 5000)
  const words = text.match(/\p{L}+/gu)?.length ?? 0
  if (words < 12) return !/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]{6,}/u.test(text)
  return (text.match(COMMON_ENGLISH)?.length ?? 0) / words > 0.08
})
