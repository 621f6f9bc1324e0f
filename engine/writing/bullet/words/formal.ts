/** What is said short is written out in a CV. */
const SHORT_FORMS: readonly [RegExp, string][] = [
  [/\bcan't\b/g, 'cannot'],
  [/\bwon't\b/g, 'will not'],
  [/\b(is|are|was|were|has|have|had|do|does|did|could|would|should|must|need)n't\b/g, '$1 not'],
  [/\b(there|that|it)'s (?=(?:been|got|had)\b)/g, '$1 has '],
  [/\b(there|that|it)'s (?=[a-z])/g, '$1 is '],
  [/\b(they|you|we)'re\b/g, '$1 are'],
  [/\ba lot more\b/g, 'much more'],
  [/\b(?:a lot|lots) of (?=the [a-z]+s\b)/g, 'many of '],
]

/** A bullet without the short forms of talk. */
export function formal(text: string): string {
  return /'|\blots?\b/.test(text)
    ? SHORT_FORMS.reduce((told, [pattern, whole]) => told.replace(pattern, whole), text)
    : text
}
