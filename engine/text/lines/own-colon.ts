import { lean } from '../../lean.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { onceForText } from '../../once.ts'
import { readClause } from '../clauses/clauses.ts'
import { readVerb } from '../clauses/verbs.ts'
import { isStatement } from '../parting/own-statement.ts'

/** What is not said until the list, the code or the picture has been seen. */
const ANNOUNCES =
  /\b(?:following|follows|below|above|here|like (?:so|this|that)|as such|namely|e\.g|i\.e|example|instance|snippet|screenshot|these|two|three|four|five|several|some|multiple|various|many|a (?:few|couple|number|lot))\b(?:\s[\w-]+){0,3}$|\b(?:root cause|the following|as follows|for example|for instance)\b/i
/** What a sentence cannot end with, or what has no content without its list. */
const OPEN_END = lean(
  /(?:^|\s)(?:is|are|was|were|be|been|by|with|to|for|of|as|in|on|at|from|via|and|or|that|because|when|if|include[sd]?|including|contains?|provides?|using|used|says?|said|shows?|showed|reads?|returns?|errors?|messages?|output|results?|reasons?|things?|ways?|problems?|issues?|changes?|parts?|steps?|options?|cases?|points?|goals?|fixes|features?|tasks?|items?|happens?|happened|occurs?|may|might|can|could|will|would|should|must|experienced|saw|got|received|done|it|this)$/i,
)

/** "The build failed with the following error:": that it did is said before the error. */
const WITH_ERROR =
  /,?\swith(?:\s(?:the|this|these|an?))?(?:\sfollowing)?(?:\s[\w-]+)?\s(?:errors?|exceptions?|messages?|warnings?|output|stack ?traces?)$|\swith$/i
const FAILED =
  /^(?:\S+\s){2,}(?:fail(?:s|ed|ing)?|crash(?:es|ed|ing)?|abort(?:s|ed|ing)?|stopped|died|broke)$/i

/** "All gates close, when running:": the command that follows says how that was seen. */
const WHEN_RUN =
  /,?\s(?:when|by|after|while)\s(?:running|executing|invoking|calling)(?:\s(?:it|this|the (?:following|test|command|script)(?:\s[a-z]+)?))?$/i

/** "The path was joined without a check, letting a crafted name escape:" has said it all before its colon. */
export const withoutOwnColon = onceForText((body: string): string => {
  if (!body.endsWith(':')) return body
  const text = body.slice(0, -1).trimEnd()
  const failed = text.replace(WITH_ERROR, '')
  if (failed !== text && FAILED.test(failed)) return `${failed}.`
  const seen = text.replace(WHEN_RUN, '')
  if (seen !== text && seen.split(' ', 4).length === 4) return `${seen}.`
  if (text.split(' ', 8).length < 8 || ANNOUNCES.test(text) || OPEN_END.test(text) || text.includes(': '))
    return body
  const clause = readClause(text)
  if (clause ? !/^(?:passive|fault|this)$/.test(clause.subject) : !tells(text)) return body
  return `${text}.`
})

/** Whether a thing stands at its head, or in its main clause, and what it does behind it. */
function tells(text: string): boolean {
  if (/^(?:here|what|how|why|where)\b/i.test(text)) return false
  if (text.split(/,\s(?:so\s|and\s|but\s)?/).some(isStatement)) return true
  return /^(?:the|an?|our|when|if)\s/i.test(text) && text.split(' ').some(isPlainlyVerb)
}

/** A word that is no thing, and shows its tense. */
function isPlainlyVerb(word: string): boolean {
  return readVerb(word).some(({ form, verb }) =>
    form === 's' ? !NOUN_VERBS.has(verb.base) : form === 'past' && verb.forms.past !== verb.forms.participle,
  )
}
