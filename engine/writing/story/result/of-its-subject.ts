import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { PEOPLE } from '../../../lexicon/people.ts'
import { troubleParts } from '../../../text/clauses/trouble-parts.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { capitalise } from '../../sentence/tidy.ts'

const IT_NOW =
  /^(?:now,?\s)?it(?=\s(?:(?:is\s|was\s|can\s|has\s|also\s)?now\b|no longer\b|(?:is|does|can|has) no longer\b))|^now,?\sit(?=\s[a-z]+s\s)|^it(?=(?:'s|\sis)\s[^,;.]{2,40}\snow\b)/i

/** A thing that is told of with its article or by its name, and not by what it is of. */
const ONE_THING = /^(?:(?:the|our|my|this)\s)(?:[\w./'-]+\s){0,3}[\w./'-]+$/i

/** "Fares were rounded in three places. They are now rounded in one". */
const THEY_NOW = /^they(?=\s(?:are now|now|no longer|can now|are no longer)\b)/i
const MANY_THINGS = lean(
  /^(?!(?:some|many|most|several|few|all|both|they|these|those)\b)(?:(?:the|our|my)\s)?(?:[\w./'-]+\s){0,2}[\w./'-]+s$/i,
)

/** "The timer compared local times. It now compares UTC": where the two stand apart, "it" is what the first one tells of. */
export function ofItsSubject(text: string, source: Weighed, before: Weighed | undefined): string | undefined {
  const it = IT_NOW.exec(text)?.[0] ?? THEY_NOW.exec(text)?.[0]
  if (!it || before?.sentence.block !== source.sentence.block || before.sentence.kind !== 'prose')
    return undefined
  const subject = troubleParts(
    before.body.replace(/^(?:previously|before|until now|so far),?\s/i, ''),
  )?.subject
  if (!subject || PEOPLE.test(subject)) return undefined
  if (THEY_NOW.test(text)) {
    if (!MANY_THINGS.test(subject) || !isPlural(subject)) return undefined
  } else if (!ONE_THING.test(subject) || isPlural(subject)) return undefined
  return `${capitalise(subject)}${/^now/i.test(it) ? ' now' : ''}${text.slice(it.length).replace(/^'s/, ' is')}`
}
