import type { Prose } from '../../../facts/fields/prose.ts'
import { lean } from '../../../lean.ts'
import type { Deed } from '../deed.ts'

/** What others do to what one builds upon. */
const OTHERS_DO =
  /^(?:remove|rename|deprecate|drop|change|move|replace|split|merge|delete|disable|retire|discontinue|shut|turn)$/
/** "Removed in 10.0", "dropped upstream": in a version that is not the writer's. */
const ELSEWHERE = lean(
  /^(?:in|as of|since|with|from)\s(?:version\s|release\s|v)?\d+\.\d|^(?:in|as of|since|with)\s[A-Z][\w.]*\s\d|\bupstream\b|\bby (?:the (?:vendor|maintainers?|provider|supplier|authors?)|upstream)\b/,
)

/** "..., so all the imports had to change". */
const HAD_TO = lean(
  /,?\s(?:so(?: that)?|which (?:meant|means)(?: that)?)\s[^,;]{1,50}?\s(?:had|have|has)\sto\s/,
)

/** "Image.CROP was removed in 10.0, so I switched to resize": others did that, and it is why something had to be done. */
export function isGivenCause({ clause, rest, source }: Deed, { all }: Prose): boolean {
  if (clause.subject !== 'passive' || !OTHERS_DO.test(clause.verb.base)) return false
  if ([ELSEWHERE, HAD_TO].some((why) => why.test(rest) || why.test(clause.rest))) return true
  const next = all.find(({ sentence }) => sentence.index === source.sentence.index + 1)
  return next !== undefined && isSoTold(source.sentence, next.sentence) && SO_DONE.test(next.body)
}

/** "So" stood between two statements of one sentence. */
function isSoTold(
  { text, range, block }: Deed['source']['sentence'],
  next: Deed['source']['sentence'],
): boolean {
  const gap = next.range.start - range.end
  return block === next.block && !/[.!?:]$/.test(text) && gap > 3 && gap < 6
}

const SO_DONE = lean(
  /^(?:I|[Ww]e)\s(?:(?:also|then|just|simply)\s)?(?:had to\s[a-z]+|[a-z]+ed|rewrote|wrote|made|put|took|went)\s/,
)
