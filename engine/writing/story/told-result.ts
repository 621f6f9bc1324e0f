import type { Weighed } from '../../facts/select.ts'
import type { Phrase } from '../bullet/trouble.ts'
import { looseVerbIn } from '../loose-verb.ts'
import { asResult } from './as-result.ts'
import { isFit } from './fit.ts'
import { type Material, withoutSources } from './material.ts'
import { chooseResult, type Result } from './result.ts'

/** How often a result that cannot be told well makes room for another. */
const TRIES = 3

/** What came of it, as a listener can follow it. */
export function writeResult(material: Material, situation: Phrase, action: Phrase): Result {
  let rest = material
  let result = chooseResult(rest, situation, action)
  for (let tries = 0; tries < TRIES; tries++) {
    const text = withoutLooseVerb(asResult(result.text))
    const told = wellTold(text, result.sources)
    if (told !== '' || result.sources.length === 0) return { ...result, text: told || text }
    rest = withoutSources(rest, result.sources)
    result = chooseResult(rest, situation, action)
  }
  return { ...result, text: asResult(result.text) }
}

/** How a thing is since says so by itself, whatever its verb looks like. */
const SINCE = /\b(?:now|no longer)\b/i

/** "Haven't lost one since": who, is put in later. */
const SPEAKS_OF_ME = /^(?:Haven't|Have not|Hadn't|Didn't|Couldn't)\s/

/** "The pump and the are now in place": what belonged there was cut out. */
const TORN_WITHIN =
  /\b(?:the|an?|with|from|by|into|onto|via)\s(?:is|are|was|were|has|have|had|now|no longer)\s/

/**
 * A finished result as far as it is heard as one: whole sentences with a subject and a verb, nothing cut out of their middle, and
 * what is quoted as it was written. Where nothing is left, the next best is told.
 */
export function wellTold(text: string, sources: readonly Weighed[]): string {
  const sentences = text.split(/(?<=[a-z\d)"]\.)\s(?=[A-Z])/)
  const end = sentences.findIndex((one) => !isWellTold(one, sources))
  return (end < 0 ? sentences : sentences.slice(0, end)).join(' ')
}

/** "The load was fine, takes two minutes": what lacks its subject is left out. */
function withoutLooseVerb(text: string): string {
  const at = looseVerbIn(text)
  return at < 0 ? text : `${text.slice(0, at)}.`
}

function isWellTold(sentence: string, sources: readonly Weighed[]): boolean {
  return (
    (SINCE.test(sentence) || isFit(sentence) || SPEAKS_OF_ME.test(sentence)) &&
    !TORN_WITHIN.test(sentence.replace(/"[^"]*"/g, 'it')) &&
    isQuotedAsWritten(sentence, sources)
  )
}

/** '"Add is now implemented to cart"' was no name before. */
function isQuotedAsWritten(sentence: string, sources: readonly Weighed[]): boolean {
  return (sentence.match(/"[^"]+"/g) ?? []).every((quoted) =>
    sources.some((one) => [one.body, one.sentence.text].some((text) => text.includes(quoted.slice(1, -1)))),
  )
}
