import type { StarStory } from '../../contract/snaps.ts'
import type { Prose } from '../facts/prose.ts'
import { splitLead } from '../text/clauses.ts'
import { findDeeds, type Written } from './bullet.ts'
import { type Deed, deedOf, shorten, tell } from './deeds.ts'
import { tidyPhrase, tidySentence, uncapitalise } from './tidy.ts'

export type Story = Record<keyof StarStory, Written>

/** Tells the work in four parts, in the first person, from the sentences behind the fields. */
export function writeStory(prose: Prose, project: string): Story {
  const deeds = findDeeds(prose)
  const me = speaker(prose)
  const situation = writeSituation(prose, project, me)
  const task = writeTask(prose, deeds, project, me)
  const action = writeAction(prose, deeds, project, me)
  const result = writeResult(prose, deeds, project, me)
  return { situation, task, action, result }
}

/** "we" where the text speaks of a team and never of one person. */
function speaker(prose: Prose): 'I' | 'We' {
  const all = prose.all.map((one) => one.body).join(' ')
  return /\bI\b(?!\/)/.test(all) || !/\b(?:we|our)\b/i.test(all) ? 'I' : 'We'
}

function writeSituation(prose: Prose, project: string, me: 'I' | 'We'): Written {
  const told = prose.problem
    .filter((one) => !deedOf(one) || one.likelihood.problem > one.likelihood.solution)
    .slice(0, 3)
  if (told.length > 0) return { text: told.map((one) => tidySentence(one.body)).join(' '), sources: told }
  const context = prose.all.find(
    (one) =>
      one.sentence.kind === 'prose' &&
      !deedOf(one) &&
      one.likelihood.followup < 0.4 &&
      one.likelihood.impact < 0.4 &&
      one.body.split(' ').length > 6,
  )
  if (context) return { text: tidySentence(context.body), sources: [context] }
  return { text: `${me} ${me === 'I' ? 'was' : 'were'} working on ${project}.`, sources: [] }
}

function writeTask(prose: Prose, deeds: Deed[], project: string, me: 'I' | 'We'): Written {
  const goal = prose.all.find((one) =>
    /\b(?:the|my|our) (?:goal|aim|objective|task|idea) (?:was|is) to\b/i.test(one.body),
  )
  if (goal) return { text: tidySentence(goal.body), sources: [goal] }
  const main = deeds[0]
  for (const one of [...prose.solution, ...prose.approach]) {
    const purpose = /^(?:in order )?to\s+(?!be\b)([a-z]+\b[^,]{8,90}),?\s*$/i.exec(
      splitLead(one.body).lead.trim(),
    )?.[1]
    if (purpose && !/\b(?:this|that|it)$/.test(purpose))
      return { text: `${me} needed to ${purpose}.`, sources: [one] }
  }
  if (main) {
    const phrase = shorten(tell(main, 'base'), 28)
    if (phrase) return { text: `${me} needed to ${ownWords(phrase, me)}.`, sources: [main.source] }
  }
  return { text: `${me} had to take care of ${project}.`, sources: [] }
}

function writeAction(prose: Prose, deeds: Deed[], project: string, me: 'I' | 'We'): Written {
  const others = deeds.slice(1)
  const told = (others.length > 0 && deeds[0]?.source.sentence.kind === 'title' ? others : deeds).slice(0, 3)
  const tried = prose.approach
    .filter((one) => one.clause && (one.clause.subject === 'i' || one.clause.subject === 'we'))
    .slice(0, 1)
  const sentences: Written = { text: '', sources: [] }
  for (const one of tried) {
    if (told.some((deed) => deed.source === one)) continue
    sentences.text += ` ${tidySentence(one.body)}`
    sentences.sources.push(one)
  }
  for (const deed of told) {
    if (sentences.sources.length >= 3) break
    sentences.text += ` ${asAction(deed, me)}`
    sentences.sources.push(deed.source)
  }
  if (sentences.sources.length === 0) {
    const chosen = [...prose.solution, ...prose.approach].slice(0, 2)
    if (chosen.length === 0) return { text: `${me} worked on ${project} step by step.`, sources: [] }
    return { text: chosen.map((one) => tidySentence(one.body)).join(' '), sources: chosen }
  }
  return { text: sentences.text.trim(), sources: sentences.sources }
}

function asAction(deed: Deed, me: 'I' | 'We'): string {
  if (deed.who !== 'nobody') return tidySentence(deed.source.body)
  const phrase = tell(deed, 'past')
  return tidySentence(`${me} ${ownWords(phrase, me)}`)
}

function ownWords(phrase: string, me: 'I' | 'We'): string {
  return me === 'We' ? phrase : phrase
}

function writeResult(prose: Prose, deeds: Deed[], project: string, me: 'I' | 'We'): Written {
  const told = prose.impact.slice(0, 3)
  if (told.length > 0) return { text: told.map((one) => tidySentence(one.body)).join(' '), sources: told }
  const main = deeds[0]
  const phrase = main && shorten(tell(main, 's'), 26)
  if (main && phrase) return { text: `The outcome is a change that ${phrase}.`, sources: [main.source] }
  const state = prose.solution.at(-1)
  if (state)
    return {
      text: `In the end, ${uncapitalise(tidyPhrase(state.body)).replace(/[.!?:]+$/, '')}.`,
      sources: [state],
    }
  return { text: `${me} left ${project} in a better documented state.`, sources: [] }
}
