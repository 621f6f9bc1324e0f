import { lean } from '../lean.ts'
import { GIVEN_NAMES } from '../lexicon/given-names.ts'
import { HELPING, TRYING } from '../lexicon/verbs.ts'
import { type Clause, readClause } from '../text/clauses/clauses.ts'
import { readVerb, verbIn } from '../text/clauses/verbs.ts'
import { matchesIn } from '../text/patterns/matches.ts'
import { behindOpener } from '../text/wording/behind-opener.ts'
import type { TextFault } from './fault.ts'
import { nearestSentences } from './nearest.ts'
import type { Source, SourceSentence } from './source.ts'
import { stemOf } from './stems.ts'

const PLAN = lean(
  /\b(?:will|won't|'ll|shall|plan(?:s|ned|ning)? (?:to|on|for)|going to|gonna|propos(?:e|es|ed|al|ing)|suggest(?:s|ed|ion|ions|ing)?|recommend(?:s|ed|ation|ations)?|should|could|would|might|(?<!\b(?:in|since|last|this|by|until|till|of|early|late|mid|during|from|before|after|next|on|\d|\dst|\dnd|\drd|\dth)[\s-])may(?!\s\d)|consider(?:s|ed|ing)?|hop(?:e|es|ed|ing) to|want(?:s|ed)? to|would like|intend(?:s|ed)? to|todo|to-do|next (?:steps?(?!\s(?:was|were)\b)|week|sprint|month|quarter|up)|need(?:s|ed)? to|let's|not yet|yet to|in the future|follow-?up|later on|the idea is|needs?|remains? to|still to|tomorrow|upcoming|thinking (?:about|of)|can be|must)\b/i,
)
const NOT =
  /\b(?:not|n't|never|no|without|couldn't|can't|cannot|wasn't|weren't|didn't|don't|doesn't|isn't|haven't|hasn't|failed to|unable to|instead of|rather than|decided against|refrained|rejected|abandon\w*|revert(?:ed|s|ing)|revert(?!\s(?:(?:is|was|has been)\s)?$)|gave up|blocked|postponed|cancell?ed|deferred|skipped)\b/i
/** What one did away with before the next deed: "reverted it and added a test". */
const TAKEN_BACK = /\b(?:revert|reject|abandon|skip|cancel|block)\w*/i
const HELP =
  /\b(?:help(?:ed|ing|s)?|assist(?:ed|ing)?|contribut(?:ed|ing|e)|participat(?:ed|ing)|pair(?:ed|ing)|shadow(?:ed|ing)|collaborat(?:ed|ing)|supported|reviewed|reviewing|joined|together with|alongside|along with|worked with|working with|with (?:the )?help|co-\w+)\b/i
/** "What really helped was adding a lamp": nobody was helped. */
const WHAT_HELPED = lean(
  /\b(?:what|thing|that|which|it)\s(?:(?:really|finally|actually|eventually|also|in the end)\s){0,2}helped(?:\s(?:me|us|most|a lot|in the end|the most)){0,2}\s(?:was|is)\b/i,
)
const TRY =
  /\b(?:tr(?:y|ied|ying)|attempt(?:ed|ing)?|experiment(?:ed|ing)?|prototyp\w+|(?:start(?:ed|ing)|began)(?!\s(?:off\s|out\s|(?:this|the|my|our)\s(?:[\w-]+\s){1,3})?by\b)|begin|begun|beginning|explor(?:ed|ing)|look(?:ed|ing) (?:into|at)|investigat\w+|draft(?:ed|ing)?|work(?:ed|ing)? on|in progress|wip|partial(?:ly)?|partly|half|poc|proof of concept|spike|stuck|struggl\w+|continu(?:ed|ing))\b/i
/** Somebody else did it: "she rewrote", "the vendor has fixed". */
const OTHERS =
  /\b(?:he|she|they|who|(?<!\b(?:[Oo]ur|[Mm]y|[Tt]he|whole|entire)\s)teams?|managers?|colleagues?|co-?workers?|vendors?|mentors?|boss)(?:\s(?:has|have|had|also|then|already|kindly))?\s?$/i
const PERSON =
  /(?:^|[^\p{L}])(\p{Lu}\p{Ll}+)(?:\s\p{Lu}\p{Ll}+)?(?:\s(?:has|have|had|also|then|already|kindly))?\s?$/u
/** "This PR will add a lamp", "let's fix this by adding a lamp", "I'll describe how I added a lamp": what a change says of itself it does, and what is told below. */
const SAYS_ITSELF = lean(
  /\b(?:describe|detail|show|explain|share|outline|document|cover|write about|talk about|go over|walk (?:you )?through) (?:how (?:I|we) (?!will\b|would\b|could\b|can\b|plan)|(?:the )?steps (?:that )?(?:I|we) (?:used|took|followed) to )|^let's (?:just |simply |instead |also )?(?:fix|solve|resolve|address|avoid|prevent|mitigate|handle|correct) [^,;:]{2,80}? by [a-z-]+ing |^this (?:pr|pull request|mr|merge request|commit|change|changeset|patch|patchset) will (?:also |simply |just )?(?!be\b|not\b|never\b)[a-z]+ (?!.*\b(?:next|later|future|follow-?ups?|soon|eventually|tomorrow|once|until|unless|if|when|hopefully|planned?)\b)/i,
)
/** "Needed to be sanded, which I did". */
const AND_DID = /\sto be [^;:]{3,140}?,? (?:which|so|and so|and) (?:I|we)(?:'ve)? (?:\w+ )?(?:did|done)\b/
/** "Is no longer needed and was removed": why it was. */
const NOT_NEEDED =
  /\b(?:no longer|not) (?:needed|used|required|necessary|in use)(?: any ?more)?,? (?:and|so) /
const PROPOSING = new Set([
  'propose',
  'suggest',
  'recommend',
  'plan',
  'consider',
  'hope',
  'want',
  'wish',
  'think',
  'request',
  'ask',
])
const PART =
  /\s*[;:]\s+|,\s+(?:and|then|but|while|which|so)?\s*|\s(?:and|then|by|while|after|but)\s(?=\p{Ll}+(?:ed|ing)\b)|\s(?=to (?:allow|enable|let|help|prevent|avoid|reduce|ensure|improve|simplify|speed|keep|save|support)\s)/u

/** Deeds that the claim tells as done and the source only as planned, refused, tried, helped with or done by another. */
export function findDeedFaults(text: string, source: Source): TextFault[] {
  return text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
    if (PLAN.test(sentence) && NOT.test(sentence)) return []
    const fault = sentence
      .split(PART)
      .map((part) => faultOf(part, sentence, source))
      .find(Boolean)
    return fault ? [fault] : []
  })
}

function faultOf(part: string, sentence: string, source: Source): TextFault | undefined {
  const deed = deedIn(part)
  if (!deed) return undefined
  const near = nearestSentences(part, source)
  if (near.length === 0) return undefined
  const words = part.trim().split(/\s+/).slice(0, 8).join(' ')
  const hows = near.map((given) => howFar(given, deed.base, part))
  const isAll = (...kinds: HowFar[]) => hows.every((how) => kinds.includes(how))
  if (isAll('planned', 'refused')) return PLAN.test(sentence) ? undefined : { kind: 'modality', words }
  if (isAll('helped', 'planned', 'refused') && !HELP.test(sentence)) return { kind: 'stronger claim', words }
  if (isAll('tried', 'planned', 'refused') && !TRY.test(sentence)) return { kind: 'stronger claim', words }
  if (isAll('others')) return { kind: 'stronger claim', words }
  if (deed.isMine && near.every(({ text }) => /\bwe\b/i.test(text) && !/\bI\b/.test(text)))
    return { kind: 'stronger claim', words }
  return undefined
}

type HowFar = 'done' | 'planned' | 'refused' | 'helped' | 'tried' | 'others'

/** How far the sentence says the deed got: by what stands before its verb, or by its main clause where it has other words for it. */
function howFar(given: SourceSentence, base: string, claim: string): HowFar {
  if (given.isPlan) return 'planned'
  const before = beforeVerb(behindOpener(given.told), base, claim)
  if (before !== undefined) {
    if (PLAN.test(before) && !SAYS_ITSELF.test(given.text) && !AND_DID.test(given.text)) return 'planned'
    // In "I continued the draft and fixed the axis" the fix is a deed of its own.
    const isOwn = /\sand(?:\s(?:then|also|finally))?\s?$/.test(before) && isPastIn(given.told, base)
    const own = before.replace(/^.*(?=\b(?:I|we)\s)/, '').replace(NOT_NEEDED, '')
    if (NOT.test(isOwn ? own.replace(TAKEN_BACK, '') : own)) return 'refused'
    if (!isOwn && HELP.test(before.replace(WHAT_HELPED, ''))) return 'helped'
    // "Worked on moving the bell, which now rings at noon".
    const tried = given.isReached ? before.replace(/\bworked on\b/i, '') : before
    if (!isOwn && TRY.test(tried)) return 'tried'
    return isAnother(before) ? 'others' : 'done'
  }
  const clause = readClause(given.told)
  if (!clause) return 'done'
  if (clause.modality === 'planned' || clause.modality === 'hypothetical') return 'planned'
  if (PROPOSING.has(clause.verb.base)) return 'planned'
  if (clause.isNegated && clause.modality === 'done') return isGivenUp(given.text, base) ? 'done' : 'refused'
  if (isSupport(clause)) return 'done'
  if (HELPING.has(clause.verb.base) || /^help/.test(clause.attitude)) return 'helped'
  return TRYING.has(clause.verb.base) || /^(?:tr|attempt)/.test(clause.attitude) ? 'tried' : 'done'
}

/** "We don't cache them any more, and the page falls back": they stopped, and made it so. */
function isGivenUp(text: string, base: string): boolean {
  return /^(?:stop|make)$/.test(base) && /\bany ?(?:more|longer)\b/i.test(text)
}

/** "Support YAML files" and "Support for YAML files" as the line of a change: nobody was helped, something was added. */
function isSupport({ verb, subject, form }: Clause): boolean {
  return verb.base === 'support' && subject === 'none' && form === 'base'
}

/** Whether the words before a verb name somebody else as who did it. */
export function isAnother(before: string): boolean {
  return OTHERS.test(before) || GIVEN_NAMES.has(PERSON.exec(before)?.[1]?.toLowerCase() ?? '')
}

/** The verb in the past with which a part of a sentence tells a deed of the writer. */
function deedIn(part: string): { base: string; isMine: boolean } | undefined {
  const clause = readClause(part.trim())
  if (!clause || clause.isNegated || clause.modality !== 'done' || !clause.verb.isWork) return undefined
  if (clause.subject === 'change' || clause.subject === 'this') return undefined
  // "Worked on" says no more than that it was begun.
  if (clause.verb.base === 'work') return undefined
  if (clause.form !== 'past' && clause.form !== 'participle') return undefined
  return { base: clause.verb.base, isMine: clause.subject === 'i' }
}

/** Whether the sentence has the verb in the past: "tried to add and fix" has it not. */
function isPastIn(text: string, base: string): boolean {
  return (text.match(WORD) ?? []).some((word) => verbIn(word, 'past')?.base === base)
}

const WORD = /[\p{L}-]+/gu

/** The words of the clause before the verb; undefined where the sentence does not have it. */
function beforeVerb(text: string, base: string, claim: string): string | undefined {
  const stem = stemOf(base)
  const places = matchesIn(text, WORD).filter(
    ({ 0: word }) => stemOf(word) === stem || readVerb(word)[0]?.verb.base === base,
  )
  const place = places.length > 1 ? nearest(places, text, claim) : places[0]
  if (!place) return undefined
  const clause =
    text
      .slice(0, place.index)
      .split(/[,;:()\u2192]|[-=]>|\b(?:but|because|so that|which|when|where|if)\b/)
      .at(-1) ?? ''
  return clause.split(/\s+/).slice(-8).join(' ')
}

/** "Ann built the pier and I built the lock": of two such verbs the one that is followed by what is claimed. */
function nearest(
  places: readonly RegExpExecArray[],
  text: string,
  claim: string,
): RegExpExecArray | undefined {
  const claimed = new Set(claim.toLowerCase().match(/[\p{L}\d-]{3,}/gu))
  const shared = (place: RegExpExecArray) =>
    text
      .slice(place.index + place[0].length)
      .toLowerCase()
      .split(/[^\p{L}\d-]+/u)
      .slice(1, 6)
      .filter((word) => claimed.has(word)).length
  const [first, ...others] = places
  return others.reduce((best, one) => (best && shared(one) > shared(best) ? one : best), first)
}
