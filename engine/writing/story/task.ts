import type { Weighed } from '../../facts/select.ts'
import type { Phrase } from '../bullet/trouble.ts'
import { isSubjectLine } from '../deeds/deed.ts'
import { countWords } from '../tidy.ts'
import { aimsOf, troublesOf } from './aims.ts'
import { easeOfAim } from './ease.ts'
import type { Material } from './material.ts'
import { nameMatter } from './matter.ts'
import { inPast } from './past-tense.ts'
import { say } from './say.ts'

/** What had to be achieved: a goal the text names, or else the aim, the trouble or the deed that says most of what it is about. */
export function writeTask(material: Material, situation: Phrase): Phrase {
  const { prose, project, me, salience } = material
  const goal = prose.all.find(isGoal)
  if (goal) return say([goal])
  // Below a subject line there is one task, in a log there may be two.
  const most = material.deeds.some(isSubjectLine) ? 1 : 2
  const [first, second] = salience.pick('task', aimsOf(material, situation), most, ({ body }) =>
    easeOfAim(body),
  )
  if (first) {
    const told = second && areTwo(first, second) ? [first, second] : [first]
    const who = first.clause?.subject === 'we' ? 'We' : me
    return {
      text: `${who} had to ${told.map(({ body }) => conditionInPast(body)).join(' and ')}.`,
      sources: told,
    }
  }
  const end = endOfTrouble(situation.sources)
  if (end) return { text: `${me} had to ${end.text}.`, sources: end.sources }
  const title = prose.all.find(({ sentence }) => sentence.kind === 'title')
  const incident =
    title &&
    INCIDENT.exec(title.body)?.[0]
      .toLowerCase()
      .replace(/^post-?mortem$/, 'incident')
  if (incident) return { text: `${me} had to find the cause of the ${incident}.`, sources: [title] }
  return { text: `${me} had to work on ${nameMatter(project)}.`, sources: [] }
}

/** "Retry when the line drops" is told as "when the line dropped". */
function conditionInPast(aim: string): string {
  return aim.replace(
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

/** "The goal was to X" is the task in the writer's own words. */
export function isGoal({ body }: Weighed): boolean {
  return GOAL.test(body) && countWords(body) <= 30
}

const GOAL = /\b(?:the|my|our) (?:main |initial |first )?(?:goal|aim|objective|task|idea) (?:was|is) to\b/i

/** The situation has just told what was wrong, so that "it" is understood. */
function endOfTrouble(situation: readonly Weighed[]): Phrase | undefined {
  const sure = troublesOf(situation)
  const trouble =
    sure.length > 0
      ? sure
      : situation.filter(
          ({ likelihood: { problem, solution }, body }) =>
            problem >= 0.5 && problem > solution && !/\b(?:I|we)\b/i.test(body),
        )
  const has = (...cues: string[]) =>
    trouble.some(({ features }) => cues.some((cue) => features.includes(cue)))
  const text = has('outage', 'failure')
    ? 'find the cause and get it working again'
    : has('defect', 'wrongness')
      ? 'find the cause and fix it'
      : has('slowness')
        ? 'find the cause and make it faster'
        : undefined
  return text === undefined ? undefined : { text, sources: trouble }
}
