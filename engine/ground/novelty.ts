import { RETELLING } from '../lexicon/retelling.ts'
import type { TextFault } from './fault.ts'
import type { Source } from './source.ts'
import { isEmptyWord, stemOf } from './stems.ts'

const NEUTRAL = new Set(RETELLING.trim().split(/\s+/).map(stemOf))
/** So many words in a row that the source does not have are a claim of their own. */
const RUN = 2
const ALL =
  /\b(?:all|every|any|each|entire|whole|across)\s(?:(?:the|of|our|other|its|their)\s)*(\p{L}[\p{L}-]+)/giu

/** Stretches of a claim that the source has no words for: outcomes, deeds and circumstances made up. */
export function findNoveltyFaults(text: string, source: Source): TextFault[] {
  const faults: TextFault[] = []
  for (const part of text.split(/[;:()]|,\s/)) {
    let run: string[] = []
    for (const word of [...(part.match(/\p{L}[\p{L}\p{N}]+/gu) ?? []), '']) {
      if (word !== '' && (isEmptyWord(word) || NEUTRAL.has(stemOf(word)))) continue
      if (word !== '' && !isKnown(word, source)) {
        run.push(word)
        continue
      }
      if (run.length >= RUN) faults.push({ kind: 'unsupported', words: run.join(' ') })
      run = []
    }
  }
  for (const [words, noun = ''] of text.matchAll(ALL)) {
    if (!isEmptyWord(noun) && !NEUTRAL.has(stemOf(noun)) && !isKnown(noun, source))
      faults.push({ kind: 'unsupported', words })
  }
  return faults
}

function isKnown(word: string, { places, tokens }: Source): boolean {
  return places.has(stemOf(word)) || tokens.has(word.toLowerCase())
}
