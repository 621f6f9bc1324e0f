import type { Sentence } from '../lines/document.ts'
import { sortByOpenings } from '../patterns/word-openings.ts'
import { splitAt } from './split-at.ts'

/** At which joints a sentence is parted, if they are joints, and how many words each part has at least. */
export type Step = readonly [
  joint: RegExp,
  isJoint?: (head: string, tail: string, isLater: boolean) => boolean,
  least?: number,
]

/** Parts a sentence, and then its parts, step by step; only those steps are taken whose joints its words call for. */
export function inSteps(steps: readonly Step[]): (sentence: Sentence) => Sentence[] {
  const calledFor = sortByOpenings(steps.map(([joint]) => joint))
  return (sentence) => {
    if (sentence.kind !== 'prose' && sentence.kind !== 'item') return [sentence]
    const isCalled = calledFor(sentence.text)
    let parts = [sentence]
    steps.forEach(([joint, isJoint, least], place) => {
      if (isCalled[place]) parts = parts.flatMap((part) => splitAt(part, joint, isJoint, least))
    })
    return parts
  }
}
