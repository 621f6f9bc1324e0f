import type { Prose } from '../../../facts/fields/prose.ts'
import type { Deed } from '../deed.ts'

const PART =
  /^(?:this|it|that)\s(?:(?:will|would)\s)?(?:also\s|mostly\s|mainly\s)?(?:includes?|involves?|means?|requires?)\s/i

const UNDER_WAY =
  /^(?:[^,]{0,40},?\s)?(?:I|we)(?:'m|'re|\sam|\sare)\s(?:(?:currently|now|still|\w+ly)\s)?[a-z]+ing\s/i

/** "I'm rebuilding the mill. This includes moving the wheel": the wheel is no more moved than the mill is rebuilt. */
export function isPartOfOngoing({ source }: Deed, { all }: Prose): boolean {
  const { index, text } = source.sentence
  if (!PART.test(text)) return false
  // Several parts may be told of one work.
  const work = all.findLast(({ sentence }) => sentence.index < index && !PART.test(sentence.text))
  if (!work) return false
  return /^(?:ongoing|planned)$/.test(work.clause?.modality ?? '') || UNDER_WAY.test(work.sentence.text)
}
