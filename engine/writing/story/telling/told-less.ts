import { countWords, tidySentence } from '../../sentence/tidy.ts'
import { isWholeSentence } from './sayable.ts'

/** Where a sentence has said what it is about, and goes on to an example, an effect or a remark. */
const GOES_ON =
  /[:;]\s|,\s(?:which|resulting in|causing|leading to|so|however|though|although)\s|,\s(?:still\s)?not\s[a-z]+ing\s|\s\((?=\S)/

/** "With these new screens": which ones only the page says, but that they are screens is clear. */
const POINTED = /\b(?:this|these|those) (?=(?:new|old|extra|other)\s[a-z]+)/g

/** A sentence, and what may be told of it where it cannot be told whole, the fullest first. */
export function tellingsOf(sentence: string): string[] {
  const plain = sentence.replace(POINTED, 'the ')
  const head = plain.slice(0, Math.max(0, plain.search(GOES_ON)))
  const isWhole = countWords(head) >= 6 && isWholeSentence(head)
  return [...new Set([sentence, plain, ...(isWhole ? [tidySentence(head)] : [])])]
}
