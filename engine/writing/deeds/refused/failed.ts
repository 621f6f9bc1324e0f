import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { cameToNothing, tellsRefusal } from '../../../facts/fields/turned-down.ts'
import { lean } from '../../../lean.ts'
import { onceFor } from '../../../once.ts'
import type { Deed } from '../deed.ts'
import { isListedInVain } from './in-vain-list.ts'
import { isTakenBack } from './undone.ts'

/** What says of the attempt before it that it failed. */
const FAILED = lean(
  /^(?:(?:but|however|unfortunately|sadly|and|sure enough),?\s)*(?:(?:it|this|that|which|(?:both|each|all)(?:\s(?:of (?:them|these|those)|one|time|attempts?|two|three|four|\d+))?)\s)?(?:still\s)?(?:failed|made (?:absolutely )?no difference|had no effect|changed nothing|(?:did|does)(?:n't| not)\s(?:really\s|even\s|actually\s)?(?:work|help|fix|solve|change|do anything|make (?:a|any) difference))\b|^still (?:no|the same|not|failing|broken)\b|^same (?:error|problem|issue|result|thing)\b|^no (?:luck|change|effect|difference|success)(?=[.!,;]|$)|^nothing (?:changed|happened)\b|^that was(?:n't| not) it\b|^(?:it|that|this) (?:was never|was not|wasn't|had never been) (?:the|my|our) (?!(?:best|right|only|first|last|case|end|easiest|cleanest|nicest|same|goal|plan|point|problem here)\b)[\w-]+(?: [\w-]+){0,2}[.!]*$|^(?:neither|none)(?:\sof (?:them|these|those))?\s(?:really\s|actually\s|quite\s)?(?:worked|helped|fit|passed|succeeded)\b/i,
)
const SAID_SO = lean(
  /\s(?:->|=>|\u2192|[-\u2013\u2014]) (?:(?:this|that|it|which)(?:'s| is| was| looks?| looked)? )?(?:(?:really|even|much|just|still|a bit|very) )?(?:terrible|horrible|awful|bad|worse|useless|no good|no (?:improvement|effect|difference|luck)|(?:did|does)(?:n't| not) (?:work|help)|fail(?:s|ed))(?=[.,;!]|$|\s(?!to\b|on\b))|(?:,|\sand|\sbut) (?:it|they|both|all(?: of them)?|each)(?: of them)? (?:still )?failed(?: (?:each|every|both|all) times?)?\b(?!\s(?:over|to)\b)|,\s(?:but\s)?(?:neither|none)(?: of (?:them|these|those))? (?:really )?(?:worked|helped)\b|\band (?:also )?(?:failed|gave up|despaired)(?: again| as well| too| miserably)?(?=[.,;!]|$)|\b(?:to no avail|without (?:any )?(?:success|effect|luck|change)|in vain|to no effect|only helped (?:for|until|a))\b|,\s(?:(?:but|and|which) )?(?:(?:the|that|this) (?:problem|issue|error|bug|fault|crash|same)(?:es|s)? (?:came back|returned|remained|persisted|was still there)|it (?:still happened|happened again|made no difference)|changed nothing|(?:only |just )?helped (?:only |just )?for (?:a|an|some) \w+|did(?:n't| not) (?:really )?(?:help|fix|change|work))\b|(?:,|\sand|\sbut) (?:(?:with|had) )?(?:nothing (?:changed|happened|helped)|no (?:effect|luck|difference|change|success)|same (?:thing|problem|error|result))(?=[.,;!]|$)|,\sbut (?:it|that|this) (?:did|would)(?:n't| not)\s(?:(?:really|actually|quite|even)\s)?(?:work|help|allow|fix|change|make (?:a|any) difference)\b|,\sbut forgot to\b|,\sbut (?:(?:did|got) (?:it|that|this) wrong|(?:(?:it|that|this) )?failed(?: again| miserably| as well)?)[.!]*$/i,
)

/** "..., but the owner rejected it", "..., the board declined": it came to nothing. */
const REJECTED = lean(
  /(?:,\s(?:but\s)?|^(?:but\s)?)(?:(?:the|my|our|his|her)\s)?(?:[\w-]+\s){1,2}(?:(?:rejected|refused|vetoed|turned down)\s(?:it|this|that|them)\b|declined(?=[.,;]|$|\sit\b)|(?:said|says) no\b|(?:did not|didn't) (?:want|like|approve|accept) (?:it|this|that)\b|(?:was|were) (?:dead )?against (?:it|this|that)\b)|\b(?:it|this|that|which)\s(?:was|got)\s(?:rejected|refused|not (?:merged|accepted|approved))\b/i,
)

/** "The vendor refused to tune the pump": that, and not what was told before. */
const OF_ANOTHER_THING =
  /\b(?:refused|declined) to (?!(?:do|accept|merge|allow|take|approve|adopt|use|pay)(?: for)? (?:it|this|that|them)\b)/i

const EXCEPT = /^\(?(?:well|ok|okay)?,?\s?(?:except|apart from|other than)\s/i

/** Whether the text says that what this sentence tells has failed. */
export function isFailed(one: Weighed, all: readonly Weighed[]): boolean {
  return failedIn(all)(one)
}

const failedIn = onceFor((all: readonly Weighed[]) => onceFor((one: Weighed) => saysFailed(one, all)))

function saysFailed(one: Weighed, all: readonly Weighed[]): boolean {
  const { body, sentence } = one
  if (isListedInVain(sentence) || SAID_SO.test(body) || cameToNothing(body)) return true
  const next = all.find((other) => other.sentence.index === sentence.index + 1)
  // "Ran it twice, both failed": the rest of the sentence is read apart.
  const at = all.findIndex((other) => other.sentence.index === sentence.index && other.body === body)
  const [beside] = at < 0 ? [] : all.slice(at + 1, at + 2)
  return (
    [beside, next].some((other) => other !== undefined && FAILED.test(other.body)) ||
    isTurnedDown(one, all) ||
    isTakenBack(one, all)
  )
}

/** Most notes have none of the words for it. */
const mayBeTurnedDown = onceFor((all: readonly Weighed[]) =>
  all.some(({ body }) =>
    /reject|refus|veto|turned down|declined|said no|says no|n't|(?:voted|shot) down|did not|against|except|apart from|other than|(?:not|never) (?:merged|accepted|approved|adopted)/i.test(
      body,
    ),
  ),
)

/** Whether what a sentence tells was turned down by what is told right behind it. */
export function isTurnedDown({ body, sentence }: Weighed, all: readonly Weighed[]): boolean {
  if (!mayBeTurnedDown(all)) return false
  const at = all.findIndex((one) => one.sentence.index === sentence.index && one.body === body)
  const next = at < 0 ? undefined : all[at + 1]
  if (REJECTED.test(body) || REJECTED.test(next?.body ?? '')) return true
  if (tellsRefusal(next?.body ?? '') && !OF_ANOTHER_THING.test(next?.body ?? '')) return true
  // "Draft done! (well, except the figures)".
  return /\b(?:done|finished|complete)\b/i.test(body) && EXCEPT.test(next?.body ?? '')
}

/** "Built the shed (roof pending)", "(GLITCHED) built the shed": the note itself says that it is not done. */
const UNFINISHED =
  /(?:\((?:[^()]{0,60}\s)?|\s[-\u2013]\s(?:still\s)?)(?:pending(?=\s?[):,]|$)|incomplete|unfinished|WIP|(?:work )?in progress|half[- ]done|glitch(?:y|ed)|buggy|not (?:yet |quite )?(?:done|finished|working|complete|ready)|to be (?:done|finished|continued)|TBD|TBC)(?!\w)/i

/** The deeds without attempts that failed, where a later one is told, and without what is half done or only tried, where anything else is. */
export function withoutFailed(deeds: readonly Deed[], { all }: Prose): Deed[] {
  const last = Math.max(...deeds.map(({ source }) => source.sentence.index))
  // In a report the fix may stand above what was tried before it.
  const isReport = deeds.some(
    ({ source }) => source.sentence.section === 'solution' && !isFailed(source, all),
  )
  const told = deeds.filter(
    ({ source, clause, undone }) =>
      (source.sentence.index === last &&
        !isReport &&
        !(deeds.length > 1 && (clause.verb.base === 'try' || cameToNothing(source.sentence.text)))) ||
      undone !== undefined ||
      !isFailed(source, all),
  )
  const finished = told.filter(({ source }) => !UNFINISHED.test(source.sentence.text))
  if (finished.length > 0) return finished
  return told.length > 0 ? told : [...deeds]
}
