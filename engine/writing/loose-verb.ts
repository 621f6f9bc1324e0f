import { NOUN_VERBS } from '../lexicon/noun-verbs.ts'
import { matchesIn } from '../text/matches.ts'
import { verbIn } from '../text/verbs.ts'

/** What has a verb of its own behind a comma, or lists what somebody or something does. */
const GOES_ON =
  /\b(?:that|which|who|whose|where|when|if|while|because|since|as|after|before|although|though|once|what|how)\b|,\s(?:and|or|an?|the|for example|e\.g\.)\s|^(?:I|we)\s/i

/** Where a verb stands behind a mere comma and has no subject, or -1: "the load was fine, takes two minutes". */
export function looseVerbIn(text: string): number {
  if (!text.includes(', ')) return -1
  const found = matchesIn(text, /, ([a-z]+(?:n't)?)(?=\s)/g).find(({ index, 1: word = '' }) => {
    const verb = verbIn(word, 's')
    const isVerb = /n't$/.test(word) || (verb !== undefined && !NOUN_VERBS.has(verb.base))
    return isVerb && !GOES_ON.test(text.slice(0, index))
  })
  return found?.index ?? -1
}
