import type { StarStory } from '../../contract/snaps.ts'
import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import type { Guard } from '../ground.ts'
import { readVerb, verbIn } from '../text/verbs.ts'
import { writeAction } from './action.ts'
import { type Deed, deedOf, isSubjectLine, tell, tellNow } from './deed.ts'
import { findDeeds } from './deeds.ts'
import type { Material } from './material.ts'
import { measureSalience } from './salience.ts'
import { type Speaker, say, voiced } from './say.ts'
import { writeTask } from './task.ts'
import { countWords, tidyPhrase, tidySentence, uncapitalise } from './tidy.ts'
import { impersonal, shorten } from './trim.ts'
import type { Phrase } from './trouble.ts'

export type Story = Record<keyof StarStory, Phrase>

/** Tells the work in four parts, in the first person, from the sentences behind the fields. */
export function writeStory(prose: Prose, name: string, guard: Guard): Story {
  const me = speakerOf(prose)
  const project = impersonal(name) ?? 'the tasks of the day'
  const told = tellParts(prose, findDeeds(prose), project, me)
  let plain: Story | undefined
  const kept = (part: keyof StarStory) => {
    if (guard.check(told[part].text).length === 0) return told[part]
    plain ??= tellParts({ ...prose, problem: [], approach: [], solution: [], impact: [] }, [], project, me)
    return plain[part]
  }
  return { situation: kept('situation'), task: kept('task'), action: kept('action'), result: kept('result') }
}

function tellParts(prose: Prose, deeds: readonly Deed[], project: string, me: Speaker): Story {
  const material: Material = { prose, deeds, project, me, salience: measureSalience(prose) }
  const trouble = writeSituation(material, [])
  const task = writeTask(material, trouble)
  const action = writeAction(material, trouble)
  const result = writeResult(material, action)
  const again = [action, result].filter(({ text }) => text === trouble.text)
  const taken = again.flatMap(({ sources }) => sources)
  return { situation: again.length > 0 ? writeSituation(material, taken) : trouble, task, action, result }
}

/** "we" where the text speaks of a team and never of one person. */
function speakerOf(prose: Prose): Speaker {
  const all = prose.all.map((one) => one.body).join(' ')
  return /\bI\b(?!\/)/.test(all) || !/\b(?:we|our)\b/i.test(all) ? 'I' : 'We'
}

/** The trouble in its likeliest sentences; a text without one opens with what comes nearest to it. */
function writeSituation({ prose, project, me, salience }: Material, taken: Weighed[]): Phrase {
  const candidates = prose.all.filter(
    (one) =>
      !taken.includes(one) &&
      !(
        one.likelihood.solution > one.likelihood.problem &&
        (one.likelihood.problem < 0.25 || one.clause?.subject === 'i' || one.clause?.subject === 'we') &&
        deedOf(one)
      ) &&
      one.sentence.kind !== 'data' &&
      one.sentence.kind !== 'row' &&
      one.likelihood.followup < 0.5 &&
      countWords(one.body) >= 4 &&
      !/[:?]$|^\(/.test(one.body) &&
      !(prose.impact.includes(one) && one.likelihood.impact > one.likelihood.problem),
  )
  const proper = candidates.filter(isSituation)
  const from = proper.some((one) => one.likelihood.problem >= 0.3) ? proper : candidates
  const likeliest = Math.max(0, ...from.map((one) => one.likelihood.problem))
  const told = salience.pick(
    'situation',
    from.filter((one) => one.likelihood.problem >= Math.min(0.2, likeliest)),
    2,
  )
  if (told.length === 0 || likeliest < 0.04)
    return { text: `${me} ${me === 'I' ? 'was' : 'were'} working on ${uncapitalise(project)}.`, sources: [] }
  return say(told)
}

const NO_SITUATION =
  /[:?]$|^\(|^note:|^(?:since|because|while)\b[^,]*$|^(?:here (?:is|are)|(?:in )?this (?:post|blog|change|patch|requirement)|which|that|that's|who|not|now i|seems|[a-z]+ing|the resulting|(?:this|it) (?:also )?(?:fixes|tightens|adds|removes|is a workaround))\b|^[\w ]{2,20}:\s|\bmanaged to\b/i

/** A sentence that may open a story: no bare deed, no label with its value, nothing that hangs on the one before. */
function isSituation({ body, clause, likelihood, features }: Weighed): boolean {
  if (NO_SITUATION.test(body) || clause?.subject === 'none') return false
  if (clause?.subject === 'change' && likelihood.problem < 0.5) return false
  return !features.includes('pure gain') || likelihood.problem >= 0.5
}

function writeResult({ prose, deeds, project, me, salience }: Material, action: Phrase): Phrase {
  const told = within(
    salience
      .pick(
        'result',
        prose.all.filter(
          (one) =>
            (prose.impact.includes(one) && countWords(one.body) > 1 && one.body.length >= 15) ||
            (one.likelihood.impact >= 0.2 &&
              countWords(one.body) > 3 &&
              one.likelihood.impact > Math.max(one.likelihood.problem, one.likelihood.followup) &&
              !one.features.includes('pure fault') &&
              !NO_RESULT.test(one.body)),
        ),
        2,
      )
      .map((source) => ({ source, text: trailingGain(source.body) ?? voiced(source, me) })),
    60,
  )
  const text = told.map((one) => one.text).join(' ')
  if (text && text !== action.text) return { text, sources: told.map((one) => one.source) }
  const [main] = deeds
  const isLog = main && (main.who !== 'nobody' || main.clause.form !== 'base' || !deeds.some(isSubjectLine))
  const now = main && tellNow(main)
  if (main && now) return { text: tidySentence(capitaliseFirst(now)), sources: [main.source] }
  const phrase = main && shorten(tell(main, isLog ? 'participle' : 'past'), 28)
  if (main && phrase)
    return {
      text: isLog ? `By the end, ${me === 'I' ? 'I' : 'we'} had ${phrase}.` : `The change ${phrase}.`,
      sources: [main.source],
    }
  const last = prose.solution.at(-1)
  if (last) return { text: `In the end, ${uncapitalise(tidySentence(last.body))}`, sources: [last] }
  return { text: `That is how far ${uncapitalise(project)} got with this entry.`, sources: [] }
}

/** A question, a wish or what comes next is no result. */
const NO_RESULT =
  /\?$|^\(|^(?:can|could|should|would|will|may|might|let's|maybe|perhaps|if|once|lots of|ensure|note|read|see|not|i also realized|i've assumed|i assume|after (?:that|this),? (?:it's|it is|i|we))\b|\b(?:going to|time to|would be|need to|next step)\b/i

const TRAILING =
  /^(.{12,}?),?\s(?:thus |thereby )?(resulting in|leading to|(?:enhanc|reduc|improv|sav|cutt|enabl|increas|eliminat|prevent|speed)ing)\s(?!this|that|it\b)(.{8,})$/

/** "Migrated X, resulting in faster builds" tells the deed and then its result: "This resulted in faster builds." */
function trailingGain(body: string): string | undefined {
  const match = TRAILING.exec(tidyPhrase(body))
  const [word = '', ...more] = (match?.[2] ?? '').split(' ')
  const verb = verbIn(word, 'ing')
  const opens = readVerb(/^[A-Za-z-]+/.exec(body)?.[0] ?? '').some(({ form }) => form === 'past')
  return match && verb && opens
    ? tidySentence(`This ${[verb.forms.past, ...more].join(' ')} ${match[3]}`)
    : undefined
}

function capitaliseFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function within<T extends { text: string }>(sentences: T[], words: number): T[] {
  let room = words
  return sentences.filter((one, index) => {
    const length = countWords(one.text)
    if (index > 0 && length > room) return false
    room -= length
    return true
  })
}
