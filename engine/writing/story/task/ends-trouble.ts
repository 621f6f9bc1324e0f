import type { Weighed } from '../../../facts/fields/select.ts'
import { IS_SYMPTOM } from '../../../facts/fields/symptom-first.ts'
import { knownVerb } from '../../../text/clauses/verbs.ts'
import { roughStem } from '../../../text/nouns/rough-stem.ts'
import { isShortNote } from '../../../text/wording/short-note.ts'
import { isGranted, type Phrase } from '../../bullet/reason/trouble.ts'
import { likeness } from '../../sentence/likeness.ts'
import type { Material } from '../material.ts'
import { isOnlyReported } from '../situation/reported.ts'
import { isGoal } from './goal.ts'
import { isOfRemoved } from './of-removed.ts'
import { effectEnded, plainTask } from './plain-task.ts'
import { sharedWords } from './same-matter.ts'
import { isSound } from './sound-aim.ts'
import { whySeen } from './why-seen.ts'

const HAD_TO = /^(?:I|We) had to /

/** What says no more than that something was to be done. */
const HOLLOW =
  /^(?:work on|bring the work on|find a way to|resolve this|put an end to this|get this done|make (?:it|them) faster)\b/

/** What the situation tells turned round: that this had to end says more than the deed that the action is about to tell. */
export function endsTrouble(
  { prose, me, deeds }: Material,
  before: Phrase,
  action: Phrase,
  chosen: Phrase,
): Phrase | undefined {
  const aim = HAD_TO.test(chosen.text) ? chosen.text.replace(HAD_TO, '').replace(/\.$/, '') : ''
  if (!aim || prose.all.some(isGoal) || isOnlyReported(prose)) return undefined
  const isEcho = HOLLOW.test(aim) || isToldIn(action.text, aim) || isPartOf(aim, action.text)
  const seen =
    isEcho || !chosen.sources.some(({ features }) => features.includes(IS_SYMPTOM))
      ? whySeen(prose)
      : undefined
  if (seen && !isOfRemoved(seen.text, deeds))
    return { text: `${me} had to ${seen.text}.`, sources: [seen.source] }
  if (!isEcho && !SEARCHED.test(aim) && !/^keep\s/.test(aim)) return undefined
  if (/^(?:find a way to )?(?:prevent|avoid|reduce|improve|stop|restore)\b/.test(aim)) return undefined
  const isShort = isShortNote(prose.all.map(({ sentence }) => sentence))
  const sources = before.sources.filter(
    (one) =>
      !isGranted(one, prose.all) && ((isShort && one === prose.all[0]) || isAnswered(one, action, prose.all)),
  )
  // In a longer note what is wrong by its words only is not so for sure.
  const isSure = isShort && sources.some(({ likelihood }) => likelihood.problem >= 0.4)
  const told = sources.length > 0 ? before.text.split(/(?<=[a-z\d)"]\.) (?=[A-Z])/) : []
  const end = /^keep\s/.test(aim) ? effectEnded : plainTask
  const [task] = told.flatMap((sentence) => end(sentence, isSure) ?? []).filter(isSound)
  if (!task || (SEARCHED.test(aim) && /^(?:keep|make sure)\s/.test(task))) return undefined
  return !isOfRemoved(task, deeds) ? { text: `${me} had to ${task}.`, sources } : undefined
}

/** What is plainly to be made faster has no cause to be searched for. */
const SEARCHED = /^find out why .* and fix it$/

/** So many sentences behind a trouble what was done about it stands at the latest. */
const NEAR = 3

/** Whether what was done stands right behind a trouble, or speaks of the same. */
function isAnswered(one: Weighed, action: Phrase, all: readonly Weighed[]): boolean {
  const at = all.indexOf(one)
  const [deed] = action.sources
  if (!deed) return false
  const to = all.indexOf(deed)
  const isNear = Math.abs(to - at) <= NEAR && one.sentence.headings.at(-1) === deed.sentence.headings.at(-1)
  return isNear && one.sentence.kind === deed.sentence.kind ? true : sharedWords(action.text, one.body) >= 2
}

/** "Raise the pool" of "I raised the pool to 60". */
function isPartOf(aim: string, action: string): boolean {
  const stems = (text: string) => (text.toLowerCase().match(/[a-z][\w-]{2,}/g) ?? []).map(roughStem)
  const told = stems(action)
  const own = stems(aim)
  return own.filter((one) => told.includes(one)).length > 0.7 * own.length
}

/** Whether the action tells an aim as done in the same words. */
export function isToldIn(action: string, aim: string): boolean {
  const [verb = ''] = /^[a-z-]+/.exec(aim) ?? []
  const told = knownVerb(verb)?.forms.past ?? verb
  const words = action.replace(/[.,](?=\s|$)/g, '')
  return likeness(aim.slice(verb.length), words) > 0.8 && new RegExp(`\\b${told}\\b`, 'i').test(action)
}
