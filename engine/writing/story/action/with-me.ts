import type { Speaker } from '../telling/say.ts'

/** "Finally, was able to lift it", "had the pump running": who, a diary leaves out, and a story does not. */
const BARE =
  /^((?:Finally|Eventually|At last|In the end|Then|Afterwards),?\s)?((?:was|were) (?:finally |also |now )?able to|had(?= (?:the|an?|some|my|our)\s(?!.*\b(?:been|would|could)\b))|managed to|can now)(?= )/i
/** "During the night, having trouble with the pump". */
const AT_IT = /^(During [^,]{3,40}, )(having (?=(?:an?|some|trouble|problems|issues|difficult)))/
const NOW_HAVE = /^Now (also )?have (?=(?:the|an?|access|some|all|two|three|my|our)\b)/

/** "Looks like the pump holds", "finally got it to run". */
const LOOKS_LIKE = /^(?:Looks|Looked|Seems|Seemed|Sounds) like (?=[a-z])/
const FINALLY_GOT = /^((?:Finally|Eventually) got) (?=(?:the|an?|my|our|it|all|both|some|[A-Z])\b)/

/** A sentence with the one who did it. */
export function withMe(sentence: string, me: Speaker): string {
  if (!MAY_LACK.test(sentence)) return sentence
  const be = me === 'I' ? 'was' : 'were'
  return sentence
    .replace(LOOKS_LIKE, (looks) => `It ${looks.toLowerCase()}`)
    .replace(FINALLY_GOT, (_, lead: string) => `${me} ${lead.toLowerCase()} `)
    .replace(NOW_HAVE, `${me} now $1have `)
    .replace(AT_IT, `$1${me === 'I' ? 'I' : 'we'} ${be} $2`)
    .replace(BARE, (_, lead: string | undefined, did: string) => {
      const who = lead ? `${lead}${me === 'I' ? 'I' : 'we'}` : me
      return `${who} ${did.toLowerCase().replace(/^(?:was|were)\b/, be)}`
    })
}

/** Most sentences open with their subject. */
const MAY_LACK =
  /^(?:During|Finally|Eventually|At last|In the end|Then|Afterwards|Was|Were|Had|Managed|Can|Now|Looks|Looked|Seems|Seemed|Sounds)\b/
