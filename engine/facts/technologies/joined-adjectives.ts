import { verbIn } from '../../text/clauses/verbs.ts'

/** What may follow the name of a package: its kind, or the rest of the sentence. */
const BEHIND_NAME =
  /^ (?:library|gem|crate|framework|package|linter|toolkit|bundler|dependency|action|plugin|and|or|as|for|from|in|on|that|to|which|with)\b/

/** "with ring-buffered uploads", "a local-path workflow": two words joined to describe the noun that follows. */
export function isJoinedAdjective(text: string, start: number, name: string): boolean {
  const after = text.slice(start + name.length, start + name.length + 12)
  if (name.startsWith('@') || !/^ \p{Ll}/u.test(after)) return false
  if (verbIn(name.slice(name.lastIndexOf('-') + 1), 'past') !== undefined) return true
  const isOne = /\ban?\s$/i.test(text.slice(Math.max(0, start - 4), start))
  return isOne && !BEHIND_NAME.test(after)
}
