import { isPresent } from '../../sentence/plain.ts'
import { capitalise } from '../../sentence/tidy.ts'
import { inPast } from '../telling/past-tense.ts'

const FAULT = /^(There (?:was|were) an? (?:[\w-]+ ){1,4}where )(.+)$/

/** "There was a bug where the lid sticks": what the fault did is over, too. */
export function faultInPast(sentence: string): string {
  const [, fault = '', harm = ''] = FAULT.exec(sentence) ?? []
  const isLeft = fault !== '' && (/\s(?:is|are|has|does)\s/.test(harm) || isPresent(harm))
  return isLeft ? `${fault}${harm.charAt(0)}${inPast(capitalise(harm)).slice(1)}` : sentence
}
