import { readVerb } from '../text/verbs.ts'
import type { TextFault } from './fault.ts'
import type { Source } from './source.ts'
import { isEmptyWord, stemOf } from './stems.ts'

const PART =
  /\s*[;:()]\s*|,\s+|\s(?:and|while|by|which|so that|thereby|resulting in|leading to|to)\s(?=\p{Ll}+)/u
/** Words of telling, which add no fact. */
const NEUTRAL = new Set(
  'issue problem bug fix change code system team result approach solution work task goal cause root root-cause way time case part step set number amount user need order end side level kind type result situation outcome'
    .split(' ')
    .map(stemOf),
)

/** Stretches of a claim of which the source knows no word: outcomes and circumstances made up. */
export function findNoveltyFaults(text: string, source: Source): TextFault[] {
  const faults: TextFault[] = []
  let known = 0
  let unknown = 0
  for (const part of text.split(PART)) {
    const stems = tellingStems(part)
    const strange = stems.filter((stem) => !source.places.has(stem))
    known += stems.length - strange.length
    unknown += strange.length
    if (stems.length > 1 && strange.length === stems.length)
      faults.push({ kind: 'unsupported', words: part.trim() })
  }
  if (faults.length === 0 && unknown > 3 && unknown > known * 1.5)
    faults.push({ kind: 'unsupported', words: text.trim() })
  return faults
}

/** Nouns and adjectives: what a deed is called may differ from the source, what it was done to may not. */
function tellingStems(part: string): string[] {
  return (part.match(/\p{L}[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !isEmptyWord(word) && readVerb(word).length === 0)
    .map(stemOf)
    .filter((stem) => !NEUTRAL.has(stem))
}
