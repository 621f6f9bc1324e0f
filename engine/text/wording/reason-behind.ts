import { isPlainClause } from '../../writing/sentence/plain.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { readClause } from '../clauses/clauses.ts'
import { isDoingSubject } from '../clauses/doing-subject.ts'
import { leadTime } from '../clauses/lead-time.ts'
import { HARMS, troubleParts } from '../clauses/trouble-parts.ts'
import { verbIn } from '../clauses/verbs.ts'
import { namedByTopic } from '../meaning/topic-deed.ts'

const IN_FRONT =
  /^(because|since|as|given that|seeing that|now that)\s((?!of\b|for\b|an?\s(?:test|result|first)\b)[^;:]{10,140}?),\s(?:so\s)?((?:I|we)\s[^;:]{6,100})$/i

const BEHIND =
  /^((?:I|we)\s[^;:]{6,120}?),\s(?:as|since)\s((?!of\b|for\b|well\b|I\b|we\b|usual\b)[^;:]{10,140})$/i

/** "As the pump ran, I took notes" tells when. */
const IS_STATE =
  /\b(?:was|were|had|did|could|kept|took|would|used to|has|have|is|are|cannot|can|does|do)(?:n't)?\b|\b(?:nobody|no one|nothing|never|always|often|twice|two|sometimes)\b/i

/** "Since the map froze, I rewrote the cache", "I rewrote the cache, as the map froze": the reason of a deed stands behind it with its "because". */
export function withReasonBehind(text: string): string | undefined {
  if (!/^(?:because|since|as|given that|seeing that|now that)\s|,\s(?:as|since)\s/i.test(text))
    return undefined
  const told = text.replace(/[.!]+$/, '')
  const [, joint = '', reason = '', deed = ''] = IN_FRONT.exec(told) ?? []
  if (reason)
    return isReason(joint, reason) && isDone(deed)
      ? `${named(capitalise(deed), reason)} because ${reason}.`
      : undefined
  const [, done = '', why = ''] = BEHIND.exec(told) ?? []
  return why && isReason('as', why) && isDone(done) ? `${done} because ${why}.` : undefined
}

/** "Because the map was slow, I rewrote it": what stands first now has the name. */
function named(deed: string, reason: string): string {
  return /\b(?:it|them)\b/.test(deed) ? (namedByTopic(deed, capitalise(reason), false) ?? deed) : deed
}

function isReason(joint: string, reason: string): boolean {
  if (
    /\b(?:you|your|then|because|I|we)\b|,\s(?!(?:and|but)\s)/i.test(reason) &&
    !/^(?:I|we)\s(?:had|could|couldn't|kept|did|didn't|were|was)\b/i.test(reason)
  )
    return false
  // "Since the release" tells when.
  const said = reason.slice(leadTime(reason))
  const isStated =
    isPlainClause(said) ||
    troubleParts(said) !== undefined ||
    isDoingSubject(said) ||
    /^(?:there|it|they|we|I|this|nobody|no one|no|that)\s\S+\s\S/i.test(said)
  return isStated && (!/^as$/i.test(joint) || IS_STATE.test(reason) || goesWrong(reason))
}

/** "I rewrote the cache": what somebody did, in the simple past. */
function isDone(deed: string): boolean {
  const clause = readClause(deed)
  return (
    clause?.modality === 'done' &&
    clause.form === 'past' &&
    clause.verb.isWork &&
    !/\b(?:because|since)\b/.test(deed)
  )
}

/** "As the readings jumped around". */
function goesWrong(reason: string): boolean {
  const [verb = ''] = troubleParts(reason)?.words ?? []
  return HARMS.test(verbIn(verb, 'past')?.base ?? '')
}
