/** `text` at the end of as much space as what it takes the place of. */
export function inPlaceOf(whole: string, text: string): string {
  return text.length > whole.length ? whole : text.padStart(whole.length)
}

/** Nothing, as long as what it takes the place of: it joins what stands around it. */
export function nothing(whole: string): string {
  return '\u200b'.repeat(whole.length)
}
