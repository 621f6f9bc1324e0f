/** A word in small letters without the commonest of its endings, so that "indexed" and "indexes" are one. */
export function roughStem(word: string): string {
  if (word.endsWith('ing')) return word.slice(0, -3)
  if (word.endsWith('ed') || word.endsWith('es') || word.endsWith('ly')) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
