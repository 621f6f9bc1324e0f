import { verbIn } from '../../text/verbs.ts'
import { isFragment } from '../proof.ts'

/** "Maintained as part of the crew", "fixed of two lids": what was read as the deed governs nothing. */
const GOVERNS_NOTHING =
  /^(?:fixed|added|maintained|patched|removed|installed|created|built|implemented|made|resolved|reduced|refactored|introduced|improved|replaced|designed|developed|configured|enabled|disabled|deleted|dropped|addressed|prevented|extracted|used) (?:of|from(?! scratch)|as|by|because|than|until|since|during) /i

/** "Added a lamp on it": on what, another sentence has said, for the lamp does not stand on itself. */
const BESIDE_NOTHING =
  /^[a-z]+ (?:(?!(?:on|to|in|into|from|for|of|with|by|at|and|or|that|which|who|so|as|when|where|if|after|before|out|it|up|down|off|how|what|why)\b)[\w'.-]+ ){1,5}(?:on|in|into|onto|inside|to|from|for|with|around|behind) it(?=$|[,.;]|\s(?:and|so|with|by|as|while|after)\s)/i

/** "Fixed what coming of it is told": a verb that was bent inside a clause of its own. */
const BENT = /\bwhat (?:(?:an?|the) [a-z]+ )?(?!(?:during|(?:some|any|every|no)?thing)\b)[a-z]{2,}ing\b/

/** What stands behind "an issue where" and is no fault: "the lift correctly stops", "2024-05-06 / Lift", "the result was that sometimes". */
const NO_FAULT =
  /^(?!.*(?:\b(?:not|never|no|only|cannot|fail(?:s|ed)?|without|instead)\b|n't\b)).*\b(?:correctly|properly|successfully)\b|^\d{4}-\d\d|\bthat(?: (?:sometimes|often|usually|occasionally))?$/

/** "Worked on an issue where two ways to tell a jam": nothing happens there. */
function hasNoFault(text: string): boolean {
  const at = text.indexOf(' an issue where ')
  if (at < 0 || at > 15) return false
  const fault = text.slice(at + 16)
  return NO_FAULT.test(fault) || isFragment(fault)
}

/** "Ported and crane": of two verbs one is none. */
function isUnevenPair(text: string): boolean {
  const [, first = '', word = first] =
    /^[A-Za-z]+ and ([a-z]+)(?=[\s,])|, and [a-z]+ed and ([a-z]+)$/.exec(text) ?? []
  return word !== '' && !/(?:ed|ly)$/.test(word) && verbIn(word, 'past') === undefined
}

/** Marks of code and of talk: a fence, an arrow, a dash behind which somebody goes on talking. */
const MARKS = /```|\u2192\s(?=[a-z])|\s--\s(?=[a-z])/

/** Whether a bullet was built of what does not fit together. */
export function isIllBuilt(text: string): boolean {
  return (
    GOVERNS_NOTHING.test(text) ||
    MARKS.test(text) ||
    (text.includes(' it') && BESIDE_NOTHING.test(text)) ||
    (text.includes(' what ') && BENT.test(text)) ||
    hasNoFault(text) ||
    isUnevenPair(text)
  )
}
