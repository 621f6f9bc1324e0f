import { lean } from '../../lean.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { isDeedOfOthers } from '../../text/parting/by-others.ts'
import { isHarmlessOfAnother, isNotSince, isOfElsewhere } from './by-another.ts'
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

/** "Started to oil the winch and abandoned it halfway". */
const BEGUN_AND_LEFT = lean(
  /^(?:(?:I|we)\s)?(?:(?:also|then|first|even)\s)*(?:started|began|set out|attempted|tried|wanted)\s[^;]{3,120}?(?:,?\s(?:and|but)|,)\s(?:(?:then|soon|later|had to)\s)*(?:gave up|abandon(?:ed)?|dropped|parked|shelved|aborted|stopped|scrapped|binned|left|called)(?:\s(?:it|this|that|the idea|the attempt))?(?:\s(?:off|at that|there|unfinished|half[- ]?done|aside))?(?=[.,;!]|$|\s(?:again|halfway|midway|when|because|after|as|for now|in the end|on)\b)/i,
)
/** "Tuning the cluster was no help": a way that led nowhere. */
const LED_NOWHERE =
  /^[A-Za-z]+ing\s[^,;]{3,80}?\s(?:(?:was|were|turned out to be|is) (?:no help|a dead end|no use|useless|in vain|out of scope)|changed nothing|had no effect|made no difference|(?:only )?made (?:it|things) worse|led nowhere|did(?: not|n't) (?:work|help))/i

/** Whether a sentence tells what was begun and left, or led nowhere. */
export function cameToNothing(text: string): boolean {
  return BEGUN_AND_LEFT.test(text) || LED_NOWHERE.test(text)
}

/** "Should we move the gate?", "I should have moved it first", "I decided against moving it": what was not done. */
const ASKED =
  /^(?:should|could|can|would|did|does|do|has|have|why|who|what if|how) [^.]*\?$|^(?:I|we) (?:should|could) have [a-z]+|^(?:I|we) (?:decided (?:against|not to)|refrained from)\s/i

/** "Ann rewrote the importer", "the importer was rewritten by Ann". */
function isOfOther(text: string): boolean {
  return isDeedOfOthers(text) || BY_NAME.test(text)
}

const BY_NAME = /\s(?:was|were|has been|have been) [a-z]+(?: up)? by (?:the [a-z]+ team|[A-Z][a-z]+)[.!]?$/

/** What is still to do, only thought of, or told to whoever reads it: "still need to oil the hinge", "please close the gate", "to test this, ring the bell". */
const TO_DO = lean(
  /^(?:(?:and|but|also|so|then|tomorrow|later|next|eventually|after (?:that|this)|in a later step|when I have time),?\s)*(?:(?:I|we)(?:'ll|\swill|\s(?:still|also)\s(?:need|have|want) to|\s(?:plan|want|hope|intend|would like|need) to|\sshould|\scould|\smight|(?:'m|'re|\sam|\sare) going to)\s|(?:still\s)?(?:need|have|want|plan|hope|going) to\s|please\s|lessons? learned\b|(?:I\s)?wonder\b|(?:I'm |I am )?not sure (?:if|whether)\b|maybe\s|perhaps\s|to (?:test|try|reproduce|check|verify) (?:this|it|that)\b|a (?:later|follow-?up|separate|second|next) (?:pr|pull request|change|patch|commit)\s(?:will|should|could)\b|it would be (?:nice|good|great|better)\b|(?:idea|plan|plans?) for (?:later|tomorrow|next)\b|next up\b|began to\s.*\bbut dropped\b|make sure (?:to|you)\s|if (?:I|we|somebody|someone)\s[^,;]{3,90},\s(?:I|we|it|this|that)\s)|\b(?:still (?:needs?|has|have) to be|(?:is|are) out of scope|(?:is|are) (?:planned|scheduled) for|will be [a-z]+ (?:too|later|next|in a)|(?:left|leave) (?:[a-z]+ing|this|it|that) [^,;]{0,60}(?:for|to) (?:another|a later|the next))\b/i,
)

/** Whether a sentence names only what came to nothing, what others did or claim, or what is still to do: a note is not named after that. */
export function isOfNoWork({ text }: Sentence): boolean {
  return (
    tellsRefusal(text) ||
    isHearsay(text) ||
    GIVEN_UP.test(text) ||
    cameToNothing(text) ||
    ASKED.test(text) ||
    TO_DO.test(text) ||
    isOfOther(text) ||
    isHarmlessOfAnother(text) ||
    isOfElsewhere(text) ||
    isNotSince(text)
  )
}

/** The sentences without proposals that were turned down: what they wanted to use was not used. */
export function withoutTurnedDown(sentences: readonly Sentence[]): readonly Sentence[] {
  return sentences.filter(({ text }, at) => {
    if (OWN.test(text)) return false
    if (!PROPOSED.test(text)) return true
    return !IN_ONE_BREATH.test(text) && !tellsRefusal(sentences[at + 1]?.text ?? '')
  })
}
