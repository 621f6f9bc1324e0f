import { verbIn } from '../../../text/clauses/verbs.ts'

const SPLICED =
  /^(?!(?:I|We|By the end|This|That|It|They|The change|If|When|As|After|Since|While|Once|Because)\b)[^,;:()"]{6,90}, ([a-z]+ed) (?=(?:the|it|them|its|an?|my|our|two|three|both|all)\b)[^,;]*$/

/** "One fan turned the wrong way, flipped its leads": what was done about it stands behind a mere comma, and nobody did it. */
export function hasSplicedDeed(sentence: string): boolean {
  const [, word = ''] = SPLICED.exec(sentence.replace(/[.!]+$/, '')) ?? []
  return word !== '' && verbIn(word, 'past')?.isWork === true
}
