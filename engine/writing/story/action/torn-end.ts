import { isFragment } from '../../sentence/proof.ts'
import { capitalise, countWords } from '../../sentence/tidy.ts'
import { isBalanced, isTorn } from '../../sentence/trim.ts'
import { lacksMain } from '../situation/well-built.ts'

/** What a cut left at the end: ", fixing", ": 1", ", and even then", "and found the following (in grams)". */
const LEFT_BEHIND =
  /(?:,\s(?!(?:including|pending|meaning)\b)[a-z]+ing|:\s\d|,\s(?:and|but) (?:even )?(?:then|so|now)|\sand sure enough|,?\s(?:and )?(?:then )?spent (?:\w+ ){1,4}[a-z]+ing (?:down|out|up|on|at|for|with)|,?\s(?:and|with) (?:found|got|saw|measured|here are|have) the following(?:\s[a-z]+)?(?:\s\([^()]{2,30}\))?)$/
/** What came of it, or was meant to. */
const SO = /,?\sso (?:that )?((?:the|an?|this|these|all|each|every|if|when|once|our|my|its)\s[^,;:]+)$/

/** "I sorted the nails, so the old box.", "I oiled it before lifting, turning.": without the end that was never said. */
export function withoutTornEnd(sentence: string): string {
  if (!/^(?:I|We)\s/.test(sentence)) return sentence
  const text = sentence.replace(/[.!]+$/, '')
  const [, end = ''] = SO.exec(text) ?? []
  const isOpen =
    end !== '' && (/^(?:if|when|once)\s/.test(end) ? lacksMain(end) : isFragment(capitalise(end)))
  const head = text.replace(isOpen ? SO : LEFT_BEHIND, '')
  if (head === text) return sentence
  const isWhole = countWords(head) >= 5 && isBalanced(head) && !isTorn(head)
  return isWhole ? `${head}.` : sentence
}
