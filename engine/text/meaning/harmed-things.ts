import { troubleParts } from '../clauses/trouble-parts.ts'
import { verbIn } from '../clauses/verbs.ts'
import { isPlural } from '../nouns/plural.ts'

/** What something was done to, up to where more is said of it. */
const MANY =
  /^(?:the |our |its |all |some |many )?((?:[a-z-]+ ){0,2}?[a-z-]{2,}[^su\s]s)(?=$| (?:when|whenever|if|while|after|before|because|since|until|as|every|each|twice|at|in|on|to|with|for|from|by)\b)/
const ANOTHER =
  /\b(?!(?:was|is|has|does|this|always|times|hours|minutes|seconds|days|weeks)\b)[a-z]{2,}[^su\s]s\b/

/** "The gate leaked connections when it was cold. Closed them": where one thing did harm to many, those are "them". */
export function harmedThings(text: string): string | undefined {
  const { subject, words = [] } = troubleParts(text) ?? {}
  const [word = '', ...rest] = words
  if (!subject || isPlural(subject) || !verbIn(word, 'past')) return undefined
  const [whole = '', things = ''] = MANY.exec(rest.join(' ')) ?? []
  return whole && isPlural(things) && !ANOTHER.test(rest.join(' ').slice(whole.length))
    ? `the ${things}`
    : undefined
}
