import type { StarStory } from '../../contract/snaps.ts'
import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import type { Guard } from '../ground.ts'
import { splitLead } from '../text/clauses.ts'
import { type Deed, deedOf, findDeeds, isSubjectLine, likeness, tell } from './deeds.ts'
import { countWords, tidySentence, uncapitalise } from './tidy.ts'
import { shorten } from './trim.ts'
import type { Phrase } from './trouble.ts'

export type Story = Record<keyof StarStory, Phrase>
type Speaker = 'I' | 'We'

/** Tells the work in four parts, in the first person, from the sentences behind the fields. */
export function writeStory(prose: Prose, project: string, guard: Guard): Story {
  const me = speakerOf(prose)
  const told = tellParts(prose, findDeeds(prose), project, me)
  const plain = tellParts({ ...prose, problem: [], approach: [], solution: [], impact: [] }, [], project, me)
  const kept = (part: keyof StarStory) =>
    guard.check(told[part].text).length === 0 ? told[part] : plain[part]
  return { situation: kept('situation'), task: kept('task'), action: kept('action'), result: kept('result') }
}

function tellParts(prose: Prose, deeds: Deed[], project: string, me: Speaker): Story {
  const situation = writeSituation(prose, project, me)
  const task = writeTask(prose, deeds, project, me)
  const action = writeAction(prose, deeds, project, me)
  return { situation, task, action, result: writeResult(prose, deeds, project, me, action) }
}

/** "we" where the text speaks of a team and never of one person. */
function speakerOf(prose: Prose): Speaker {
  const all = prose.all.map((one) => one.body).join(' ')
  return /\bI\b(?!\/)/.test(all) || !/\b(?:we|our)\b/i.test(all) ? 'I' : 'We'
}

function writeSituation(prose: Prose, project: string, me: Speaker): Phrase {
  const told = prose.problem.filter((one) => !deedOf(one) || one.likelihood.problem > one.likelihood.solution)
  if (told.length > 0) return say(told.slice(0, 3))
  const context = prose.all.find(
    (one) =>
      (one.sentence.kind === 'prose' || one.sentence.kind === 'item') &&
      !deedOf(one) &&
      one.likelihood.followup < 0.4 &&
      one.likelihood.impact < 0.4 &&
      countWords(one.body) > 6 &&
      !/[:?]$/.test(one.body),
  )
  if (context) return say([context])
  return { text: `${me} ${me === 'I' ? 'was' : 'were'} working on ${uncapitalise(project)}.`, sources: [] }
}

function writeTask(prose: Prose, deeds: Deed[], project: string, me: Speaker): Phrase {
  const goal = prose.all.find((one) =>
    /\b(?:the|my|our) (?:main |initial |first )?(?:goal|aim|objective|task|idea) (?:was|is) to\b/i.test(
      one.body,
    ),
  )
  if (goal) return say([goal])
  const [main] = deeds
  if (!main || !isSubjectLine(main)) {
    for (const one of [...prose.solution, ...prose.approach]) {
      const purpose = /^(?:in order )?to\s+(?!be\b|that end\b|do\b)([a-z]+\b[^,]{8,90}),?\s*$/i.exec(
        splitLead(one.body).lead.trim(),
      )?.[1]
      if (purpose && !/\b(?:this|that|it)$/.test(purpose))
        return { text: `${me} needed to ${purpose}.`, sources: [one] }
    }
  }
  const phrase = main && shorten(tell(main, 'base'), 30)
  if (main && phrase) return { text: `${me} needed to ${phrase}.`, sources: [main.source] }
  return { text: `${me} had to take care of ${uncapitalise(project)}.`, sources: [] }
}

function writeAction(prose: Prose, deeds: Deed[], project: string, me: Speaker): Phrase {
  const [main, ...others] = deeds
  const isTold = main && isSubjectLine(main) && others.some((deed) => !/\btests?\b/i.test(deed.rest))
  const told = (isTold ? others : deeds)
    .filter((deed, index, all) => !all.slice(0, index).some((other) => likeness(other.rest, deed.rest) > 0.7))
    .slice(0, 3)
    .sort((a, b) => a.source.sentence.index - b.source.sentence.index)
  const tried = prose.approach.find(
    (one) =>
      (one.clause?.subject === 'i' || one.clause?.subject === 'we') &&
      !told.some((deed) => deed.source === one) &&
      one.likelihood.followup < 0.4,
  )
  const sentences = told.map((deed) => ({ source: deed.source, text: asAction(deed, me) }))
  if (tried) sentences.push({ source: tried, text: tidySentence(tried.body) })
  sentences.sort((a, b) => a.source.sentence.index - b.source.sentence.index)
  const kept = within(sentences, 70).slice(0, 3)
  if (kept.length > 0)
    return { text: kept.map((one) => one.text).join(' '), sources: kept.map((one) => one.source) }
  const chosen = [...prose.solution, ...prose.approach].slice(0, 2)
  if (chosen.length > 0) return say(chosen)
  return { text: `${me} worked through ${uncapitalise(project)} and wrote down what came up.`, sources: [] }
}

/** A present or bare verb becomes a first-person past; what is already told in the first person stays as written. */
function asAction(deed: Deed, me: Speaker): string {
  const isFinished =
    deed.clause.form === 'past' || deed.clause.form === 'participle' || deed.clause.attitude !== ''
  if (deed.who !== 'nobody' && isFinished) return tidySentence(deed.source.body)
  if (deed.clause.subject === 'passive') return tidySentence(deed.source.body)
  const who = deed.who === 'we' ? 'We' : deed.who === 'i' ? 'I' : me
  return tidySentence(`${who} ${tell(deed, 'past')}`)
}

function writeResult(prose: Prose, deeds: Deed[], project: string, me: Speaker, action: Phrase): Phrase {
  const told = within(
    prose.impact.map((source) => ({ source, text: tidySentence(source.body) })),
    60,
  )
  const text = told.map((one) => one.text).join(' ')
  if (text && text !== action.text) return { text, sources: told.map((one) => one.source) }
  const [main] = deeds
  const isLog = main && (main.who !== 'nobody' || main.clause.form !== 'base')
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

function say(chosen: Weighed[]): Phrase {
  return { text: chosen.map((one) => tidySentence(one.body)).join(' '), sources: chosen }
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
