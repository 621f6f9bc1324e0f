import { verbIn } from '../clauses/verbs.ts'

/** "Gate timeout defaults for guests \u2014 seeds ...": what is named, and behind a dash what it does. */
const NAMED = /^([A-Z][^\u2013\u2014:.;]{3,80})\s[\u2013\u2014]\s([a-z]+s)\s(?=\S)/

/** Names of what was changed, where other things would do of themselves what is said behind the dash. */
const CHANGE =
  /\b(?:additions?|cleanups?|changes?|coverage|defaults|enhancements?|fix(?:es)?|handling|hardening|improvements?|integration|migration|optimi[sz]ations?|redesign|refactor(?:ing)?|removal|rewrite|rework|support|updates?|upgrades?|validation)$/i

/** "Upload improvements \u2014 mirrors the old layout" tells what the change does: "Mirrors the old layout". */
export function withoutChangeNamed(text: string): string {
  const [whole = '', name = '', word = ''] = NAMED.exec(text) ?? []
  const [thing = ''] = name.split(/\s(?:for|of|in|to|on|with|from|at)\s/)
  if (!CHANGE.test(thing) || !verbIn(word, 's')?.isWork) return text
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${text.slice(whole.length)}`
}
