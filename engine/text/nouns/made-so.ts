import { COUNT_NOUNS } from '../../lexicon/count-nouns.ts'
import { readVerb } from '../clauses/verbs.ts'

/** What a thing can be made. */
const MADE_SO =
  /^(?:[a-z]{2,}(?:er|able|ible|ent|ant|ive|ous|ful|less|safe|free|proof|agnostic|deterministic|atomic|optional|async)|async|optional|public|private|responsive|strict)$/

/** "Made the upload script faster": whether the last word says how the thing is now. */
export function isMadeQuality(words: readonly string[]): boolean {
  return words.length > 1 && MADE_SO.test(words.at(-1) ?? '') && COUNT_NOUNS.has(words.at(-2) ?? '')
}

/** "Made the door open by itself". */
export function isMadeToDo(thing = '', word: string): boolean {
  return COUNT_NOUNS.has(thing.toLowerCase()) && readVerb(word).some(({ form }) => form === 'base')
}

/** What a thing is made. */
export const COMPLEMENT =
  /^(?:idempotent|optional|responsive|async|asynchronous|consistent|explicit|safe|secure|public|private|smooth|stable|faster|slower|easier|safer|smaller|larger|bigger|shorter|simpler|cleaner|more|[a-z]{3,}[ai]ble)$/
