import type { Prose } from '../../../facts/fields/prose.ts'

const NOT_YET =
  /(?:\bnot|n't) (?:yet )?(?:being )?(?:used|live|deployed|in use|rolled out|enabled|in production)\b/i

/** "The policy is now in place" says too much of one that "is not used yet". */
export function isNotUsedYet(text: string, { all }: Prose): boolean {
  return (
    /\bnow in place\b|^There (?:is|are) now\b/.test(text) &&
    all.some(({ body }) => NOT_YET.test(body) && /\byet\b/.test(body))
  )
}
