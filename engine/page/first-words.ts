/** A line that begins in ASCII: what is stripped before its first word, then that word. */
const BEGINNING = /^[\0-'*-/:-@[-`{-~)]*([(a-z0-9][!-_a-~]*)(?:\s|$)/i
const ENDING = /[:?!.*_#]+$/

/**
 * A quick look that passes all lines which, folded and stripped, can begin like one of `phrases`. Few lines of a page
 * do; the others need not be folded, which is slow.
 */
export function beginsLikeOneOf(phrases: Iterable<string>): (line: string) => boolean {
  const words = new Set<string>()
  for (const phrase of phrases) words.add((phrase.split(' ')[0] ?? '').replace(ENDING, ''))
  return (line) => {
    const word = BEGINNING.exec(line)?.[1]
    return word === undefined || words.has(word.toLowerCase().replace(ENDING, ''))
  }
}
