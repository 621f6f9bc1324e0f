import { GIVEN_NAMES } from '../lexicon/given-names.ts'
import { CLASS_PART, COMMON_NAMES, HYPHENATED, OWN_PART } from '../lexicon/name-words.ts'
import { PLACES, REGIONS } from '../lexicon/places.ts'
import type { Sentence } from '../text/document.ts'
import { verbIn } from '../text/verbs.ts'
import { markAt } from './mark-at.ts'
import { isListed } from './spellings.ts'
import type { Unlisted } from './unlisted-technologies.ts'

type Span = { start: number; end: number }

const SEPARATOR = /^(?:, (?:and |or )?| and | & | \+ )$/
const NEXT =
  /^(, (?:and |or )?| and | & | \+ )([\p{L}][\p{L}\d]*(?:[-.][\p{L}\d]+)*)(?=[,.;)]|$| (?:and|for|to|in|on|with|via|as)\b)/u

/** Unknown names in a list of two or more that we know: "with Redis, Celery and Quuxel". */
export function findInLists(sentence: Sentence, known: readonly Span[]): Unlisted[] {
  if (known.length < 2) return []
  const { text } = sentence
  const isKnownAt = new Set(known.map(({ start }) => start))
  const isKnownTo = new Set(known.map(({ end }) => end))
  return known.flatMap(({ start, end }) => {
    const match = NEXT.exec(text.slice(end, end + 40))
    const [all = '', separator = '', name = ''] = match ?? []
    const at = end + separator.length
    if (!name || isListed(name) || !looksLikeName(name) || markAt(sentence, at)) return []
    const isAfterOther = [...isKnownTo].some(
      (to) => to < start && start - to < 8 && SEPARATOR.test(text.slice(to, start)),
    )
    const after = /^(?:, (?:and |or )?| and )/.exec(text.slice(end + all.length))?.[0] ?? ''
    const isBeforeOther = after !== '' && isKnownAt.has(end + all.length + after.length)
    return isAfterOther || isBeforeOther ? [{ sentence, start: at, end: at + name.length, name }] : []
  })
}

function looksLikeName(name: string): boolean {
  const folded = name.toLowerCase()
  if (name.length < 3 || /\.\w{1,4}$/.test(name) || COMMON_NAMES.test(name) || OWN_PART.test(name))
    return false
  if (GIVEN_NAMES.has(folded) || PLACES.has(folded) || REGIONS.has(folded)) return false
  if (verbIn(folded, 'base', 's', 'past', 'ing') !== undefined || CLASS_PART.test(name)) return false
  if (/^[a-z\d]+(?:-[a-z\d]+)+$/.test(name)) return !HYPHENATED.test(name)
  return /^\p{Lu}[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\d]*\p{Ll}[\p{L}\d]*$/u.test(name)
}
