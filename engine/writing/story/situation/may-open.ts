import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { isDoingSubject } from '../../../text/clauses/doing-subject.ts'
import { doesHarm } from '../telling/sayable.ts'

const NO_SITUATION = lean(
  /[:?]$|^\(|^note:|^I (?:did not|didn't|was not|wasn't|am not|'m not) (?:write|build|make|do|design|involved|part of|responsible|the one)\b|^if\b.*\b(?:is|are|was|were) (?:right|correct|true|to be believed)\b|^(?:this way|otherwise|despite|in reality|instead|i then|in particular|for example|as such|similarly|likewise|besides|how)\b|^(?:update|edit|eta)\b|^(?:well|anyway|ok|okay|phew|hello|hi|hey|happy|welcome|another (?:day|week)|long time|it's been|today (?:was|is|has)|this (?:week|month|sprint) (?:was|has been)|(?:my )?first (?:day|week)|the day)\b|^(?:since|because|while)\b[^,]*$|^(?:here (?:is|are)|(?:in )?this (?:post|blog|change|patch|requirement)|(?:the|my|our) (?:key|main|big|real) (?:insight|idea|takeaway|lesson|means|trick)|which|that|that's|who|not|now i|seems|the resulting|(?:this|it) (?:also )?(?:fixes|tightens|adds|removes|is a workaround))\b|^[\w ]{2,20}:\s|\bmanaged to\b|\b(?:I|we)(?:'m| am|'re| are)? (?:considering|thinking|planning|hoping|looking forward|expect|suspect|hope|plan|would like|will|might|may)\b|\bin the future\b/i,
)

/** "Checking the lid": what one was at, unless it is the subject of what follows. */
const AT_IT = /^(?!according|during|(?:no|every|some|any)thing)[a-z]+ing\b/i

/** A sentence that may open a story: no bare deed, no label with its value, nothing that hangs on the one before. */
export function isSituation({ body, clause, likelihood, features }: Weighed): boolean {
  if (doesHarm(body)) return true
  if (AT_IT.test(body) && !isDoingSubject(body)) return false
  if (NO_SITUATION.test(body)) return false
  // "Tried the old key, but the lock did not turn" is told with its "I".
  const isOwn = clause?.form === 'past' && likelihood.problem >= 0.5
  if (clause?.subject === 'none' && !isOwn && !/^turn(?:s|ed) out\b/i.test(body)) return false
  if (clause?.subject === 'change' && likelihood.problem < 0.5) return false
  return !features.includes('pure gain') || likelihood.problem >= 0.5
}
