import { bareTail } from '../../text/bare-tail.ts'
import { hasOwnSubject } from '../../text/own-subject.ts'
import { capitalise } from '../tidy.ts'
import { isBalanced } from '../trim.ts'

/** What leads up to the statement behind its comma, or holds one of its own. */
const LEANS =
  /^(?:when|whenever|if|while|after|since|as|because|although|though|once|with|without|in|on|at|for|from|to|during|by|due|before|despite|even|until|unless|now|then|given|under|based|besides|apart|however|instead|today|yesterday|last|this|[a-z]+ing)\b|\b(?:that|because|when|if|while|as|since|until|although|which|who|where)\b/i
const TELLS = /\b(?:was|were|is|are|had|has|have|did|could|kept|went|came|got)\b|n't\b/

/** "The pump was off, nobody had noticed": two statements that only a comma joins are two sentences. */
export function withoutSplice(sentence: string): string {
  const bare = bareTail(sentence)
  if (bare) return `${bare.head}. ${bare.who} ${bare.tail}`
  const at = sentence.indexOf(', ')
  const head = sentence.slice(0, Math.max(0, at))
  const tail = sentence.slice(at + 2)
  if (!head || LEANS.test(head) || !TELLS.test(head) || !TELLS.test(tail)) return sentence
  // A list of statements ends with an "and".
  if (/,\s(?:and|or|but)\s/.test(tail) || /^(?:an?|one|each|all|both|most|some)\s[^,]*,/.test(tail))
    return sentence
  return isBalanced(head) && isBalanced(tail) && hasOwnSubject(tail)
    ? `${head}. ${capitalise(tail)}`
    : sentence
}
