import type { Sentence } from '../../text/lines/document.ts'
import { type Found, findSpellings } from './technology-places.ts'

/** The name that an item consists of, if it does: "- Express". */
function nameAlone(sentence: Sentence): Found | undefined {
  if (sentence.kind !== 'item' || sentence.text.length > 40) return undefined
  const [found, ...others] = findSpellings(sentence)
  const isAll = found?.start === 0 && /^[.,;]?$/.test(sentence.text.slice(found.end).trim())
  return isAll && others.length === 0 ? found : undefined
}

/** "- Express", "- Mongoose" and "- nodemon" below each other: where one name of a list is sure, so are the others. */
export function findInItems(
  sentences: readonly Sentence[],
  isSure: (sentence: Sentence) => boolean,
): Found[] {
  const found: Found[] = []
  let run: Found[] = []
  for (const sentence of sentences) {
    const name = nameAlone(sentence)
    if (name) run.push(name)
    else run = []
    if (name && run.some((one) => isSure(one.sentence)))
      found.push(...run.filter((one) => !isSure(one.sentence) && !found.includes(one)))
  }
  return found
}
