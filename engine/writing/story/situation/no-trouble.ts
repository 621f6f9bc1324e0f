import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { troubleParts } from '../../../text/clauses/trouble-parts.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { standsInTheWay } from '../../../text/lines/stands-in-the-way.ts'
import { isOwnDeed } from '../../../text/meaning/antecedent.ts'
import { isOfPart, isOfThing } from '../../../text/meaning/of-thing.ts'
import { isAnswered } from '../../../text/parting/response.ts'
import { isShortNote } from '../../../text/wording/short-note.ts'
import { isSubjectLine } from '../../deeds/deed.ts'
import { readTally } from '../../deeds/forms/counted-on.ts'
import { isGoingOnOfMade, isOfMadeThing, namesMadeThing } from '../../deeds/refused/made-thing.ts'
import { tellsRecord } from '../../deeds/refused/record.ts'
import { reachedNow } from '../../deeds/titles/new-behaviour.ts'
import { isEvidence } from '../../evidence.ts'
import { isPresent } from '../../sentence/plain.ts'
import { countWords } from '../../sentence/tidy.ts'
import { isVain } from '../action/in-vain.ts'
import type { Material } from '../material.ts'
import { isCaughtSince } from '../result/caught-since.ts'
import { isGoal } from '../task/goal.ts'
import { withoutBrackets } from '../telling/say.ts'
import { unlabelled } from '../telling/unlabelled.ts'
import { becauseOf } from './because-of.ts'
import { faultBehind } from './fault.ts'
import { fragmentTold } from './fragment.ts'
import { isFallback, isNewWay, isPrivate } from './new-way.ts'
import { opensStory } from './opens-story.ts'
import { isWantedByOthers } from './wanted-by.ts'
import { GOES_WRONG } from './whys.ts'

/** "Customers reported double bookings" is short and says enough. */
const TOLD_BY = lean(
  /^(?:(?:an?|the|some|several|many|our|\d+)\s)?(?:users?|customers?|clients?|players|readers|people)\s(?:reported|saw|noticed|got|received|lost|complained about)\s\S/i,
)

/** Whether a sentence may tell how things were before: no deed, no aim, no outcome, nothing of the change or of another story. */
export function mayBeTrouble(one: Weighed, { prose: { all }, deeds }: Material): boolean {
  // Below a subject line most sentences tell of the change; what sounds of no trouble at all is told by its shape only.
  const known = deeds.some(isSubjectLine) ? 0.125 : 0.1
  const { problem, followup } = one.likelihood
  // What is known already, before what has to be read.
  if (isWantedByOthers(one)) return deeds.length > 0
  if (opensStory(one, all, deeds)) return !isGoal(one) && !saysNoTrouble(one)
  if (isCaughtSince(one)) return false
  return (
    problem >= known &&
    one.sentence.kind !== 'data' &&
    one.sentence.kind !== 'row' &&
    followup < 0.5 &&
    !standsInTheWay(one.sentence) &&
    !LEARNT.test(one.sentence.leadIn ?? '') &&
    !(one.sentence.section === 'followup' && problem < 0.4) &&
    !(one.features.includes('unchanged') && problem < 0.4) &&
    !(one.features.includes('restored') && problem < 0.5) &&
    (problem >= 0.19 || Boolean(faultBehind(one)) || FORMERLY.test(one.body)) &&
    !isGoal(one) &&
    !reachedNow(one) &&
    !isVain(one, deeds) &&
    !readTally(one.body) &&
    !isFoundWith(one, all) &&
    !isRatherWork(one, deeds) &&
    !isOfMadeThing(one.body, deeds) &&
    !namesMadeThing(one, deeds) &&
    !isGoingOnOfMade(one.body, all[all.indexOf(one) - 1]?.body ?? '', deeds) &&
    !isListedAmongDeeds(one, deeds) &&
    !(isOfChange(one) && !faultBehind(one)) &&
    !isSinceDeed(one, all) &&
    !isSinceChange(one) &&
    !(one.sentence.kind === 'title' && ORDER.test(one.body) && !faultBehind(one)) &&
    !isLeftOver(one, all) &&
    (countWords(one.body) >= (one.sentence.label ? 4 : 5) ||
      TOLD_BY.test(one.body) ||
      (countWords(one.body) >= 3 && fragmentTold(one.body) !== undefined) ||
      opensShortNote(one, all) ||
      isAnsweredTrouble(one, all)) &&
    !/[:?]$|^\(/.test(one.body) &&
    !saysNoTrouble(one) &&
    !OF_THE_WORK.test(withoutBrackets(unlabelled(one.body))) &&
    !isElsewhere(one) &&
    !isRule(one) &&
    !isNewWay(one) &&
    !isPrivate(one) &&
    !isFallback(one, deeds) &&
    !isOwnWork(one) &&
    !tellsRecord(one) &&
    !isLookedInto(one) &&
    !isRatherDone(one) &&
    !isRatherEnd(one)
  )
}

/** "Things I've learnt today:", above what one would have needed. */
const LEARNT = /\b(?:learn(?:ed|t)|lessons?|takeaways?)\b/i

/** "Queries were slow. I added an index": a few words tell how things were, where a short note opens with them. */
function opensShortNote(one: Weighed, all: readonly Weighed[]): boolean {
  if (all[0] !== one || !isShortNote(all.map(({ sentence }) => sentence))) return false
  return troubleParts(one.body) !== undefined || BROKE.test(one.body)
}

const BROKE = /^[A-Z][\w-]* (?:failed|crashed|broke|hung|stalled|leaked|froze|timed out)\b/

/** "If a guest has no table, he can book one": how a thing works, unless that is the fault. */
function isRule({ body, features }: Weighed): boolean {
  if (features.includes('pure fault') || FORMERLY.test(body)) return false
  return /^if\b.*\b(?:will|would|can)\s(?!not\b)/i.test(body) || PLANNED.test(body)
}

/** "Guests will have one table each": what is to come. */
const PLANNED =
  /^(?!.*\b(?:when|whenever|if|because|every|each time|as|so)\b).*\bwill\s(?!not\b|never\b|always\b)/i

/** "Wrote a linter. Found 37 bugs in the code": what was made found them. */
export function isFoundWith({ clause, sentence }: Weighed, all: readonly Weighed[]): boolean {
  if (clause?.subject !== 'none' || !/^(?:find|discover|detect|catch|uncover)$/.test(clause.verb.base))
    return false
  return all.some(
    (one) =>
      one.sentence.index === sentence.index - 1 && isOwnDeed(one.clause) && MADE.test(one.clause.verb.base),
  )
}

const MADE = /^(?:write|build|create|develop|implement|introduce|add|train|set)$/

/** "Guests are seated by the door, so that none waits", among items that tell what was done: how it is since. */
function isListedAmongDeeds({ body, sentence, clause }: Weighed, deeds: Material['deeds']): boolean {
  if (sentence.kind !== 'item' || clause?.isNegated || !/^(?!currently\b).*\s(?:is|are)\s/i.test(body))
    return false
  if (!SINCE_THEN.test(body) || GOES_WRONG.test(body)) return false
  const above = sentence.headings.join()
  return deeds.some(
    ({ source }) => source.sentence.kind === 'item' && source.sentence.headings.join() === above,
  )
}

const SINCE_THEN = /,\s(?:so|preventing|avoiding|ensuring|keeping|allowing)\s|\binstead of\b/

/** "I debugged the lift floor by floor" is what was done, whatever was wrong; what one met with, or tried in vain, is none. */
function isOwnWork(one: Weighed): boolean {
  const { clause, body, features } = one
  return (
    !features.includes('old habit') &&
    /^(?:i|we|none)$/.test(clause?.subject ?? '') &&
    /^(?:past|participle)$/.test(clause?.form ?? '') &&
    clause?.modality === 'done' &&
    !clause.isNegated &&
    (clause.verb.base === 'decide' || (clause.verb.isWork && !MET_WITH.test(clause.verb.base))) &&
    !/\b(?:but|however|yet|although|though|due|until|unless|unfortunately|instead|only to)\b/i.test(body) &&
    !becauseOf(body) &&
    !faultBehind(one)
  )
}

const MET_WITH =
  /^(?:look|investigate|notice|find|see|discover|realise|realize|hit|encounter|face|struggle|experience|run|get|learn|observe|use|need|want|spend|try|attempt|detect|spot|identify|trace|measure|lose|break|miss|receive|forget|inherit|determine|conclude|confirm|suspect|work|rely|depend|have|turn|block|delay|interrupt|distract|figure)$/

/** "All gates were checked": somebody's work, whatever was found. */
function isLookedInto({ clause, body }: Weighed): boolean {
  return (
    clause?.subject === 'passive' &&
    !clause.isNegated &&
    /^(?:test|check|verify|measure|inspect|review|examine)$/.test(clause.verb.base) &&
    !GOES_WRONG.test(body)
  )
}

/** What sounds much more like what was done, or how the new thing works, and names no fault. */
function isRatherDone(one: Weighed): boolean {
  const { problem, approach, solution } = one.likelihood
  const least = Math.max(0.4, 2 * problem)
  return (
    problem < 0.3 &&
    (solution > least || (approach > least && /^(?:passive|i|we|none)$/.test(one.clause?.subject ?? ''))) &&
    !one.features.includes('pure fault') &&
    !FORMERLY.test(one.body) &&
    !/n't\b|\b(?:not|cannot|no)\b/.test(one.body) &&
    !faultBehind(one)
  )
}

/** What sounds more like what was made, or how that works, and is not put down as the trouble. */
function isRatherWork(one: Weighed, deeds: Material['deeds']): boolean {
  const { likelihood, clause, sentence } = one
  if (faultBehind(one) || FORMERLY.test(one.body) || NOTICED.test(clause?.verb.base ?? '')) return false
  // "At nine the till stopped working" is nobody's deed.
  if (!clause && likelihood.problem >= 0.2 && WENT_WRONG.test(one.body)) return false
  if (opensBeforeDeeds(one, deeds)) return false
  if (likelihood.solution > likelihood.problem && sentence.section !== 'problem') return true
  // "The till now waits instead of closing" tells the new way, however much of the old one it names.
  if (likelihood.solution > 0.4 && /\bnow\b.*\b(?:instead of|rather than)\b/i.test(one.body)) return true
  // "I learned about hooks": what somebody did is seldom how things were.
  return isOwnDeed(clause) && clause.subject !== 'none' && likelihood.problem < 0.25
}

/** What stands before all that was done, and is nobody's deed, tells how things were, whatever its words sound like. */
function opensBeforeDeeds(
  { body, clause, sentence, likelihood, features }: Weighed,
  deeds: Material['deeds'],
): boolean {
  if (clause && !features.some((name) => name === 'old state' || name === 'old habit')) return false
  if (
    sentence.kind !== 'prose' ||
    features.includes('pure gain') ||
    likelihood.problem < 0.19 ||
    OF_THE_NEW.test(body)
  )
    return false
  const told = deeds.filter((deed) => !isSubjectLine(deed))
  return (
    told.length > 0 &&
    likelihood.solution < 0.65 &&
    told.every(({ source }) => source.sentence.index > sentence.index)
  )
}

const OF_THE_NEW =
  /^(?:the )?\S+ (?:is|are) an?\s|^(?:this|these|that|those|it|they|and|also|additionally|then|by|after|for this|attempt|several|various)\b|\b(?:now|then|new|almost|follow-up|fix(?:es)? (?:was|is|were|are)|solution|replaced|returned when|I|we)\b/i

const WENT_WRONG =
  /^(?!.*\b(?:I|we|so that|no longer|if|when|instead)\b).*\b(?:stopped (?:responding|working|loading)|crashed|failed|went (?:down|offline)|hung|froze|timed out|ran out of)\b/i
const FORMERLY =
  /^(?:previously|formerly|originally|until (?:now|recently)|so far|in the past|up to now|before),?\s|^(?:with|since|after|in) (?:the|an|our) (?:previous|earlier|last|prior|original)\s/i
const NOTICED =
  /^(?:notice|find|discover|detect|observe|spot|identify|see|face|experience|encounter|suffer|hit|receive|block|delay|interrupt|distract)$/

/** What sounds more like what came of it, without a fault in it. */
function isRatherEnd({ body, likelihood: { problem, impact }, features }: Weighed): boolean {
  return impact > problem && !FORMERLY.test(body) && (impact > 0.5 || !features.includes('pure fault'))
}

/** How likely a sentence must be a trouble that says of nothing that it went wrong. */
const SURE = 0.55
const FEW = 4

/** "The menu has two pages": nothing went wrong there, and the words speak for a trouble only half. The plain frame says as much. */
export function isFaint(one: Weighed, { prose: { all }, deeds }: Material) {
  const { body, clause, likelihood, features, sentence } = one
  // In a note of a few lines what is told beside the deed is its reason.
  if (all.length <= FEW || isWantedByOthers(one) || opensStory(one, all, deeds)) return false
  if (isHardlyTrouble(one)) return true
  return (
    likelihood.problem < SURE &&
    !NOTICED.test(clause?.verb.base ?? '') &&
    !TOLD_AS_TROUBLE.test(sentence.section ?? '') &&
    !features.some((name) => name === 'old state' || name === 'old habit') &&
    !FORMERLY.test(body) &&
    !WENT_WRONG.test(body) &&
    !LACKING.test(body)
  )
}

/** "It was good to see the hall again", "I had nothing grand in mind": a gain beside it, or no more than a "not" of the writer's own. */
function isHardlyTrouble({ body, clause, likelihood, features }: Weighed): boolean {
  if (likelihood.problem >= HARDLY) return false
  if (features.some((name) => name === 'pure gain' || name === 'gain+fault')) return true
  if (NOTICED.test(clause?.verb.base ?? '') || /\b(?:realised|realized|noticed|found out)\b/.test(body))
    return false
  return OWN.test(body) && !features.some((name) => FAULTS.has(name))
}

/** How likely a sentence must be a trouble that tells of a gain as well, or of the writer. */
const HARDLY = 0.4
const OWN = /\b(?:I|[Ww]e|me|my|My)\b/
const FAULTS: ReadonlySet<string> = new Set(['pure fault', 'need', 'cause', 'inability'])

const TOLD_AS_TROUBLE = /^(?:problem|cause|summary|harm|impact)$/

/** Something failed, was too little or too much, or was asked for. */
const LACKING =
  /\b(?:not|cannot|never|nothing|no|none|too|only|stop(?:s|ped)|fail\w*|br(?:eaks?|oken?)|crash\w*|errors?|wrong\w*|problems?|issues?|bugs?|missing|lost|slow\w*|hung|hangs?|stuck|unable|lack\w*|leak\w*|caus(?:es?|ed|ing)|out of|turn(?:s|ed) out|in vain|manual(?:ly)?|by hand|needs?|needed|required?s?|complain\w*|struggl\w*|nightmares?|frustrat\w*|mess(?:y|ily)|tricky|tedious|cumbersome|clumsy|friction|annoying|painful|mismatch\w*|outdated|orphaned|accidental(?:ly)?|mistakes?|fatal|complicated|confus(?:ed|ing)|took (?:me|us)|vastly|twice|invalid|incorrect\w*|unexpected\w*|inconsistent\w*|opposite|hard|difficult|(?:un|in)(?:clear|adequate|active|stable|reliable|usable|available|sufficient|secure|efficient)\w*)\b|n't\b/i

/** "Disk was full" is little, but the deed that answers it stands in the same sentence. */
function isAnsweredTrouble(one: Weighed, all: readonly Weighed[]): boolean {
  const next = all[all.indexOf(one) + 1]
  return (
    countWords(one.body) >= 3 &&
    next?.sentence.index === one.sentence.index &&
    isAnswered(one.body, next.sentence.text)
  )
}

/** "Confirms that the lid shuts": what the change does, whatever words it needs for it. */
function isOfChange({ sentence, body, clause }: Weighed): boolean {
  if (isOfThing(sentence, body) || (isOfPart(body) && /^[a-z]/.test(sentence.text))) return true
  return clause?.subject === 'none' && clause.form === 's' && clause.verb.base !== 'turn'
}

/** "Address the stutter of the lamp" says what to do about it. */
const ORDER =
  /^(?:address|fix|resolve|solve|handle|avoid|prevent|support|allow|improve|make|let|stop|remove|add)\s/i

/** "It also needs tuning", behind what is still to be done. */
function isLeftOver(one: Weighed, all: readonly Weighed[]): boolean {
  const before = all[all.indexOf(one) - 1]
  return one.likelihood.followup >= 0.2 && before !== undefined && before.likelihood.followup >= 0.5
}

/** "Built a reader, 400 cards are scanned a day": what a comma joins to a deed in the present came of it. */
function isSinceDeed(one: Weighed, all: readonly Weighed[]): boolean {
  const before = all[all.indexOf(one) - 1]
  return (
    before?.sentence.index === one.sentence.index &&
    isOwnDeed(before.clause) &&
    (one.features.includes('aftermath') || isPresent(one.body) || /\s(?:is|are)\s/.test(one.body))
  )
}

/** "The client now waits for the lock": how things are since the change, unless that is what went wrong. */
export function isSinceChange({ body }: Weighed): boolean {
  const [, word = ''] = NOW_DOES.exec(body) ?? []
  if (/,\s(?:solving|fixing|resolving|curing)\s(?:the|both|all|this|these)\b/i.test(body)) return true
  return (
    verbIn(word, 's', 'base') !== undefined && !verbIn(word, 'past') && !GOES_WRONG.test(`${word} ${word}s`)
  )
}

const NOW_DOES = /(?<!\b(?:up|until|till|right|for|by|just|even|but|and) )\bnow\s(?:[a-z]+ly\s)?([a-z]+)\b/i

/** "This optimisation is small for short lists": what is said of the work. */
const OF_THE_WORK = lean(
  /^(?:this|it) (?:is|was) (?:an?|my|another) (?:\w+ )?attempt\b|^what (?:started|began) (?:out |off )?as\b|^(?:[^,]{0,50},\s)?(?:this|these|the (?:new|proposed)) (?:improvement|optimi[sz]ation|fix|fixes|refactor|refactoring|rewrite|implementation|approach|solution|workaround|adjustment)\b/i,
)

/** A plan, a guess, or that all went well. */
export function saysNoTrouble({ body }: Weighed): boolean {
  const text = unlabelled(body)
  return NO_TROUBLE.test(text) || GOOD_NEWS.test(text) || isEvidence(text)
}

/** "Failed runs are retried", "the shed is apart, so a fire there can't harm the house", "the archive was never at risk", "nothing in the shop was touched", "it looked promising", "the lock is robust to restarts". */
const GOOD_NEWS = lean(
  /^(?:the )?(?:number|amount|rate|share) of [a-z -]{3,40} (?:has|have|had|is|was) (?:gone down|dropped|fallen|decreased|shrunk|down)\b|^(?:failed|broken|bad|invalid|faulty|corrupt(?:ed)?|missing|late|duplicate|stuck) [a-z-]+s? (?:is|are) (?:now |also |then |automatically )*(?:retried|requeued|caught|logged|flagged|skipped|reported|handled|recovered|rejected|replaced|removed|dropped|merged|restarted|quarantined)\b|\b(?:is|are) (?:now )?down (?:by |to |from )?[~$\d]|\b(?:has|have) (?:been|stayed)\b[^;]{0,60}\bsince(?:[.,]|$)|\b(?:is|are|was|were|has been|stays?|stayed) (?:flat|stable|steady|quiet|healthy)\b[^;]{0,40}\bsince\b|\b(?:was|were|is|has been) (?:not|never) (?:yet )?(?:published|released|launched|graded)\b|\b(?:while|whereas) the (?:old|previous|former) (?:one|model|version|system|tool)s? (?:had|has|needed|took|reached)\b|\breached an? (?:[\w-]+ )?(?:error|accuracy|score|precision|recall) of\b|\b(?:whereas|while|than|over|compared (?:to|with)) the baseline\b|,\swhich (?:(?:should|will|would|now|also) )?(?:prevents?|avoids?|stops?|catch(?:es)?|guards? against|protects?)\b|\b(?:runs?|ran|running|works?|worked|working)\b[^,;]{0,60}\bwithout (?:an?\s|any\s)?(?:problem|issue|error|failure|crash|fault)|^(?:it|they|(?:the|our) (?:model|detector|classifier|script|tool|linter|scanner)) (?:found|detected|caught|recogni[sz]ed|spotted|flagged|predicted) (?:all\b|\d+ (?:of|out of)\b)|,?\sso (?:that )?(?:[\w'-]+ ){1,10}?(?:can't|cannot|can not|couldn't|could not|won't|will not) (?:affect|harm|hurt|damage|disturb|touch|leak|escape|collide|interfere|clash|conflict)\b|\b(?:was|were|is|are) never (?:at risk|affected|in danger|exposed|lost)\b|^(?:no|nothing)\b[^;]{0,80}?\b(?:was|were|is|are|has been|have been) (?:touched|changed|affected|lost|harmed|damaged|removed|modified|exposed)\b(?!.*\b(?:but|until|although|so|yet)\b)|\b(?:looked|looks|seemed|seems) (?:\w+ )?(?:promising|good|fine|stable|healthy)[.!]?$|^(?:I|we) (?:was|were|am|are|felt|feel) (?:\w+ )?(?:optimistic|confident|hopeful|relieved)\b(?!.*\bbut\b)|\b(?:is|are|was|were) (?:now )?(?:robust|resilient|immune) (?:to|against)\b|\bwould no longer\b|\bfinally (?:(?:does|do)(?:n't| not)|no longer|works?|runs?|is|are)\b/i,
)

/** "Follows the ticket of last week", "No problems so far", "There were no errors in the log", "the old till stays in case we have trouble", "Today I finally got it working". */
const NO_TROUBLE = lean(
  /\bwent (?:live )?(?:without|with no) (?:an?\s|any\s)?(?:problem|issue|incident|hitch|error|trouble)|\b(?:stopped|quit) (?:complaining|asking|calling|crashing|failing|timing out|dropping)\b|\bI think (?:it|they|I|we)(?:'ll| will)\b|\bwhat (?:was|went) (?:successful|well|right)\b|^(?:potentially|probably|maybe|perhaps|possibly|presumably|hopefully)\b|^(?:today,? )?(?:I|we) (?:also )?learn(?:ed|t) (?:how|about|to|a lot|more)\b|\b(?:progress|work|troubleshooting|testing|things) (?:left )?to (?:make|do)\b|^(?:I|we) (?:think|thought|believed?|guess|felt|feel) (?!.*\bbut\b)|^if (?:not|so)\b|^(?:I|we)(?:'ll| will| won't| shall|(?:'m| am|'re| are) going to)\b|^if (?:all|everything|things) (?:goes?|went|works?|worked)\b|^(?:I|we) (?:could not|couldn't|can't|cannot|did not|didn't) (?:see|notice|find|observe) any\b|\b(?:I|we)(?:'ll| will) (?:need|have) to\b|^(?:the|my|our) (?:goal|aim|idea|plan)\b|\b(?:was|is|were|are) (?:\w+ )?(?:interesting|fun|cool|nice|exciting|amazing|great|awesome|straightforward)(?=[.!]?$|\s[-\u2013\u2014]\s)|^(?:\S+\s){1,5}(?:alleviates|mitigates|solves)\s|^(?:an?|one|another) (?:potential|possible) (?:solution|fix|workaround|approach)\b|^(?:follows|depends on|relates to|based on|supersedes|builds on)\s|^no (?:\w+ )?(?:challenges?|problems?|issues?|blockers?|errors?|troubles?|difficulties)\b(?!.*\b(?:but|until|except|was|were|is|are)\b)|^there (?:is|are|was|were) no [^;]{0,60}?\b(?:errors?|failures?|crash(?:es)?|faults?)\b(?!.*\b(?:but|until|except|although|though|so|because)\b)|^(?!.*(?:\b(?:no|not|never|without|lack\w*)\b|n't\b)).*\sin case [^,;]{0,50}\b(?:problems?|issues?|trouble|failures?|errors?|wrong)\b|\b(?:did(?:n't| not) have|had|without) (?:much|any|no|too much) (?:trouble|problems?|issues?|difficult(?:y|ies))\b|\b(?:did(?:n't| not)|haven't|hadn't) (?:really |actually )?(?:run into|hit|face|encounter|have|experience|meet) (?:any|many|much|too many) (?:[a-z]+ )?(?:problems?|issues?|blockers?|challenges?|difficult(?:y|ies)|trouble|obstacles?)\b(?!.*\b(?:but|until|except|although|though)\b)|^(?:today,? |so,? )?(?:I|we)(?:'ve| have)? finally (?:got|managed|fixed|finished|made)\b/i,
)

/** A label with what it stands for, how things are since the change, a guess and a plan: part of another story. */
export function isElsewhere({ body, likelihood }: Weighed): boolean {
  return likelihood.problem < 0.6 && ELSEWHERE.test(unlabelled(body))
}

const ELSEWHERE = lean(
  /^after the (?:change|update|fix|upgrade|patch|migration|refactor),(?!.*\b(?:crash|fail|broke|stop|hung))|^(?:the|my|our) (?:rewrite|refactor(?:ing)?|port|redesign|new (?:[\w-]+ )?(?:version|system|design|implementation|code|one|architecture|approach|method|way))\b|^(?:I|we) (?:(?:had|got|held) (?:the|an?|my|our|another) (?:\w+ )?(?:chance|opportunity|meeting|call|chat|talk|discussion)|did(?:n't| not) (?:really |actually )?(?:work on|get to|get around|have time|do much))\b|^[\w ]{2,20}:\s|\b(?:is|are) now\b(?!\s(?:fail|broken|miss|slow|stuck))|^(?:\S+\s){1,5}(?:is|are) (?:\w+ ){1,3}now[.!]?$|^(?:probably|i guess|maybe|perhaps|ouch|finally|potential(?:ly)?|speculate|guess)\b|\b(?:could|might|may) (?:also )?be (?:caused|due|because|related|explained)\b|\bin the (?:next|coming) (?:few |couple of )?(?:weeks?|days?|months?)\b/i,
)
