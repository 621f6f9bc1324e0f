/** Up to two initials: the first letter of each word, in upper case. */
export function initials(displayName: string): string {
  const words = displayName.split(/\s+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => firstLetter(word).toLocaleUpperCase())
    .join('')
}

function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word)
  return first?.segment ?? ''
}
