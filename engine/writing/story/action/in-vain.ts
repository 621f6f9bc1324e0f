import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import type { Deed } from '../../deeds/deed.ts'
import { spoken } from '../telling/say.ts'
import { isWholeSentence } from '../telling/sayable.ts'

const BUT = lean(
  /,?\s(?:but|yet|though|although)\s((?:the\s|our\s)?(?:(?!(?:I|we|it|they|which|that|not|still)\s)[\w./%-]+\s){1,5}(?:(?:is|are|was|were)\s(?:still|unchanged|no better|not\s(?:any\s)?(?:better|faster|lower|higher))|(?:still\s(?:takes?|fails?|needs?|hangs?|crash(?:es)?|happens?))|(?:remained|remains|stayed|stays?)\s(?:unchanged|the same|high|slow|at|around|above|over))\b.*)$/i,
)
/** "..., 30 of them are still flaky". */
const SOME = /,\s((?:\d+|some|many|most|a few|two|three) of (?:them|these) (?:is|are|was|were) still\s.+)$/i
const VAIN = lean(
  /^(?:(?:but|however|unfortunately|sadly),?\s)?(?:it|this|that)\s(?:did not|didn't|does not|doesn't|has not|hasn't)\s(?:really\s|actually\s)?(?:help(?:ed)?|work(?:ed)?|change[d]?|improve[d]?|make (?:a|any) difference)\b/i,
)

/** Whether a sentence says of the deed before it that it did not help. */
export function isVain({ body, sentence }: Weighed, deeds: readonly Deed[]): boolean {
  return VAIN.test(body) && deeds.some(({ source }) => source.sentence.index === sentence.index - 1)
}

/** What did not get better, where the text tells no better end: "... but the pauses are still long". */
export function inVain({ all }: Prose, deeds: readonly Deed[]): Phrase | undefined {
  const sources = all.filter((one) => deeds.some(({ source }) => source.sentence === one.sentence))
  for (const source of sources.toReversed()) {
    const still = (BUT.exec(source.body) ?? SOME.exec(source.body))?.[1] ?? ''
    if (isWholeSentence(still)) return { text: spoken(still), sources: [source] }
  }
  // A later deed may have helped after all.
  const last = Math.max(...deeds.map(({ source }) => source.sentence.index))
  const vain = all.find((one) => one.sentence.index > last && isVain(one, deeds))
  return vain && isWholeSentence(vain.body) ? { text: spoken(vain.body), sources: [vain] } : undefined
}
