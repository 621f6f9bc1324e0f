import type { Document, Sentence } from '../../text/lines/document.ts'
import { signaturesIn } from './signatures.ts'

/** The sentences as the writer tells them, without who signed them: in a forwarded mail, which is mostly quoted, the quotes tell. */
export function toldSentences(document: Document): readonly Sentence[] {
  const signatures = signaturesIn(document)
  const { sentences: all } = document
  const sentences = signatures.size > 0 ? all.filter((sentence) => !signatures.has(sentence)) : all
  const quoted = sentences.filter(({ kind }) => kind === 'quote')
  const length = (list: readonly Sentence[]) => list.reduce((sum, { text }) => sum + text.length, 0)
  if (quoted.length === 0 || length(quoted) * 2 < length(sentences)) return sentences
  return sentences.map((sentence) => (sentence.kind === 'quote' ? { ...sentence, kind: 'prose' } : sentence))
}
