import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'

/** "Kept trying to open it", "began to lose crates", "maxed out the lift": what one suffers while one does it. */
const SUFFERED = lean(
  /^(?:keep (?:on )?(?:[a-z]+ly )?(?:trying|attempting|struggling|exceeding|overloading|having to)\b|(?:start|begin|continue) (?:to )?(?:risk|fail|lose|losing|suffer|struggl(?:e|ing)|exceed|run(?:ning)? (?:out|into)|panic|worry|worrying|failing|risking)\b|max out\b|(?:ddos|lock|shoot|burn|cut|block|confuse|trip|hurt) (?:ourselves|myself)\b|(?:overwhelm|exceed|exhaust) (?:the|our|my|its|all)\b)/,
)
/** "I still kept a spare", "it still drops a crate an hour": so it was, and so it is. */
const KEEPS = /^(?:keep|have|use|run|own|hold|get|see|need|want|miss)$/
/** "We only weighed the lid and never looked at the seal": what was wrong with it. */
const AND_NEVER = /(?:,\s|\s)(?:and|but)\s(?:never|did(?:n't|\snot)|not)\s(?:[a-z]+ly\s)?[a-z]+/
const ALAS =
  /\b(?:sadly|unfortunately|regrettably|stupidly|foolishly|embarrassingly|mistakenly|wrongly|by mistake|accidentally)\b/i
/** What one has to do for the better, alas. */
const ANSWERS =
  /^(?:add|change|correct|disable|find|fix|patch|redo|remove|repair|replace|rebuild|restart|restore|revert|rewrite|roll|solve|switch|undo|use up|work around)$/

/** Whether somebody tells as his doing what he did not mean to do, had to bear, or did all along. */
export function isNotMeant({ subject, verb, adverb, rest, lead, attitude }: Clause): boolean {
  if (SUFFERED.test(`${verb.base} ${rest}`)) return true
  if (subject === 'this' && /\bstill\b/.test(adverb)) return true
  if (subject === 'passive') return false
  if (/\bstill\b/.test(adverb) && KEEPS.test(verb.base) && !attitude) return true
  if (/\bonly\b/.test(adverb) && AND_NEVER.test(rest)) return true
  return (
    /^(?:i|we)$/.test(subject) &&
    !/^(?:had|able|managed|forced)/.test(attitude) &&
    ALAS.test(lead) &&
    !ANSWERS.test(verb.base)
  )
}

/** What is said where several people make up their minds. */
const DEBATE =
  /\b(?:proposed|suggested|in favou?r of|pointed out|argued|voted|discussed|brought up|raised the (?:question|concern|point)|options? (?:is|are|was|were)|courses? of action|consensus|minutes of|agenda)\b/i

/** "We then decided to paint the shed", after who proposed what: a decision of a meeting, which somebody may carry out one day. */
export function isOnlyDecided({ subject, attitude }: Clause, all: readonly Weighed[]): boolean {
  return (
    subject === 'we' &&
    /^(?:decided|chose|opted|agreed)\b/.test(attitude) &&
    all.filter(({ body }) => DEBATE.test(body)).length >= 2
  )
}

/** What is suffered, in a finished sentence: "We were maxing out the lift, and it stopped". */
const WAS_SUFFERED = lean(
  /^(?:[^,;]{0,80},\s)?(?:I|We|we)\s(?:(?:kept|keep)\s(?:on\s)?(?:[a-z]+ly\s)?(?:trying|attempting|struggling|failing|losing)\b|(?:started|began|continued)\s(?:to\s)?(?:risk|fail|los[ei]|suffer|struggl|exceed|run(?:ning)?\s(?:out|into)|panic|worry)|(?:was|were|am|are)\s(?:still\s|constantly\s)?(?:maxing out|overloading|flooding|exceeding|exhausting|losing|wasting|leaking|overwhelming|running (?:out|into)|hitting)\b|still\s(?:kept|had|used|ran|owned)\b|only\s[a-z]+ed\s[^;]{3,120}\s(?:and|but)\s(?:never|did(?:n't|\snot))\s)/,
)

/** "Events were listed in order": what the report says of itself. */
const OF_REPORT = lean(
  /^(?:(?:[Tt]he|[Aa]ll|[Ss]ome|[Ee]xact|[Ff]urther)\s)*(?:[Ee]vents?|[Tt]imes?|[Tt]imestamps?|[Dd]ates?|[Dd]etails?|[Ss]teps|[Ee]ntries|[Nn]ames|[Nn]umbers)\s(?:is|are|was|were)\s(?:all\s|only\s|not\s)?(?:listed|given|noted|described|shown|recorded|omitted|redacted|ordered|sorted|rounded|approximate[d]?)\b/,
)

/** Whether a sentence of a story tells as a deed what one suffered or did all along, or what only the report does. */
export function tellsSuffered(sentence: string): boolean {
  return WAS_SUFFERED.test(sentence) || OF_REPORT.test(sentence)
}
