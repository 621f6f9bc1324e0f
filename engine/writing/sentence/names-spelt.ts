import type { NamedTechnology } from '../../facts/technologies/technologies.ts'
import { matchesIn } from '../../text/patterns/matches.ts'

/** Spells what a note writes small as its makers do: "moved to redis" is told as "moved to Redis". */
export function namesSpelt(
  technologies: readonly NamedTechnology[],
  description: string,
): (text: string) => string {
  const names = new Map<string, string>()
  for (const { name, ranges } of technologies) {
    const small = name.toLowerCase()
    if (small === name || PLAIN.test(small) || !/^[a-z][a-z ]{2,30}$/.test(small)) continue
    // "github" and "Github", but no shouting and no "onTap".
    const written = ranges
      .map(({ start, end }) => description.slice(start, end))
      .filter(
        (one) =>
          one.toLowerCase() === small &&
          one !== name &&
          // "LoRa" is a radio, and no "LoRA".
          !/^[A-Z][a-z]+[A-Z][a-z]$/.test(one) &&
          /^(?:[a-z ]+|[A-Z][^a-z]*[a-z].*)$/.test(one),
      )
    if (written.length === 0) continue
    const large = small.charAt(0).toUpperCase() + small.slice(1)
    const spellings = [...new Set([small, large, ...written])].filter((one) => one !== name)
    // "go" that is the language in one place and a verb in another is left as it is.
    if (matchesIn(description, standing(spellings.join('|'))).length > written.length) continue
    for (const one of spellings) names.set(one, name)
  }
  for (const name of NAMES_ANYWHERE) {
    const small = name.toLowerCase()
    for (const one of [small, small.charAt(0).toUpperCase() + small.slice(1)])
      names.set(one, names.get(one) ?? name)
  }
  // Who writes "labelled" is told so.
  for (const [written] of matchesIn(description.toLowerCase(), DOUBLED)) {
    const single = written.replace(/l(?=l(?:ed|ing)$)/, '')
    names.set(single, written)
    names.set(
      single.charAt(0).toUpperCase() + single.slice(1),
      written.charAt(0).toUpperCase() + written.slice(1),
    )
  }
  // "github actions" before "github".
  const spellings = [...names.keys()].toSorted((one, other) => other.length - one.length)
  const pattern = standing(spellings.join('|'))
  return (text) => text.replace(pattern, (written) => names.get(written) ?? written)
}

const DOUBLED =
  /\b(?:re)?(?:cancel|channel|dial|fuel|initial|label|level|marshal|model|panel|parcel|pencil|signal|total|travel|tunnel)l(?:ed|ing)\b/g

/** What names nothing else, however often a note has it in a path or a command besides. */
const NAMES_ANYWHERE = [
  ...['GitHub', 'GitLab', 'YouTube', 'LinkedIn', 'LeetCode', 'Postgres', 'GitHub Actions'],
  ...[
    'JavaScript',
    'TypeScript',
    'Kotlin',
    'Python',
    'Linux',
    'Ubuntu',
    'Debian',
    'Android',
    'macOS',
    'Xcode',
  ],
  ...['Arduino', 'Bluetooth'],
]

/** Named like a technology, and a common word all the same. */
const PLAIN = /^(?:webhooks?|cron|sockets?|make)$/

/** "git push" and "poetry run" are typed so. */
const SUBCOMMANDS = 'add|build|clone|commit|exec|init|install|pull|push|run'

/** "redis-backed" is no name, "redis-cli" is. */
const BUILT_ON = '(?:backed|based|powered|compatible|like|native|related|hosted|driven)\\b'

/** The words where they are no part of a path, an address, a command or code. */
function standing(words: string): RegExp {
  return new RegExp(
    `(?<![\\w./@#$<\`"'-])(?:${words})(?![\\w/@=(\`"']|::|-(?!${BUILT_ON})|\\.\\w|(?:\\s[a-z]+)?\\s--?\\w|\\s(?:${SUBCOMMANDS})\\b)`,
    'g',
  )
}
