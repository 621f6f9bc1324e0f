import { CALL_OPENINGS, CALLS } from '../../lexicon/technologies/api-names.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { matchesIn } from '../../text/patterns/matches.ts'
import { isInUrl } from './mark-at.ts'
import type { Unlisted } from './unlisted-technologies.ts'

/** A word that only code has: with a sign inside, or a capital behind a letter. */
const CODE_WORD = /(?<![\p{L}\d_.$@:/-])[@a-zA-Z][a-zA-Z\d]*(?:[A-Z_]|\.[a-zA-Z]|::[a-z])\w*/gu
const HAS_CODE = /[a-z\d][A-Z]|[a-zA-Z\d](?:_|\.|::)[a-zA-Z]|@[A-Z]|Q[A-Z]/

/** "Switched to np.zeros", "before calling MPI_Abort": a call tells what it is a call of. */
export function findCalls(sentence: Sentence): Unlisted[] {
  if (!HAS_CODE.test(sentence.text)) return []
  return matchesIn(sentence.text, CODE_WORD).flatMap((match) => {
    const [word] = match
    const name = CALLS.get(word) ?? CALL_OPENINGS.find(([opening]) => opensCall(word, opening))?.[1]
    if (!name || isInUrl(sentence, match.index)) return []
    return [{ sentence, start: match.index, end: match.index + word.length, name }]
  })
}

/** "vkBind" is a call of Vulkan, "vkontakte" is none. */
function opensCall(word: string, opening: string): boolean {
  if (!word.startsWith(opening)) return false
  return /[._]$/.test(opening)
    ? word.length > opening.length
    : /^(?:$|[A-Z\d_])/.test(word.slice(opening.length)) || /\.[A-Z]/.test(opening)
}
