import { verbIn } from '../../text/verbs.ts'

/** Whether a sentence tells only when something landed, or why something was done. */
export function isNoNews(body: string): boolean {
  return LANDED_THEN.test(body) || isReasonForDeed(body)
}

/** "Merged in the evening": when, and nothing else. */
const LANDED_THEN =
  /^(?:(?:I|we)\s)?(?:also\s)?(?:merged|pushed|committed|deployed|uploaded)(?:\s(?:it|this|that|everything))?(?:\s(?:in|on|at|by|before|after|this|yesterday|today|late)\b[^,;]{0,30})?[.!]*$/i

/** "The lid pulls it down so did the last test without": why it was done. */
function isReasonForDeed(body: string): boolean {
  const [, word = ''] = /[a-z\d]\sso\s([a-z]+)\s(?:the|an?|my|our|all|it|them)\s/.exec(body) ?? []
  return verbIn(word, 'past') !== undefined && verbIn(word, 'base') === undefined
}
