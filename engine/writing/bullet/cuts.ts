import { countWords } from '../tidy.ts'
import { isBalanced, isTorn } from '../trim.ts'

/** What can be said in one breath is told whole: what it is for or where it was done is no ballast there. */
export function lengthsFor(phrase: string, most: number): number[] {
  return [13, 20, 30, most].filter((limit) => limit > 13 || countWords(phrase) > 17)
}

/** A deed without what is listed or explained after a colon, in brackets or behind a dash. */
export function beforeMark(phrase: string): string[] {
  const head = /^.+?(?=:\s|;\s|\s\(|\s[-\u2013\u2014]\s)/.exec(phrase)?.[0]
  if (head && countWords(head) >= 4 && isBalanced(head)) return [head]
  // "Added the Tide Map & Talk About Boats": two matters of a headline.
  const first = /^[^&]+?(?=\s&\s[A-Z][a-z]+\s(?:About|Of|For|On)\s)/.exec(phrase)?.[0]
  return first && countWords(first) >= 3 ? [first] : []
}

/** In a list a deed goes without what is said of its object: "wrote X, a hook around Y". */
export function beforeAside(phrase: string): string {
  const head = /^[^,]+(?=,\s(?:which|who|where|an?|so|as|with|[a-z]+ing)\s)/.exec(phrase)?.[0]
  return head && countWords(head) >= 3 && isBalanced(head) && !isTorn(head) ? head : phrase
}
