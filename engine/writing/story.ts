import type { StarStory } from '../../contract/snaps.ts'
import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import type { Guard } from '../ground.ts'
import { readVerb, verbIn } from '../text/verbs.ts'
import { type Deed, deedOf, findDeeds, isSubjectLine, tell, tellNow } from './deeds.ts'
import { likeness } from './likeness.ts'
import { measureSalience, type Salience } from './salience.ts'
import { say, spoken, withSubject } from './say.ts'
import { type Speaker, writeTask } from './task.ts'
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
  const salience = measureSalience(prose)
  const trouble = writeSituation(prose, salience, project, me, [])
  const task = writeTask(prose, deeds, project, me, trouble, salience)
  const action = writeAction(prose, deeds, project, me, trouble)
  const result = writeResult(prose, salience, deeds, project, me, action)
  const again = [action, result].filter(({ text }) => text === trouble.text)
  const situation =
    again.length > 0
      ? writeSituation(
          prose,
          salience,
          project,
          me,
          again.flatMap(({ sources }) => sources),
        )
      : trouble
  return { situation, task, action, result }
}

/** "we" where the text speaks of a team and never of one person. */
function speakerOf(prose: Prose): Speaker {
  const all = prose.all.map((one) => one.body).join(' ')
  return /\bI\b(?!\/)/.test(all) || !/\b(?:we|our)\b/i.test(all) ? 'I' : 'We'
}

/** The trouble in its likeliest sentences; a text without one opens with what comes nearest to it. */
function writeSituation(
  prose: Prose,
  salience: Salience,
  project: string,
  me: Speaker,
  taken: Weighed[],
): Phrase {
  const candidates = prose.all.filter(
    (one) =>
      !taken.includes(one) &&
      !(one.likelihood.problem < 0.25 && one.likelihood.solution > one.likelihood.problem && deedOf(one)) &&
      one.sentence.kind !== 'data' &&
      one.sentence.kind !== 'row' &&
      one.likelihood.followup < 0.5 &&
      countWords(one.body) >= 4 &&
      !/[:?]$|^\(|^(?:here (?:is|are)|(?:in )?this (?:post|blog)|note:)/i.test(one.body) &&
      !(prose.impact.includes(one) && one.likelihood.impact > one.likelihood.problem),
  )
  const likeliest = Math.max(0, ...candidates.map((one) => one.likelihood.problem))
  const told = salience.pick(
    'situation',
    candidates.filter((one) => one.likelihood.problem >= Math.min(0.2, likeliest)),
    2,
  )
  if (told.length === 0 || likeliest < 0.04)
    return { text: `${me} ${me === 'I' ? 'was' : 'were'} working on ${uncapitalise(project)}.`, sources: [] }
  return say(told)
}

function writeAction(
  prose: Prose,
  deeds: readonly Deed[],
  project: string,
  me: Speaker,
  situation: Phrase,
): Phrase {
  const [main, ...others] = deeds
  const isTold = main && isSubjectLine(main) && others.some((deed) => !/\btests?\b/i.test(deed.rest))
  const told = (isTold ? others : deeds)
    .filter(
      (deed, index, all) =>
        !all
          .slice(0, index)
          .some((other) => other.source === deed.source || likeness(other.rest, deed.rest) > 0.7),
    )
    .slice(0, 4)
    .sort((a, b) => a.source.sentence.index - b.source.sentence.index)
  const tried = prose.approach.find(
    (one) =>
      one.clause !== undefined &&
      (one.clause.subject === 'i' ||
        one.clause.subject === 'we' ||
        (one.clause.subject === 'none' && one.clause.form === 'past')) &&
      !told.some((deed) => deed.source === one) &&
      one.likelihood.followup < 0.4,
  )
  const listed = listDeeds(deeds, me)
  if (listed) return listed
  const sentences = told.map((deed) => ({ source: deed.source, text: asAction(deed, me) }))
  if (tried) sentences.push({ source: tried, text: voiced(tried, me) })
  sentences.sort((a, b) => a.source.sentence.index - b.source.sentence.index)
  const kept = within(sentences, 70).slice(0, 4)
  if (kept.length > 0)
    return { text: kept.map((one) => one.text).join(' '), sources: kept.map((one) => one.source) }
  const ongoing = prose.all.filter(({ clause }) => clause?.subject === 'i' && clause.modality === 'ongoing')
  const worth = ({ likelihood }: Weighed) => Math.max(likelihood.solution, likelihood.approach)
  const likeliest = prose.all
    .filter((one) => worth(one) > Math.max(0.15, one.likelihood.followup) && countWords(one.body) >= 5)
    .toSorted((a, b) => worth(b) - worth(a))
  const chosen = [...new Set([...prose.solution, ...prose.approach, ...ongoing, ...likeliest])]
    .filter((one) => !situation.sources.includes(one) && one.sentence.kind !== 'title')
    .slice(0, 2)
    .sort((a, b) => a.sentence.index - b.sentence.index)
  if (chosen.length > 0) return say(chosen)
  return { text: `${me} worked on ${uncapitalise(project)} as described.`, sources: [] }
}

/** Many short items are told in one breath: "I added A, moved B, and merged C." */
function listDeeds(deeds: readonly Deed[], me: Speaker): Phrase | undefined {
  const items = deeds
    .filter((deed) => deed.source.sentence.kind === 'item' && deed.who === 'nobody')
    .toSorted((a, b) => a.source.sentence.index - b.source.sentence.index)
  const phrases: { text: string; source: Weighed }[] = []
  for (const deed of items) {
    const text = shorten(tell(deed, 'past'), 12)
    if (!text || /,\s|\band\s\w+ed\b/.test(text) || phrases.some((other) => likeness(other.text, text) > 0.7))
      continue
    if (phrases.length < 5) phrases.push({ text: text.replace(/[.!?]+$/, ''), source: deed.source })
  }
  if (phrases.length < 3) return undefined
  const texts = phrases.map((phrase) => phrase.text)
  return {
    text: `${me} ${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}.`,
    sources: phrases.map((phrase) => phrase.source),
  }
}

/** A present or bare verb becomes a first-person past; what is already told in the first person stays as written. */
function asAction(deed: Deed, me: Speaker): string {
  const isFinished =
    deed.clause.form === 'past' || deed.clause.form === 'participle' || deed.clause.attitude !== ''
  if (deed.who !== 'nobody' && isFinished)
    return spoken(withSubject(deed.source.body, deed.who === 'we' ? 'We' : 'I'))
  if (deed.clause.subject === 'passive') return spoken(deed.source.body)
  const who = deed.who === 'we' ? 'We' : deed.who === 'i' ? 'I' : me
  return spoken(`${who} ${tell(deed, 'past')}`)
}

function writeResult(
  prose: Prose,
  salience: Salience,
  deeds: readonly Deed[],
  project: string,
  me: Speaker,
  action: Phrase,
): Phrase {
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
  /\?$|^(?:can|could|should|would|will|let's|maybe|perhaps|if|once|after (?:that|this),? (?:it's|it is|i|we))\b|\b(?:going to|time to|would be|need to|next step)\b/i

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

/** "Wrote load tests" is said with its "I". */
function voiced({ body, clause }: Weighed, me: Speaker): string {
  const isBare = clause?.subject === 'none' && clause.form === 'past' && clause.lead === ''
  return spoken(isBare ? `${me} ${body.charAt(0).toLowerCase()}${body.slice(1)}` : body)
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
