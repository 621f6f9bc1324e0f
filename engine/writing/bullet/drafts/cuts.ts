import { verbIn } from '../../../text/clauses/verbs.ts'
import { matchesIn } from '../../../text/patterns/matches.ts'
import { countWords } from '../../sentence/tidy.ts'
import { isBalanced, isTorn } from '../../sentence/trim.ts'

/** What can be said in one breath is told whole: what it is for or where it was done is no ballast there. */
export function lengthsFor(phrase: string, most: number): number[] {
  return [13, 20, 30, most].filter((limit) => limit > 13 || countWords(phrase) > 17)
}

/** "Moved the carts to the new (covered) dock": there the thing stands behind its brackets; "3.9 - 3.13" is one range. */
const BEFORE_MARK =
  /^.+?(?=:\s|;\s|(?<!\b(?:the|an?|our|my|its) [\w-]+(?=\s\([^()]*\)\s(?!(?:to|in|on|for|with|and|or|from|by|at|so|which|that|as|into|via|when|while|using|of|but|because|if|after|before)\s)[a-z]))\s\(|(?<!\d)\s[-\u2013\u2014]\s|\s[-\u2013\u2014]\s(?!\d))/

const OPEN_CLAUSE = /\s(?:where|that|which|in which|when)\s[^,;:]*$/
const GOES_ON = /^\s\([^()]*\)\s[a-z]/

/** A deed without what is listed or explained after a colon, in brackets or behind a dash. */
export function beforeMark(phrase: string): string[] {
  const head = BEFORE_MARK.exec(phrase)?.[0]
  // "Fixed a bug where early boats (e.g. the ferry) could not dock": behind its brackets the statement goes on.
  if (head && OPEN_CLAUSE.test(head) && GOES_ON.test(phrase.slice(head.length)))
    return [phrase.replace(/\s\([^()]*\)/, '')]
  if (head && countWords(head) >= 4 && isBalanced(head)) return [head]
  // "Added the Tide Map & Talk About Boats": two matters of a headline.
  const first = /^[^&]+?(?=\s&\s[A-Z][a-z]+\s(?:About|Of|For|On)\s)/.exec(phrase)?.[0]
  return first && countWords(first) >= 3 ? [first] : []
}

/** Behind a mark these begin a statement of their own: "traced it to the name, it hid the page", "added a flag, might be worth a try". */
const OWN_SUBJECT = /^(?:it|they|he|she|there|the (?:rest|others))\b(?!,)/
const CERTAIN =
  /^(?:The|It|They|There|This)\s|^(?:might|may|could|would|should|will|can|must|is|are|was|were|has|needs?|does|didn't|doesn't)\s/

/** "... \u2014 losing the key is no longer a problem". */
const STATES = /^(?:[\w'-]+\s){1,6}?(?:is|are|was|were|has|have|can|no longer|does|do|did|will)\s/

/** Opens the first part of a sentence of two: "so that when a guest leaves, it closes". */
const FIRST_PART =
  /\b(?:when|whenever|if|once|after|while|as|since|because|although|until|unless|where|so|that)\b/

/** A deed without the statement that was run into it behind a comma, a semicolon or a colon; all of it where none was. */
export function beforeStatement(phrase: string): string {
  for (const { index, 0: mark } of matchesIn(phrase, /[,;:]\s|\s[\u2013\u2014]\s/g)) {
    const [head, rest] = [phrase.slice(0, index), phrase.slice(index + mark.length)]
    const begins =
      CERTAIN.test(rest) ||
      (OWN_SUBJECT.test(rest) && !FIRST_PART.test(head)) ||
      (mark.startsWith(' ') && STATES.test(rest))
    if (begins && isBalanced(head)) return head
  }
  return phrase
}

/** "Oiled the hinge; waxed the door" are two deeds; what else stands behind a semicolon is told without them. */
export function withoutSemicolon(phrase: string): string {
  const at = phrase.search(/;\s/)
  if (at < 0 || !isBalanced(phrase.slice(0, at))) return phrase
  const [head, rest] = [phrase.slice(0, at), phrase.slice(at + 2)]
  const isDeed =
    verbIn(rest.split(' ')[0] ?? '', 'past')?.isWork === true && !/;|^\w+(?:\sand\s\w+)?\sby\s/.test(rest)
  if (countWords(head) < 3) return phrase
  return isDeed ? `${head} and ${rest}` : head
}

/** "Moved the desk -" and "cut the lamp "hot." and left": a mark that ended something else. */
export function withoutLooseMarks(phrase: string): string {
  return phrase.replace(/\s[-\u2013\u2014^|]+$|(?<=\w\)?)[:;]$/, '').replace(/(?<=\w)\.(?="(?:\s|$))/g, '')
}

/** The same for a deed, behind which "since" and "after" lead nowhere; how things are "since" ends well with it. */
export function withoutLooseEnd(phrase: string): string {
  return withoutLooseMarks(phrase.replace(/\s(?:after|since)$/, ''))
}

/** In a list a deed goes without what is said of its object: "wrote X, a hook around Y". */
export function beforeAside(phrase: string): string {
  const head = /^[^,]+(?=,\s(?:which|who|where|an?|so|as|with|[a-z]+ing)\s)/.exec(phrase)?.[0]
  return head && countWords(head) >= 3 && isBalanced(head) && !isTorn(head) ? head : phrase
}
