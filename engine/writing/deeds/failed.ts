import type { Prose } from '../../facts/prose.ts'
import type { Weighed } from '../../facts/select.ts'
import type { Deed } from './deed.ts'

/** What says of the attempt before it that it failed. */
const FAILED =
  /^(?:(?:but|however|unfortunately|sadly|and|sure enough),?\s)*(?:(?:it|this|that|which)\s)?(?:still\s)?(?:failed|(?:did|does)(?:n't| not)\s(?:really\s|even\s|actually\s)?(?:work|help|fix|solve|change|do anything|make (?:a|any) difference))\b|^still (?:no|the same|not|failing|broken)\b|^same (?:error|problem|issue|result|thing)\b|^no (?:luck|change|effect|difference|success)(?=[.!,;]|$)|^nothing (?:changed|happened)\b|^that was(?:n't| not) it\b/i
const SAID_SO =
  /\band (?:also )?(?:failed|gave up|despaired)(?: again| as well| too| miserably)?(?=[.,;!]|$)|\b(?:to no avail|without success|in vain)\b|,\sbut (?:it|that|this) (?:did|would)(?:n't| not)\s(?:(?:really|actually|quite|even)\s)?(?:work|help|allow|fix|change|make (?:a|any) difference)\b|,\sbut forgot to\b|,\sbut (?:(?:did|got) (?:it|that|this) wrong|(?:(?:it|that|this) )?failed(?: again| miserably| as well)?)[.!]*$/i

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
