import type { NamedTechnology } from '../facts/technologies.ts'
import { matchesIn } from '../text/matches.ts'

/** Spells what a note writes small as its makers do: "moved to redis" is told as "moved to Redis". */
export function namesSpelt(
  technologies: readonly NamedTechnology[],
  description: string,
): (text: string) => string {
  const names = new Map<string, string>()
  for (const { name, ranges } of technologies) {
    const small = name.toLowerCase()
    const written = ranges.filter(({ start, end }) => description.slice(start, end) === small)
    if (small === name || PLAIN.test(small) || written.length === 0 || !/^[a-z][a-z ]{2,30}$/.test(small))
      continue
    // "go" that is the language in one place and a verb in another is left as it is.
    if (matchesIn(description, standing(small)).length > written.length) continue
    names.set(small, name)
    names.set(small.charAt(0).toUpperCase() + small.slice(1), name)
  }
  if (names.size === 0) return (text) => text
  const pattern = standing([...names.keys()].join('|'))
  return (text) => text.replace(pattern, (written) => names.get(written) ?? written)
}

/** Named like a technology, and a common noun all the same. */
const PLAIN = /^(?:webhooks?|cron|sockets?)$/

/** "git push" and "poetry run" are typed so. */
const SUBCOMMANDS = 'add|build|clone|commit|exec|init|install|pull|push|run'

/** The words where they are no part of a path, an address, a command or code. */
function standing(words: string): RegExp {
  return new RegExp(
    `(?<![\\w./@#$\`"'-])(?:${words})(?![\\w/@=(\`"'-]|\\.\\w|(?:\\s[a-z]+)?\\s--?\\w|\\s(?:${SUBCOMMANDS})\\b)`,
    'g',
  )
}
