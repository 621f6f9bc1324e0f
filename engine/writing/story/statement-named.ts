import { isPlural } from '../../text/nouns/plural.ts'

const AMISS =
  /^(?:blocks?|drops?|fails?|fetch(?:es)?|hangs?|ignores?|leaks?|los(?:es?)|overwrites?|recomputes?|retr(?:y|ies)|returns?|sends?|shows?|skips?|swallows?|throws?|crash(?:es)?)$/
const GOES_ON =
  /^(?:the|an?|all|every|each|its|their|at|after|when|while|on|if|twice|empty|old|wrong|stale|[a-z]+s)$/

/** "The export drops empty columns" heads a note as a statement: its name ends before what went wrong. */
export function beforeAmiss(name: string): string {
  const words = name.split(' ')
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      index < 4 &&
      AMISS.test(word) &&
      GOES_ON.test(words[index + 1] ?? '') &&
      isPlural(words[index - 1] ?? '') !== /(?<!s)s$/.test(word),
  )
  return at > 0 ? words.slice(0, at).join(' ') : name
}
