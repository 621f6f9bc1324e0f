import type { Prose } from '../../facts/prose.ts'
import type { Weighed } from '../../facts/select.ts'
import type { Phrase } from '../bullet/trouble.ts'
import type { Deed } from '../deeds/deed.ts'
import { spoken } from './say.ts'
import { isWholeSentence } from './sayable.ts'

const BUT =
  /,?\s(?:but|yet|though|although)\s((?:the\s|our\s)?(?:(?!(?:I|we|it|they|which|that|not|still)\s)[\w./%-]+\s){1,5}(?:(?:is|are|was|were)\s(?:still|unchanged|no better|not\s(?:any\s)?(?:better|faster|lower|higher))|(?:still\s(?:takes?|fails?|needs?|hangs?|crash(?:es)?|happens?))|(?:remained|remains|stayed|stays?)\s(?:unchanged|the same|high|slow|at|around|above|over))\b.*)$/i
/** "..., 30 of them are still flaky". */
const SOME = /,\s((?:\d+|some|many|most|a few|two|three) of (?:them|these) (?:is|are|was|were) still\s.+)$/i
const VAIN =
  /^(?:(?:but|however|unfortunately|sadly),?\s)?(?:it|this|that)\s(?:did not|didn't|does not|doesn't|has not|hasn't)\s(?:really\s|actually\s)?(?:help(?:ed)?|work(?:ed)?|change[d]?|improve[d]?|make (?:a|any) difference)\b/i

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

/** What says of the attempt before it that it failed. */
const FAILED =
  /^(?:(?:but|however|unfortunately|sadly|and|sure enough),?\s)*(?:(?:it|this|that|which)\s)?(?:still\s)?(?:failed|(?:did|does)(?:n't| not)\s(?:really\s|even\s|actually\s)?(?:work|help|fix|solve|change|do anything|make (?:a|any) difference))\b|^still (?:no|the same|not|failing|broken)\b|^same (?:error|problem|issue|result|thing)\b|^no (?:luck|change|effect|difference|success)(?=[.!,;]|$)|^nothing (?:changed|happened)\b|^that was(?:n't| not) it\b/i
const SAID_SO =
  /\band (?:also )?(?:failed|gave up|despaired)(?: again| as well| too| miserably)?(?=[.,;!]|$)|\b(?:to no avail|without success|in vain)\b|,\sbut (?:it|that|this) (?:did|would)(?:n't| not)\s(?:work|help|allow|fix)\b/i

/** Whether the text says that what this sentence tells has failed. */
export function isFailed({ body, sentence }: Weighed, all: readonly Weighed[]): boolean {
  const next = all.find((one) => one.sentence.index === sentence.index + 1)
  return SAID_SO.test(body) || (next !== undefined && FAILED.test(next.body))
}

/** The deeds without attempts that failed, where a later one is told. */
export function withoutFailed(deeds: readonly Deed[], { all }: Prose): Deed[] {
  const last = Math.max(...deeds.map(({ source }) => source.sentence.index))
  return deeds.filter(({ source }) => source.sentence.index === last || !isFailed(source, all))
}
