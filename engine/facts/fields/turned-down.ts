import { lean } from '../../lean.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { isDeedOfOthers } from '../../text/parting/by-others.ts'
import { isHearsay } from './hearsay.ts'

const REFUSED =
  '(?:(?:was|were|got|is|has been)\\s)?(?:then\\s|later\\s|eventually\\s)?(?:rejected|declined|vetoed|turned down|voted down|shot down|refused|not (?:accepted|approved|adopted|merged|wanted)|never (?:accepted|approved|adopted|merged))'
/** "My patch to use Avro was declined". */
const OWN = lean(
  `^(?:(?:my|our|the|an?)\\s)(?:\\w+\\s)?(?:PR|MR|pull request|merge request|patch|proposal|pitch|RFC|idea|suggestion|request|draft)\\s(?:to|for|of|that|with|about)\\s[^.;]{2,90}?\\s(?:(?:was|were|got|has been)\\s)(?:then\\s|later\\s|eventually\\s)?${REFUSED}\\b`,
  'i',
)
const PROPOSED =
  /^(?:(?:I|we)\s)?(?:also\s|first\s|then\s|had\s)?(?:proposed|suggested|pitched|recommended|advocated|argued)\s/i
const ANSWER = lean(
  `^(?:but\\s|unfortunately,?\\s|sadly,?\\s)?(?:(?:it|this|that|the (?:idea|proposal|pitch|suggestion))\\s)?${REFUSED}(?=[.,;!]|$|\\s(?:by|because|since|as|due|in|for)\\b)|^(?:the|our)\\s(?:[\\w-]+\\s){1,4}(?:rejected|declined|vetoed|turned down|refused|said no|did not (?:want|like|approve|accept)|didn't (?:want|like|approve|accept))(?=[.,;!]|$|\\s(?:it|this|that|to)\\b)`,
  'i',
)
const IN_ONE_BREATH = lean(
  `(?:,\\s(?:but\\s)?|\\sbut\\s)(?:(?:it|this|that|which)\\s)?${REFUSED}(?=[.,;!]|$|\\s(?:by|because|since|as|due)\\b)`,
  'i',
)

/** Whether a sentence opens by saying that something was refused: "Rejected by the board". */
export function tellsRefusal(text: string): boolean {
  return ANSWER.test(text)
}

/** "Gave up on the native plugin after two weeks". */
const GIVEN_UP =
  /^(?:(?:I|we)\s)?(?:then\s|finally\s|eventually\s)?(?:gave up on|abandoned|ditched)\s[^,;]*$/i

/** "Should we move the gate?", "I should have moved it first", "I decided against moving it": what was not done. */
const ASKED =
  /^(?:should|could|can|would|did|does|do|has|have|why|who|what if|how) [^.]*\?$|^(?:I|we) (?:should|could) have [a-z]+|^(?:I|we) (?:decided (?:against|not to)|refrained from)\s/i

/** "Ann rewrote the importer", "the importer was rewritten by Ann". */
function isOfOther(text: string): boolean {
  return isDeedOfOthers(text) || BY_NAME.test(text)
}

const BY_NAME = /\s(?:was|were|has been|have been) [a-z]+(?: up)? by (?:the [a-z]+ team|[A-Z][a-z]+)[.!]?$/

/** Whether a sentence names only what came to nothing, or what others claim: a note is not named after that. */
export function isOfNoWork({ text }: Sentence): boolean {
  return tellsRefusal(text) || isHearsay(text) || GIVEN_UP.test(text) || ASKED.test(text) || isOfOther(text)
}

/** The sentences without proposals that were turned down: what they wanted to use was not used. */
export function withoutTurnedDown(sentences: readonly Sentence[]): readonly Sentence[] {
  return sentences.filter(({ text }, at) => {
    if (OWN.test(text)) return false
    if (!PROPOSED.test(text)) return true
    return !IN_ONE_BREATH.test(text) && !tellsRefusal(sentences[at + 1]?.text ?? '')
  })
}
