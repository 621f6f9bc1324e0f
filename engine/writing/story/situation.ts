import type { Weighed } from '../../facts/select.ts'
import { onceFor } from '../../once.ts'
import { isOwnDeed } from '../../text/antecedent.ts'
import { isOfPart, isOfThing } from '../../text/of-thing.ts'
import { isAnswered } from '../../text/response.ts'
import { verbIn } from '../../text/verbs.ts'
import type { Phrase } from '../bullet/trouble.ts'
import { readTally } from '../deeds/counted-on.ts'
import { deedOf, isSubjectLine } from '../deeds/deed.ts'
import { reachedNow } from '../deeds/new-behaviour.ts'
import { likeness } from '../likeness.ts'
import { isOnlyPlanned } from '../only-planned.ts'
import { isPresent } from '../plain.ts'
import { countWords, tidySentence } from '../tidy.ts'
import { GOES_WRONG } from './aims.ts'
import { stateBefore } from './before.ts'
import { easeOf } from './ease.ts'
import { faultBehind } from './fault.ts'
import { eased, isFit, isFitAlone } from './fit.ts'
import { isVain } from './in-vain.ts'
import type { Material } from './material.ts'
import { nameMatter } from './matter.ts'
import { inPast } from './past-tense.ts'
import { firstOf, statementsOf, unspliced, untied, voiced, withoutBrackets } from './say.ts'
import { isSayable, isWholeSentence, pointsBack } from './sayable.ts'
import { pointsNowhere, standsAlone } from './stands-alone.ts'
import { isGoal } from './task.ts'
import { unlabelled } from './unlabelled.ts'
import { workedOn } from './working-on.ts'

/** The trouble in its likeliest sentences; a text without one opens with what comes nearest to it. */
export function writeSituation(material: Material, taken: Weighed[]): Phrase {
  const { prose, project, me, salience } = material
  // Below a subject line most sentences tell of the change.
  const least = material.deeds.some(isSubjectLine) ? 0.125 : 0.1
  const candidates = prose.all.filter(
    (one) =>
      one.likelihood.problem >= least &&
      !taken.includes(one) &&
      !isGoal(one) &&
      !reachedNow(one) &&
      !isVain(one, material.deeds) &&
      !readTally(one.body) &&
      !isFoundWith(one, prose.all) &&
      !isRatherWork(one) &&
      !(one.features.includes('unchanged') && one.likelihood.problem < 0.4) &&
      one.sentence.kind !== 'data' &&
      one.sentence.kind !== 'row' &&
      one.likelihood.followup < 0.5 &&
      !(one.sentence.section === 'followup' && one.likelihood.problem < 0.4) &&
      !(isOfChange(one) && !faultBehind(one)) &&
      !isSinceDeed(one, prose.all) &&
      !isSinceChange(one) &&
      !(one.sentence.kind === 'title' && ORDER.test(one.body) && !faultBehind(one)) &&
      !isLeftOver(one, prose.all) &&
      !(one.features.includes('restored') && one.likelihood.problem < 0.5) &&
      (countWords(one.body) >= 5 || isAnsweredTrouble(one, prose.all)) &&
      !/[:?]$|^\(/.test(one.body) &&
      !NO_TROUBLE.test(unlabelled(one.body)) &&
      !OF_THE_WORK.test(withoutBrackets(unlabelled(one.body))) &&
      !isElsewhere(one) &&
      !(/^if\b.*\b(?:will|would)\b/i.test(one.body) && !one.features.includes('pure fault')) &&
      !isOwnWork(one) &&
      !isRatherDone(one) &&
      !isRatherEnd(one),
  )
  const reasonIn = (one: Weighed) => reasonOf(one, prose.all)
  const written = onceFor((one: Weighed): string =>
    eased(
      withoutBrackets(faultBehind(one)?.concat('.') ?? '') ||
        (reasonIn(one) ?? untied(withoutBrackets(firstOf(voiced(one, me))))),
    ),
  )
  const tell = onceFor((one: Weighed): string[] => {
    const statements = statementsOf(written(one))
    return (statements.every(isFit) ? statements : [written(one)]).map((text) => inPast(unspliced(text)))
  })
  const isClean = (one: Weighed) => isFit(written(one)) && tell(one).every(standsAlone)
  const sayable = candidates.filter(
    (one) => (faultBehind(one) !== undefined || isSayable(one)) && isClean(one),
  )
  const leans = (one: Weighed) => !faultBehind(one) && (pointsBack(one.body) || pointsBack(written(one)))
  const speaksAlone = (one: Weighed) => isFitAlone(written(one)) && !pointsNowhere(written(one))
  const context = (one: Weighed) => {
    const before = contextOf(one, prose.all)
    return before && isClean(before) && speaksAlone(before) && !leans(before) ? before : undefined
  }
  const proper = sayable.filter((one) => faultBehind(one) !== undefined || isSituation(one))
  const from = proper.some((one) => one.likelihood.problem >= 0.3) ? proper : sayable
  const likeliest = Math.max(0, ...from.map((one) => one.likelihood.problem))
  const likely = from.filter((one) => one.likelihood.problem >= Math.min(0.2, likeliest))
  const ease = onceFor((one: Weighed) => easeOf(written(one)))
  const easeAlone = onceFor((one: Weighed) => {
    if (!isFitAlone(written(one)) || (!speaksAlone(one) && !context(one))) return 0
    if (!leans(one)) return ease(one)
    const before = context(one)
    if (before) return Math.min(ease(one), 0.9 * ease(before))
    if (reasonIn(one)) return 0.9 * ease(one)
    return meansTheMatter(one, prose.all, project) ? 0.8 * ease(one) : 0
  })
  const picked = salience.pick('situation', likely, 2, (one, told) =>
    told.some((other) => other.sentence.index === one.sentence.index - 1)
      ? ease(one)
      : easeAlone(one) * standingOf(one) * (proper.includes(one) ? 1 : 0.7),
  )
  const doing = isOnlyPlanned(prose) ? 'planning the work on' : 'working on'
  const matter = workedOn(prose) ?? nameMatter(project, prose)
  const working = `${me} ${me === 'I' ? 'was' : 'were'} ${doing} ${matter}.`
  if (picked.length === 0) {
    const fault = prose.all.find(
      (one) => !taken.includes(one) && !isFoundWith(one, prose.all) && faultBehind(one),
    )
    const told = fault && faultBehind(fault)?.concat('.')
    if (told) return { text: told, sources: [fault] }
    // "I rebuilt it because the lid was bent" says how things were, too.
    for (const one of prose.all) {
      const why = !taken.includes(one) && isOwnDeed(one.clause) && becauseOf(one.body)
      if (why && isFit(why) && isFitAlone(why)) return { text: inPast(why), sources: [one] }
    }
    return { text: beforeThe(material, working) ?? working, sources: [] }
  }
  const told = inContext(picked, prose.all, context, leans)
  const [first] = told
  const isIntroduced = first && (!leans(first) || reasonOf(first, prose.all))
  return {
    text: [...(isIntroduced ? [] : [working]), ...told.flatMap(tell)].join(' '),
    sources: told,
  }
}

/** "Wrote a linter. Found 37 bugs in the code": what was made found them. */
function isFoundWith({ clause, sentence }: Weighed, all: readonly Weighed[]): boolean {
  if (clause?.subject !== 'none' || !/^(?:find|discover|detect|catch|uncover)$/.test(clause.verb.base))
    return false
  return all.some(
    (one) =>
      one.sentence.index === sentence.index - 1 && isOwnDeed(one.clause) && MADE.test(one.clause.verb.base),
  )
}

const MADE = /^(?:write|build|create|develop|implement|introduce|add|train|set)$/

/** "I debugged the lift floor by floor" is what was done, whatever was wrong; what one met with, or tried in vain, is none. */
function isOwnWork(one: Weighed): boolean {
  const { clause, body } = one
  return (
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
  /^(?:look|investigate|notice|find|see|discover|realise|realize|hit|encounter|face|struggle|experience|run|get|learn|observe|use|need|want|spend|try|attempt|detect|spot|identify|trace|measure|lose|break|miss|receive|forget|inherit|determine|conclude|confirm|suspect|work|rely|depend|have|turn|block|delay|interrupt|distract)$/

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
function isRatherWork(one: Weighed): boolean {
  const { likelihood, clause, sentence } = one
  if (faultBehind(one) || FORMERLY.test(one.body) || NOTICED.test(clause?.verb.base ?? '')) return false
  // "At nine the till stopped working" is nobody's deed.
  if (!clause && likelihood.problem >= 0.2 && WENT_WRONG.test(one.body)) return false
  if (likelihood.solution > likelihood.problem && sentence.section !== 'problem') return true
  // "I learned about hooks": what somebody did is seldom how things were.
  return isOwnDeed(clause) && clause.subject !== 'none' && likelihood.problem < 0.25
}

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

/** "Disk was full" is little, but the deed that answers it stands in the same sentence. */
function isAnsweredTrouble(one: Weighed, all: readonly Weighed[]): boolean {
  const next = all[all.indexOf(one) + 1]
  return (
    countWords(one.body) >= 3 &&
    next?.sentence.index === one.sentence.index &&
    isAnswered(one.body, next.sentence.text)
  )
}

/** How things were before the deed of the subject line; of a log it says besides what was worked on. */
function beforeThe({ deeds, project }: Material, working: string): string | undefined {
  const titled = deeds.filter(isSubjectLine)
  for (const deed of (titled.length > 0 ? titled : deeds).slice(0, 3)) {
    const text = stateBefore(deed)
    const isNamed =
      likeness(project, text ?? '') > 0.7 ||
      project.split(' ').every((word) => text?.toLowerCase().includes(word.toLowerCase()))
    if (text) return titled.length > 0 || isNamed ? text : `${working} ${text}`
  }
  return undefined
}

/** "This was hard because the lid was bent", "I welded it because the lid was bent": both say that the lid was bent. */
function reasonOf(one: Weighed, all: readonly Weighed[]): string | undefined {
  const isDeed = isOwnDeed(one.clause) && deedOf(one) !== undefined
  if (!isDeed && (!/^this\s/i.test(one.body) || one.likelihood.problem < 0.4 || contextOf(one, all)))
    return undefined
  return becauseOf(one.body)
}

function becauseOf(body: string): string | undefined {
  const [, joint = '', reason = ''] =
    /,?\s(because|since|as)\s((?:there|the|our|my|an?|some|each|every|all|two|[A-Z][\w.-]+)\s[^;]{15,150})$/.exec(
      body,
    ) ??
    /,?\s(because)\s((?!of\b|I\b|we\b|you\b|he\b|she\b)[^;:]{15,140})$/.exec(body) ??
    []
  if (joint === 'as' && !/\s(?:was|were|had|did|could|kept|failed)(?:n't)?\s/.test(reason)) return undefined
  return reason &&
    isWholeSentence(reason) &&
    !/\b(?:it|this|that|these|they|them|things|stuff|everything)\b/.test(reason)
    ? tidySentence(reason)
    : undefined
}

/** "It was broken" below a title, or after what was done to the thing itself, speaks of what was worked on. */
function meansTheMatter(one: Weighed, all: readonly Weighed[], project: string): boolean {
  const before = all[all.indexOf(one) - 1]
  if (!before || !/^It\s/.test(one.body)) return false
  return before.sentence.kind === 'title' || likeness(deedOf(before)?.rest ?? '', project) > 0.5
}

/** With the sentence that the first one points at, and without a second one that points at something untold. */
function inContext(
  picked: readonly Weighed[],
  all: readonly Weighed[],
  context: (one: Weighed) => Weighed | undefined,
  leans: (one: Weighed) => boolean,
): Weighed[] {
  const [first, second] = picked
  if (!first) return []
  const before = leans(first) ? context(first) : undefined
  const told = before ? [before, first] : [first]
  const isClear = second && (!leans(second) || all.indexOf(second) === all.indexOf(first) + 1)
  const words = told.reduce((sum, one) => sum + countWords(one.body), 0)
  return isClear && (told.length === 1 || words + countWords(second.body) <= 45) ? [...told, second] : told
}

/** The sentence before, if it tells what this one points at and nothing that was brought to an end. */
function contextOf(one: Weighed, all: readonly Weighed[]): Weighed | undefined {
  const before = all[all.indexOf(one) - 1]
  if (!before || before.sentence.kind !== one.sentence.kind || before.likelihood.followup >= 0.4)
    return undefined
  if (countWords(before.body) > 35 || isElsewhere(before)) return undefined
  if (faultBehind(before)) return before
  const deed = deedOf(before)
  return isSayable(before) && !pointsBack(before.body) && (!deed || UNDER_WAY.test(deed.clause.verb.base))
    ? before
    : undefined
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
    (isPresent(one.body) || /\s(?:is|are)\s/.test(one.body))
  )
}

/** "The client now waits for the lock": how things are since the change, unless that is what went wrong. */
function isSinceChange({ body }: Weighed): boolean {
  const [, word = ''] = NOW_DOES.exec(body) ?? []
  return (
    verbIn(word, 's', 'base') !== undefined && !verbIn(word, 'past') && !GOES_WRONG.test(`${word} ${word}s`)
  )
}

const NOW_DOES = /(?<!\b(?:up|until|till|right|for|by|just|even|but|and) )\bnow\s(?:[a-z]+ly\s)?([a-z]+)\b/i

/** What says that one was at it, not that it got done. */
const UNDER_WAY = /^(?:work|spend|start|begin|continue|try|attempt|focus|look|want|need|use)$/

/** "This optimisation is small for short lists": what is said of the work. */
const OF_THE_WORK =
  /^(?:[^,]{0,50},\s)?(?:this|these|the (?:new|proposed)) (?:improvement|optimi[sz]ation|fix|fixes|refactor|refactoring|rewrite|implementation|approach|solution|workaround|adjustment)\b/i

/** "Follows the ticket of last week", "No problems so far", "Today I finally got it working". */
const NO_TROUBLE =
  /^if (?:not|so)\b|^if (?:all|everything|things) (?:goes?|went|works?|worked)\b|^(?:I|we) (?:could not|couldn't|can't|cannot|did not|didn't) (?:see|notice|find|observe) any\b|\b(?:I|we)(?:'ll| will) (?:need|have) to\b|^(?:the|my|our) (?:goal|aim|idea|plan)\b|\b(?:was|is|were|are) (?:\w+ )?(?:interesting|fun|cool|nice|exciting|amazing|great|awesome|straightforward)(?=[.!]?$|\s[-\u2013\u2014]\s)|^(?:follows|depends on|relates to|based on|supersedes|builds on)\s|^no (?:\w+ )?(?:challenges?|problems?|issues?|blockers?|errors?|troubles?|difficulties)\b(?!.*\b(?:but|until|except|was|were|is|are)\b)|\b(?:did(?:n't| not) have|had|without) (?:much|any|no|too much) (?:trouble|problems?|issues?|difficult(?:y|ies))\b|^(?:today,? |so,? )?(?:I|we)(?:'ve| have)? finally (?:got|managed|fixed|finished|made)\b/i

const NO_SITUATION =
  /[:?]$|^\(|^note:|^(?:this way|otherwise|despite|in reality|instead|i then|in particular|for example|as such|similarly|likewise|besides|how)\b|^(?:update|edit|eta)\b|^(?:well|anyway|ok|okay|phew|hello|hi|hey|happy|welcome|another (?:day|week)|long time|it's been|today (?:was|is|has)|this (?:week|month|sprint) (?:was|has been)|(?:my )?first (?:day|week)|the day)\b|^(?:since|because|while)\b[^,]*$|^(?:here (?:is|are)|(?:in )?this (?:post|blog|change|patch|requirement)|(?:the|my|our) (?:key|main|big|real) (?:insight|idea|takeaway|lesson|means|trick)|which|that|that's|who|not|now i|seems|(?!according|during|(?:no|every|some|any)thing|[a-z]+ing\s(?:(?!when|if|that|which|while|where|because)[^\s,]+\s){1,14}(?:is|are|was|were|can|could|would|will|causes?|caused|takes?|took)\b)[a-z]+ing|the resulting|(?:this|it) (?:also )?(?:fixes|tightens|adds|removes|is a workaround))\b|^[\w ]{2,20}:\s|\bmanaged to\b|\b(?:I|we)(?:'m| am|'re| are)? (?:considering|thinking|planning|hoping|looking forward|expect|suspect|hope|plan|would like|will|might|may)\b|\bin the future\b/i

/** A label with what it stands for, how things are since the change, a guess and a plan: part of another story. */
function isElsewhere({ body, likelihood }: Weighed): boolean {
  return likelihood.problem < 0.6 && ELSEWHERE.test(unlabelled(body))
}

const ELSEWHERE =
  /^(?:the|my|our) (?:rewrite|refactor(?:ing)?|port|redesign|new (?:[\w-]+ )?(?:version|system|design|implementation|code|one|architecture|approach|method|way))\b|^(?:I|we) (?:(?:had|got|held) (?:the|an?|my|our|another) (?:\w+ )?(?:chance|opportunity|meeting|call|chat|talk|discussion)|did(?:n't| not) (?:really |actually )?(?:work on|get to|get around|have time|do much))\b|^[\w ]{2,20}:\s|\b(?:is|are) now\b(?!\s(?:fail|broken|miss|slow|stuck))|^(?:\S+\s){1,5}(?:is|are) (?:\w+ ){1,3}now[.!]?$|^(?:probably|i guess|maybe|perhaps|ouch|finally|potential(?:ly)?|speculate|guess)\b|\b(?:could|might|may) (?:also )?be (?:caused|due|because|related|explained)\b|\bin the (?:next|coming) (?:few |couple of )?(?:weeks?|days?|months?)\b/i

/** A sentence that may open a story: no bare deed, no label with its value, nothing that hangs on the one before. */
function isSituation({ body, clause, likelihood, features }: Weighed): boolean {
  if (NO_SITUATION.test(body) || clause?.subject === 'none') return false
  if (clause?.subject === 'change' && likelihood.problem < 0.5) return false
  return !features.includes('pure gain') || likelihood.problem >= 0.5
}

/** A sentence that opens its paragraph needs nothing before it; one from the middle of it is worth less alone. */
function standingOf({ features }: Weighed): number {
  return features.includes('opens') ? 1 : 0.85
}
