import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { readVerb, verbIn } from '../../text/clauses/verbs.ts'
import { isPlural } from '../../text/nouns/plural.ts'

/** What a thing is or suffers and never does, so that a verb is missing before it. */
const STATE =
  'enabled|disabled|required|needed|used|supported|configured|installed|selected|provided|given|specified|defined|detected|found|deleted|removed|created|present|available|unavailable|missing|empty|null|inactive|active|invalid|unreachable'
const SHORT_CLAUSE = new RegExp(
  `(\\s(?:when|if|because|unless|while|where|whenever)\\s)((?:[\\w./'"-]+\\s){1,5}?)((?:not\\s|already\\s)?(?:${STATE}))(?=[.,;)]|$|\\s(?:and|or|but)\\s)`,
  'g',
)

/** What has or needs no verb: "when not needed", "when the key is missing", "when users enabled". */
const WHOLE =
  /^(?:not|already|still|fully|first|newly|previously|also|otherwise|as|it|they|he|she|I|we|you|this|that|there|using|with|in|on|to|for|of|by)$|^[a-z]+ly$/i
const FINITE =
  /^(?:is|are|was|were|be|been|being|am|has|have|had|does|do|did|can|could|will|would|may|might|should|must|gets?|got|becomes?|became|isn't|aren't|wasn't|weren't|I|we|they|it|you|which|that|who)$/i

/** "When night mode enabled" as one would say it: "when night mode is enabled". */
export function withVerbs(text: string): string {
  if (!/\b(?:when|if|because|unless|while|where|whenever)\s/.test(text)) return text
  return text.replace(SHORT_CLAUSE, (whole, joint: string, subject: string, state: string) => {
    const thing = subject.trim()
    const words = thing.split(' ')
    if (words.some((word) => FINITE.test(word) || isTensed(word)) || WHOLE.test(words.at(-1) ?? ''))
      return whole
    // What people do they may have done: "when users enabled".
    if (PEOPLE.test(words.at(-1) ?? '')) return whole
    return `${joint}${subject}${isPlural(thing.replace(/^(?:no|any)\s/, '')) ? 'are' : 'is'} ${state}`
  })
}

const PEOPLE =
  /^(?:users?|admins?|customers?|clients?|people|guests?|players?|owners?|someone|anyone|nobody|team)$/i

function isTensed(word: string): boolean {
  return (
    verbIn(word, 'ing') !== undefined ||
    readVerb(word).some(
      ({ form, verb }) =>
        (form === 's' || form === 'past') && !NOUN_VERBS.has(verb.base) && !/ed$/.test(word),
    )
  )
}
