import { verbIn } from '../../text/clauses/verbs.ts'
import type { Document } from '../../text/lines/document.ts'
import { readTitle } from '../../text/lines/title.ts'

/** The title, or a first line that stands alone and opens with a verb or a number: a subject line, full stop or not. */
export function subjectLine({ title, raw, sentences }: Document): Document['title'] {
  if (title) return title
  const sentence = sentences[0]
  if (sentence?.kind !== 'prose' || sentence.section === 'meta' || sentence.text.length > 100)
    return undefined
  const after = raw.slice(sentence.range.end, sentence.range.end + 40)
  if (!/^[.\s]*(?:\([#\w-]+\)[^\S\n]*)?(?:\n\s*\n|$)/.test(after)) return undefined
  if (/^(?:i|we|i'm|hi|hello|here|this|today|yesterday)\b/i.test(sentence.text)) return undefined
  const parts = readTitle(sentence.text)
  const word = /^[\p{L}-]+/u.exec(sentence.text)?.[0] ?? ''
  const isSubject = parts.start > 0 || /#\d/.test(sentence.text) || verbIn(word, 'base', 'past') !== undefined
  return isSubject ? { sentence, parts } : undefined
}
