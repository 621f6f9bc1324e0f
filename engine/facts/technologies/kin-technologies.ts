import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { KIN } from '../../lexicon/technologies/kin.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { matchesIn } from '../../text/patterns/matches.ts'
import { markAt } from './mark-at.ts'
import { hasAnyNoun, isAcronym, isHeadline, isPartOfName, opensSentence } from './technology-context.ts'
import type { Unlisted } from './unlisted-technologies.ts'

const WORD = /(?<![\p{L}\d_./@#:=-])[\p{L}][\p{L}\d]*(?![\p{L}\d_(/@=-]|\.[\p{L}\d])/gu

const BETWEEN_WORDS = /[^a-z\d]+/i

/** Before a word in small letters: what makes a verb or a common noun of it. */
const NO_NAME_AFTER =
  /(?:\b(?:to|we|i|you|they|he|she|it|will|would|can|could|should|must|may|might|not|let's|please|an?|some|more|every|each|any|no|this|that|these|two|three|his|her|very|so|too)|['’](?:ll|d|s|ve|m|re))\s$/i
/** After it. */
const NO_NAME_BEFORE = /^\s(?:it|them|me|us|the|an?|this|that|these|up|down|out|over|off|away|mode|of)\b/i

/** A field whose signs a text may show. */
export type Field = (typeof KIN)[number]

const fieldsByName = new Map<string, Field[]>()
for (const field of KIN) {
  for (const name of field.names.split(', ')) {
    const capital = name.charAt(0).toUpperCase() + name.slice(1)
    for (const written of new Set([name, capital]))
      fieldsByName.set(written, [...(fieldsByName.get(written) ?? []), field])
  }
}

/** Whether a text shows the signs of a field; each field is looked for once, and only if one of its names is met. */
export function fieldsOf(text: string): (field: Field) => boolean {
  const known = new Map<Field, boolean>()
  return (field) => {
    const answer = known.get(field) ?? field.signs.test(text)
    known.set(field, answer)
    return answer
  }
}

/** Words that name a tool in the field that the text is about: "cobra" in one about Go, "Trinity" beside reads and contigs. */
export function findKin(sentence: Sentence, isOf: (field: Field) => boolean): Unlisted[] {
  const found: Unlisted[] = []
  // To part a text at its letters is quick; hardly a sentence has such a name.
  if (!sentence.text.split(BETWEEN_WORDS).some((word) => fieldsByName.has(word))) return found
  for (const match of matchesIn(sentence.text, WORD)) {
    const [name] = match
    const fields = fieldsByName.get(name)
    if (!fields?.some(isOf)) continue
    const place = { sentence, start: match.index, end: match.index + name.length, name }
    if (isMeant(place)) found.push(place)
  }
  return found
}

function isMeant(place: Unlisted): boolean {
  const { sentence, start, end, name } = place
  const mark = markAt(sentence, start)
  if (mark && (mark.kind !== 'code' || mark.start !== start || mark.end !== end)) return mark?.kind === 'link'
  if (/^\p{Ll}/u.test(name)) {
    const before = sentence.text.slice(Math.max(0, start - 10), start)
    return !NO_NAME_AFTER.test(before) && !NO_NAME_BEFORE.test(sentence.text.slice(end, end + 10))
  }
  if (isHeadline(sentence) || (opensSentence(place) && !isAcronym(name))) return false
  if (GIVEN_NAMES.has(name.toLowerCase()) && !hasAnyNoun(place)) return false
  return !isPartOfName(place, new Set(), false)
}
