import type { Document, Sentence } from '../text/document.ts'

/** The sentences as the writer tells them: in a forwarded mail, which is mostly quoted, the quotes tell. */
export function toldSentences({ sentences }: Document): readonly Sentence[] {
  const quoted = sentences.filter(({ kind }) => kind === 'quote')
  const length = (list: readonly Sentence[]) => list.reduce((sum, { text }) => sum + text.length, 0)
  if (quoted.length === 0 || length(quoted) * 2 < length(sentences)) return sentences
  return sentences.map((sentence) => (sentence.kind === 'quote' ? { ...sentence, kind: 'prose' } : sentence))
}
