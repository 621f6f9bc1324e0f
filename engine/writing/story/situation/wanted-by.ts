import type { Weighed } from '../../../facts/fields/select.ts'

const WANTED =
  /^(?!(?:I|we|it|this|that|they|he|she|you|nobody)\b)(?:(?:the|an?|my|our|one|some|two|several)\s)?(?:[\w'&-]+\s){1,4}?(?:wanted|needed|requested|(?:had\s)?asked\s(?:for|whether|if))\s(?!(?:to\s)?(?:it|this|that|them)\b)\S/i

/** "The client wanted the form to work offline", said before anything was done: why the work was begun, though nothing was wrong. */
export function isWantedByOthers({ body, sentence, likelihood }: Weighed): boolean {
  return sentence.opensBlock && sentence.kind === 'prose' && likelihood.followup < 0.3 && WANTED.test(body)
}
