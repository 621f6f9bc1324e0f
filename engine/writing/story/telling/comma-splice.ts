import { isOnlyPast } from '../../../text/clauses/verbs.ts'
import { bareTail } from '../../../text/parting/bare-tail.ts'
import { hasOwnSubject } from '../../../text/parting/own-subject.ts'
import { capitalise } from '../../sentence/tidy.ts'
import { isBalanced } from '../../sentence/trim.ts'

/** What leads up to the statement behind its comma, or holds one of its own. */
const LEANS =
  /^(?:when|whenever|if|while|after|since|as|because|although|though|once|with|without|in|on|at|for|from|to|during|by|due|before|despite|even|until|unless|now|then|given|under|based|besides|apart|however|instead|today|yesterday|last|this|[a-z]+ing)\b|\b(?:that|because|when|if|while|as|since|until|although|which|who|where)\b/i
const TELLS = /\b(?:was|were|is|are|had|has|have|did|could|kept|went|came|got)\b|n't\b/

/** "..., all payments failed": what things do by themselves, so that it is no participle of theirs. */
const ACTS =
  /^(?:(?:the|our|all|some|many|most|new|old|other|several|few|two|three|\d+)\s){0,2}(?:(?!(?:and|or|but|then|also|never|not|that|which|who|it|they|he|she|to)\s)[a-z][\w-]*\s){1,3}?(?:failed|crashed|bounced|stayed|froze|hung|stopped|gave up|timed out|piled up|fell|rose|grew|died|stalled|expired|disappeared|vanished|complained|went)(?=[\s.!]|$)/

/** Without what only looks as if it led up to something: "none since", "caching broke the page". */
function ownPart(head: string): string {
  const [, first = '', verb = ''] = /^([A-Z][a-z]+ing)\s([a-z]+)\s/.exec(head) ?? []
  const isSubject = isOnlyPast(verb) || TELLS.test(` ${verb} `)
  return (isSubject ? head.slice(first.length + 1) : head).replace(/\ssince$/, '')
}

/** Whether it has a verb that is no participle: "the update broke the export". */
function tells(head: string): boolean {
  return TELLS.test(head) || head.split(' ').slice(1, 8).some(isOnlyPast)
}

/** "The pump was off, nobody had noticed": two statements that only a comma joins are two sentences. */
export function withoutSplice(sentence: string): string {
  const bare = bareTail(sentence)
  if (bare) return `${bare.head}. ${bare.who} ${bare.tail}`
  const at = sentence.indexOf(', ')
  const head = sentence.slice(0, Math.max(0, at))
  const tail = sentence.slice(at + 2)
  const acts = ACTS.test(tail)
  if (!head || LEANS.test(ownPart(head)) || !tells(head) || !(acts || TELLS.test(tail))) return sentence
  // A list of statements ends with an "and".
  if (/,\s(?:and|or|but)\s/.test(tail) || /^(?:an?|one|each|all|both|most|some)\s[^,]*,/.test(tail))
    return sentence
  return isBalanced(head) && isBalanced(tail) && (acts || hasOwnSubject(tail))
    ? `${head}. ${capitalise(tail.replace(/^(?=(?:old|new|previous) one\s)/, 'the '))}`
    : sentence
}
