import { ADJECTIVES, LIGHT_ADJECTIVES } from '../../lexicon/chunk-words.ts'
import { COUNT_NOUNS } from '../../lexicon/count-nouns.ts'
import { verbOf } from '../clauses/verbs.ts'

/** Whether there is one of it or there are more: a lamp, and whatever is named by what it does ("downloader", "validator"). */
export function isCounted(noun: string): boolean {
  return COUNT_NOUNS.has(noun) || isDoer(noun)
}

/** Short words end so by chance ("summer", "rubber"), and what is "smoother" is compared. */
function isDoer(noun: string): boolean {
  const stem = /^([a-z]{5,})[eo]r$/.exec(noun)?.[1] ?? ''
  if (stem === '' || ADJECTIVES.has(stem) || LIGHT_ADJECTIVES.has(stem)) return false
  const bases = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')]
  return bases.some((base) => verbOf(base) !== undefined)
}
