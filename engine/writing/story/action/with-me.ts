import { verbIn } from '../../../text/clauses/verbs.ts'
import type { Speaker } from '../telling/say.ts'

/** "Finally, was able to lift it", "had the pump running": who, a diary leaves out, and a story does not. */
const BARE =
  /^((?:Finally|Eventually|At last|In the end|Then|Afterwards),?\s)?((?:was|were) (?:finally |also |now )?able to|had(?= (?:the|an?|some|my|our)\s(?!.*\b(?:been|would|could)\b))|managed to|can now)(?= )/i
/** "During the night, having trouble with the pump". */
const AT_IT = /^(During [^,]{3,40}, )(having (?=(?:an?|some|trouble|problems|issues|difficult)))/
const NOW_HAVE = /^Now (also )?have (?=(?:the|an?|access|some|all|two|three|my|our)\b)/

/** "Finally got it to run", "eventually fixed the pump". */
const IN_THE_END =
  /^(Finally|Eventually),? ([a-z]+) (?=(?:the|an?|my|our|it|all|both|some|two|three)\b|[A-Z])/

/** A sentence with the one who did it. */
export function withMe(sentence: string, me: Speaker): string {
  if (!MAY_LACK.test(sentence)) return sentence
  const be = me === 'I' ? 'was' : 'were'
  return sentence
    .replace(IN_THE_END, (whole, when: string, word: string) =>
      verbIn(word, 'past') ? `${me} ${when.toLowerCase()} ${word} ` : whole,
    )
    .replace(NOW_HAVE, `${me} now $1have `)
    .replace(AT_IT, `$1${me === 'I' ? 'I' : 'we'} ${be} $2`)
    .replace(BARE, (_, lead: string | undefined, did: string) => {
      const who = lead ? `${lead}${me === 'I' ? 'I' : 'we'}` : me
      return `${who} ${did.toLowerCase().replace(/^(?:was|were)\b/, be)}`
    })
}

/** Most sentences open with their subject. */
const MAY_LACK =
  /^(?:During|Finally|Eventually|At last|In the end|Then|Afterwards|Was|Were|Had|Managed|Can|Now)\b/
