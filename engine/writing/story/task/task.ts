import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { isSideDeed } from '../../../text/clauses/besides.ts'
import { knownVerb } from '../../../text/clauses/verbs.ts'
import { isOwnDeed } from '../../../text/meaning/antecedent.ts'
import { isGranted, type Phrase } from '../../bullet/reason/trouble.ts'
import { inPlainCase } from '../../bullet/words/plain-case.ts'
import { deedOf, isSubjectLine } from '../../deeds/deed.ts'
import { isIncidentReport } from '../../incident-report.ts'
import { isOnlyPlanned } from '../../only-planned.ts'
import { likeness } from '../../sentence/likeness.ts'
import { countWords } from '../../sentence/tidy.ts'
import type { Material } from '../material.ts'
import { UNNAMED } from '../matter.ts'
import { faultBehind } from '../situation/fault.ts'
import { measuredAim } from '../situation/measured-before.ts'
import { workMatter } from '../situation/object-matter.ts'
import { isOnlyReported } from '../situation/reported.ts'
import { turnOf } from '../situation/since-changed.ts'
import { whyAsked } from '../situation/why-asked.ts'
import { GOES_WRONG, whysOf } from '../situation/whys.ts'
import { easeOfAim } from '../telling/ease.ts'
import { inPast } from '../telling/past-tense.ts'
import { say } from '../telling/say.ts'
import { type Aim, aimsOf, madeFor, purposeIn, troublesOf, turnsOf } from './aims.ts'
import { endOfTrouble, endTold, UNNAMED_END } from './end-of-trouble.ts'
import { endsTrouble, isToldIn } from './ends-trouble.ts'
import { gainAsAim } from './gain-as-aim.ts'
import { aimOf, isGoal, isLabelledGoal } from './goal.ts'
import { doingIn, FIND_CAUSE, isStudy, leftToDo } from './left-to-do.ts'
import { isOfRemoved } from './of-removed.ts'
import { recast } from './recast.ts'
import { isOfSameMatter, sharedWords } from './same-matter.ts'
import { isSound } from './sound-aim.ts'
import { withVerbsJoined } from './task-slips.ts'
import { withThingsHeardOf } from './things-heard-of.ts'

/** "9 of 11 calls, mostly about locks": what is put in ends with a comma. */
const BY_THE_WAY = /,\s(?:mostly|mainly|especially|partly|including|most of (?:them|which))\b[^,]*$/

/** What had to be achieved: a goal the text names, or else the aim, the trouble or the deed that says most of what it is about. */
export function writeTask(material: Material, before: Phrase, action: Phrase): Phrase {
  const chosen = chooseTask(material, before, action)
  const task = endsTrouble(material, before, action, chosen) ?? chosen
  // An aim is part of its sentence, whose capitals show only where it is whole.
  const { prose } = material
  const sources = prose.all.filter(({ sentence }) =>
    task.sources.length > 0
      ? task.sources.some((one) => one.sentence === sentence)
      : sentence.kind === 'title',
  )
  const text = task.text.replace(/[,;:]+\.$/, '.').replace(TRACED, FIND_CAUSE)
  const told = withVerbsJoined(inPlainCase({ text, sources }, prose))
  return { ...task, text: withThingsHeardOf(told, before.text) }
}

/** To what it was traced nobody knew before. */
const TRACED =
  /(?<=^(?:I|We) had to )(?:track|trace|narrow|pin) (?:the|this|that|an?) (?:problem|issue|bug|error|fault|leak|crash)s?(?: [^,.]{2,40})? (?:down |back )?to (?=\S)[^.]*(?=\.$)/

/** "A leak, which I haven't found yet": the work has not come to that. */
const LEFT_OPEN = lean(
  /\b(?:have|has)(?:n't|\snot|\snever)\s(?:\w+\s)?(?:found|fixed|solved|resolved|tracked down|figured out|understood|identified)\b/i,
)

function chooseTask(material: Material, before: Phrase, action: Phrase): Phrase {
  const { prose, me, salience } = material
  // A trouble that was only reported was nobody's to end, nor is what is granted before a "however".
  const ours = isOnlyReported(prose)
    ? []
    : before.sources.filter((one) => !isGranted(one, prose.all) && !LEFT_OPEN.test(one.body))
  const situation = { ...before, sources: ours }
  const goal = prose.all.find(isGoal)
  const goalAim = goal && aimOf(goal)
  if (goalAim) return { text: `${me} had to ${conditionInPast(goalAim)}.`, sources: [goal] }
  // A label and what stands behind it are no sentence.
  if (goal && !isLabelledGoal(goal)) return { text: inPast(say([goal]).text), sources: [goal] }
  const asking = situation.sources.find((one) => whyAsked(one) !== undefined)
  const asked = asking && whyAsked(asking)
  if (asked)
    return {
      text: `${me} had to find out why ${asked.charAt(0)}${inPast(asked).slice(1)}.`,
      sources: [asking],
    }
  // Below a subject line there is one task, in a log there may be two.
  const most = material.deeds.some(isSubjectLine) ? 1 : 2
  // That it was worked on the situation has told.
  const all = aimsOf(material, situation).filter(({ body }) => !isOfRemoved(body, material.deeds))
  const fresh = all.filter(({ body }) => !isWorkTold(body, before.text))
  const mainly = (fresh.length > 0 ? fresh : all).filter(({ sentence }) => !isSideDeed(sentence.text))
  const aims = mainly.length > 0 ? mainly : fresh.length > 0 ? fresh : all
  const picked = salience.pick('task', aims, most, ({ body }) => easeOfAim(body))
  const isFresh = ({ isDeed, body }: Aim) => !isDeed && !isToldIn(action.text, body)
  // What it was for is worth more than what the action is about to say.
  const instead = (told: Aim): string | undefined => {
    const from = [{ ...told, favour: ALREADY }, ...aims.filter(isFresh)]
    const [best] = salience.pick('task', from, 1, ({ body }) => easeOfAim(body))
    return best && best.body !== told.body ? best.body : undefined
  }
  const [first, second] = picked.filter(({ body }) => !picked.some(isFresh) || !isToldIn(action.text, body))
  const turned = endOfTrouble(situation)
  const end = turned && isOfRemoved(turned.text, material.deeds) ? undefined : turned
  if (first) {
    const isTold = isToldIn(action.text, first.body)
    const aim = isTold
      ? (aimBehind(first, prose.all, situation) ??
        instead(first) ??
        aims.find((one) => one.isEffect && isFresh(one))?.body)
      : /^(?:fix|resolve|solve|repair)\s/.test(first.body)
        ? turnsOf(situation)[0]?.body
        : undefined
    if (aim && !isOfRemoved(aim, material.deeds))
      return { text: `${me} had to ${conditionInPast(aim)}.`, sources: [first] }
    // A story keeps to one matter.
    const over = isAside(first, situation, action) ? (end?.text ?? endTold(situation.text)) : undefined
    if (over) return { text: `${me} had to ${over}.`, sources: situation.sources }
    const whole = isTold ? prose.all.find(({ sentence }) => sentence === first.sentence) : undefined
    const use = whole && madeFor(whole)
    if (use) return { text: `${me} had to ${conditionInPast(use)}.`, sources: [first] }
    if (isStudy(first) && isSureTrouble(situation))
      return { text: `${me} had to ${endTold(situation.text) ?? FIND_CAUSE}.`, sources: situation.sources }
    // What was done about a trouble is a step; that it had to end was the task.
    const isLater = end?.sources.some(({ sentence }) => sentence.index < first.sentence.index)
    const isSaid = end?.text !== UNNAMED_END || isTold
    if (end && isSaid && isLater && isStep(first, situation.text))
      return { text: `${me} had to ${end.text}.`, sources: end.sources }
    // What the action is about to say is no task where the fault has a name.
    if (end && isTold && first.isDeed && !ENDS_FAULT.test(first.body) && !NAMELESS_END.test(end.text))
      return { text: `${me} had to ${end.text}.`, sources: end.sources }
    // Of a list of deeds the later ones are steps, too.
    const isPart = isTold && isSureTrouble(situation) && isLaterOfList(first, prose.all)
    if (isPart) return { text: `${me} had to ${UNNAMED_END}.`, sources: situation.sources }
    const told = second && areTwo(first, second) ? [first, second] : [first]
    const who = first.clause?.subject === 'we' ? 'We' : me
    return {
      text: `${who} had to ${told.map(({ body }) => conditionInPast(isTold && told.length === 1 ? recast(body) : body)).join(told.slice(0, -1).some(({ body }) => BY_THE_WAY.test(body)) ? ', and ' : ' and ')}.`,
      sources: told,
    }
  }
  if (end) return { text: `${me} had to ${end.text}.`, sources: end.sources }
  // "This fixes the issue": whatever it was, the situation has told it.
  const fix = material.deeds.find(({ clause, rest }) => MENDS.test(clause.verb.base) && NAMELESS.test(rest))
  const matter = workMatter(material)
  if (isSureTrouble(situation) && (fix || matter === UNNAMED))
    return { text: `${me} had to put an end to this.`, sources: fix ? [fix.source] : [] }
  const title = prose.all.find(({ sentence }) => sentence.kind === 'title')
  const incident =
    title &&
    INCIDENT.exec(title.body)?.[0]
      .toLowerCase()
      .replace(/^post-?mortem$/, 'incident')
  if (material.deeds.length === 0 && isIncidentReport(prose))
    return { text: `${me} had to find out what had gone wrong.`, sources: [] }
  if (incident) return { text: `${me} had to resolve the ${incident}.`, sources: [title] }
  const moved = measuredAim(prose)
  if (moved) return { text: `${me} had to ${moved}.`, sources: [] }
  const work = isOnlyPlanned(prose) ? 'plan the work on' : FAULTY.test(matter) ? 'fix' : 'work on'
  const isLikely = situation.sources.some(
    ({ likelihood: { problem, solution } }) => problem >= 0.35 && problem > solution,
  )
  const ended = work === 'work on' && isLikely ? endTold(before.text) : undefined
  if (ended) return { text: `${me} had to ${ended}.`, sources: situation.sources }
  const wrong = work === 'work on' ? wentWrong(situation) : undefined
  if (wrong) return { text: `${me} had to ${wrong}.`, sources: situation.sources }
  const turn = work === 'fix' ? undefined : turnOf(material)?.aim
  if (turn && isSound(turn)) return { text: `${me} had to ${turn}.`, sources: [] }
  const rest = work === 'work on' ? leftToDo(situation) : undefined
  if (rest) return { text: `${me} had to ${rest}.`, sources: situation.sources }
  // That it was worked on the situation has just told.
  const isNamed = work === 'work on' && WORKING.test(before.text)
  const doing = doingIn(matter)
  if (doing && isSound(doing)) return { text: `${me} had to ${doing}.`, sources: [] }
  const further = matter === UNNAMED ? 'get this done' : `bring the work on ${matter} forward`
  const aim = isNamed ? further : `${work} ${matter}`
  return { text: `${me} had to ${aim}.`, sources: [] }
}

/** What had to be found out or end where the situation tells for sure that a thing went wrong, though no word names the fault. */
function wentWrong({ sources }: Phrase): string | undefined {
  const troubles = sources.filter(
    ({ body, clause, likelihood: { problem, solution } }) =>
      problem >= 0.6 &&
      problem > solution + 0.3 &&
      clause?.subject !== 'i' &&
      GOES_WRONG.test(body) &&
      !IS_NOT_SO.test(body),
  )
  const why = whysOf(troubles).find(({ body }) => isSound(body))
  return why?.body ?? (troubles.length > 0 ? UNNAMED_END : undefined)
}

/** "The lamp was not waterproof": how a thing is made had no cause that could be mended. */
const IS_NOT_SO = /\b(?:is|are|was|were)(?:n't| not) (?!being\b|[a-z]+(?:ing|ed)\b)/

/** "Work on the mill" below "I was working on the mill", "oil the mill" below "I had to oil the mill at night". */
function isWorkTold(aim: string, situation: string): boolean {
  if (situation.includes(` had to ${aim}`)) return true
  const [, matter = ''] =
    /^(?:continue (?:to work|working)|work|focus|concentrate) on (?:the |my |our |an? )?(.+)$/.exec(aim) ?? []
  return matter !== '' && WORKING.test(situation) && situation.toLowerCase().includes(matter.toLowerCase())
}

function isSureTrouble({ sources }: Phrase): boolean {
  return sources.some(({ likelihood }) => likelihood.problem >= 0.6)
}

/** "Lock the version and print labels", of "rolled the driver back, locked the version and printed labels". */
function isLaterOfList({ body, isDeed, sentence }: Aim, all: readonly Weighed[]): boolean {
  const whole = isDeed && sentence.kind !== 'title' ? all.find((one) => one.sentence === sentence) : undefined
  const past = knownVerb(body.split(' ')[0] ?? '')?.forms.past
  if (!whole || !past || !isOwnDeed(whole.clause)) return false
  return [`, ${past} `, ` and ${past} `].some((joined) => whole.body.includes(joined))
}

/** A deed of another matter than the trouble that was told and mended; a subject line says what all of it is about. */
function isAside(aim: Aim, situation: Phrase, action: Phrase): boolean {
  if (!aim.isDeed || aim.sentence.kind === 'title' || isOfSameMatter(aim, situation)) return false
  return tellsTrouble(situation) && isAnsweredBy(action, situation)
}

/** "I was able to fix the bug", or a deed that speaks of what was wrong. */
function isAnsweredBy(action: Phrase, situation: Phrase): boolean {
  return (
    /\b(?:fix(?:ed)?|resolved?|solved?|repaired|debugged|restored)\b/.test(action.text) ||
    situation.sources.some((one) => faultBehind(one) !== undefined && deedOf(one) !== undefined) ||
    sharedWords(action.text, situation.text) >= 2
  )
}

function tellsTrouble({ sources }: Phrase): boolean {
  return sources.some((one) => one.likelihood.problem >= 0.4 || faultBehind(one) !== undefined)
}

/** A matter that nobody wants to keep. */
const FAULTY =
  /\b(?:bugs?|issues?|problems?|errors?|leaks?|crash(?:es)?|regressions?|races?|deadlocks?|mismatch|vulnerabilit(?:y|ies))(?=$|\s(?:in|of|on|with)\s)/i

/** A situation that says no more than what was worked on. */
const WORKING = /^(?:I was|We were) working on (?:(?!\.\s).)+\.$/

/** No subject line, which says what a change is for, and nothing that names the trouble as mended. */
function isStep({ body, isDeed, sentence }: Aim, trouble: string): boolean {
  if (!isDeed || sentence.kind === 'title') return false
  return !EFFECT.test(body) || likeness(body.replace(/^\S+\s/, ''), trouble) < 0.2
}

const EFFECT =
  /^(?:fix|resolve|solve|repair|restore|recover|prevent|avoid|stop|reduce|improve|get|bring|make|keep|ensure|eliminate|speed|cut)\b/
/** A deed that names the fault by itself. */
const ENDS_FAULT = /^(?:fix|resolve|solve|repair|correct|debug|prevent|avoid|stop|restore|get rid)\b/
/** "Fix this issue", "make it faster". */
const NAMELESS_END = /\b(?:this|these|it)\b/
const MENDS = /^(?:fix|resolve|solve|address|correct|handle)$/
const NAMELESS = /^(?:the|this|that|these|both|all)\s?(?:issues?|problems?|bugs?|errors?)?$/

/** How much less an aim is worth that the action tells as done. */
const ALREADY = 0.7

/** What a deed was for, so that the task is more than the deed told before it was done. */
function aimBehind(
  { sentence, body }: Weighed,
  all: readonly Weighed[],
  situation: Phrase,
): string | undefined {
  const [turned] = turnsOf(situation)
  const whole = all.find((one) => one.sentence === sentence)
  return (
    turned?.body ??
    (whole && purposeIn(whole)) ??
    all
      .map((one) => (tellsDeed(one, body) ? gainAsAim(one) : undefined))
      .find((gain) => gain !== undefined) ??
    (troublesOf(situation.sources).some(({ features }) => features.includes('outage'))
      ? endOfTrouble(situation)?.text
      : undefined)
  )
}

/** A subject line is told again in the text, and there with what came of it. */
function tellsDeed({ body, likelihood }: Weighed, aim: string): boolean {
  return (
    likelihood.followup < 0.4 && body.length > aim.length && likeness(aim.replace(/^\S+\s/, ''), body) > 0.8
  )
}

/** "Retry when the line drops" is told as "when the line dropped". */
function conditionInPast(aim: string): string {
  // "I decode it in the background now" was to be done then.
  return aim
    .replace(/\s(?:(?:for )?now|first)$/, '')
    .replace(
      /(\s(?:when|whenever|if|because|since)\s)([a-z].*)$/,
      (_, joint: string, clause: string) => `${joint}${clause.charAt(0)}${inPast(clause).slice(1)}`,
    )
}

/** What a report after the fact names in its title; "incident" if nothing else. */
const INCIDENT =
  /\b(?:outage|downtime|breakage|incident|data loss)\b|\bpost-?mortem\b(?!.*\b(?:outage|downtime|breakage)\b)/i

/** Two plain aims that are short enough for one sentence and do not come from the same one. */
function areTwo(a: Weighed, b: Weighed): boolean {
  if (a.sentence.index === b.sentence.index || countWords(a.body) + countWords(b.body) > 16) return false
  return [a, b].every(({ body }) => !/\sand\s/.test(body) && easeOfAim(body) >= 0.9)
}
