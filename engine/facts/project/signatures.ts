import { COMMON_WORDS } from '../../lexicon/common-words.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { onceFor } from '../../once.ts'
import type { Document, Sentence } from '../../text/lines/document.ts'
import { spellingOf } from '../technologies/spellings.ts'
import { withoutDates } from './project-names.ts'

/** "[ Ada Moor ]" heads what Ada did. */
const BRACKETED = /^\[\s?(\p{Lu}[\p{L}'.-]+(?: [\p{L}'".-]+){0,3})\s?\]$/u
/** "Okonjo" or "Ada Moor", and no more. */
const ALONE = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?:?$/u

/** Which of the common words are so common that nobody is called by them. */
const COMMON = 1500
/** How many sentences are read. */
const READ = 400

/** The lines that only say who wrote what stands below them. */
export const signaturesIn = onceFor((document: Document): ReadonlySet<Sentence> => {
  const sentences = document.sentences.slice(0, READ)
  const found = new Set<Sentence>()
  const dated = new Map<string, Sentence[]>()
  for (const [index, sentence] of sentences.entries()) {
    const name = BRACKETED.exec(sentence.text)?.[1]
    // With spaces inside the brackets it is the form of a changelog.
    if (name?.includes(' ') && isPersons(name, sentence.text.startsWith('[ ') ? 0 : COMMON))
      found.add(sentence)
    const above = sentences[index - 1]
    if (!above || !ALONE.test(sentence.text) || !isDate(above) || !isPersons(sentence.text)) continue
    dated.set(sentence.text, [...(dated.get(sentence.text) ?? []), sentence])
  }
  // Who signs each day is not spoken of in between; what each day is about is.
  for (const [name, signed] of dated)
    if (signed.length > 1 && sentences.filter(({ text }) => text.includes(name)).length === signed.length)
      for (const sentence of signed) found.add(sentence)
  return found
})

function isDate(sentence: Sentence): boolean {
  return /\d/.test(sentence.text) && withoutDates(sentence, 0, sentence.text.length) === undefined
}

/** Whether it could be what somebody is called: a known first name, or words that mean nothing else. */
function isPersons(name: string, common = COMMON): boolean {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? []
  if (GIVEN_NAMES.has(words[0] ?? '')) return true
  const places = words.map((word) => COMMON_WORDS.get(word) ?? Number.POSITIVE_INFINITY)
  return (
    Math.min(...places) >= common && Math.max(...places) === Number.POSITIVE_INFINITY && !spellingOf(name)
  )
}
