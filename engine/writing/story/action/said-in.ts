import type { Phrase } from '../../bullet/reason/trouble.ts'
import { countWords } from '../../sentence/tidy.ts'

/** "Instead of the lamp, I moved the shelf" after "I moved the shelf". */
export function isSaidIn(text: string, action: Phrase): boolean {
  if (action.text.includes(text)) return true
  const sentences = action.text.split(/(?<=\.)\s(?=[A-Z])/)
  return sentences.some(
    (one) => countWords(one) >= 5 && text.endsWith(one.replace(/^(?:I|We)\s(?:also\s)?/, '')),
  )
}
