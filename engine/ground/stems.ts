import { onceForWord } from '../once.ts'
import { hasDigit } from '../text/patterns/characters.ts'

/** Words that carry no content of their own, in a source or in a claim. */
const EMPTY = new Set(
  `a an the this that these those it its is are was were be been being am do does did done doing have has had having will would shall should can could may might must
of in on at to for from with without by as into onto over under up down out off about than then so and or but nor not no if when while because since after before until
during through across per via between within i we my our me us you your he she they their them his her who which what where how why there here all any some each every both
more most less least many much few very also just only still now new one other another such same own too again already yet once get got make made use used using like
let able need needed thing things way ways lot work working instead rather later ago`.split(/\s+/),
)
const WORD = /[\p{L}\p{N}]+(?:['\u2019][\p{L}]+)?/gu
const ENDING =
  /(?:ization|isation|ations?|ating|ated|ates?|ingly|ings?|edly|ed|ions?|ments?|ness|ers?|ors?|ies|ied|ily|ity|ive|ives|able|ible|al|ally|es|s|ly|y|e)$/

/** What a word has in common with its other forms: "migrating" and "migration", "faster" and "fast". */
export const stemOf = onceForWord((word): string => {
  const small = word.toLowerCase().replace(/['\u2019].*$/, '')
  if (small.length < 4 || hasDigit(small)) return small.replace(/(?<=..)s$/, '')
  const bare = small.replace(ENDING, '')
  const stem = bare.length < 4 ? small.replace(/(?:ings?|ed|es|s|e|y)$/, '') : bare
  return stem.replace(/([^aeiou])\1$/, '$1').slice(0, 7)
})

/** Whether a word carries no content of its own. */
export function isEmptyWord(word: string): boolean {
  return EMPTY.has(word.toLowerCase())
}

/** The content words of a text as stems, in order. */
export function contentStems(text: string): string[] {
  const stems: string[] = []
  for (const word of text.match(WORD) ?? []) {
    const stem = stemOfContent(word)
    if (stem !== undefined) stems.push(stem)
  }
  return stems
}

/** The stem of a word that carries content; words come back from note to note. */
const stemOfContent = onceForWord((word) => (isEmptyWord(word) ? undefined : stemOf(word)))
