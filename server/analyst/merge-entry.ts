import type { ExtractedData, Priority, SourcedField, StarStory, TextRange } from '../../contract/snaps.ts'
import { alignClaims } from '../../engine/align.ts'
import type { SnapAnalysis, SnapOptions } from '../../engine/analyse-snap.ts'
import { findDays } from '../../engine/facts/day/date.ts'
import type { Source } from '../../engine/ground/source.ts'
import type { Claims } from '../../engine/ground.ts'
import { readDocument } from '../../engine/text/lines/document.ts'
import type { AnswerFault } from './check-answer.ts'
import type { SnapAnswer } from './snap-question.ts'

/** An answer of the model, read and held against its source. */
export type Written = { answer: SnapAnswer; claims: Claims; source: Source; faults: AnswerFault[] }

type About = { description: string; options: SnapOptions; model: string }

type TextField = Exclude<SourcedField, 'date' | 'priority' | 'technologies'>
const STORY = ['situation', 'task', 'action', 'result'] as const
const FIELDS = [
  'project',
  'problemSummary',
  'approach',
  'solution',
  'impact',
  'resumeBullet',
  ...STORY,
] as const

const LABELS: Record<TextField, string> = {
  project: 'project',
  problemSummary: 'problem summary',
  approach: 'approach',
  solution: 'solution',
  impact: 'impact',
  resumeBullet: 'resume bullet',
  situation: 'situation',
  task: 'task',
  action: 'action',
  result: 'result',
}

/** Hints of the built-in engine that hold only while the field is empty. */
const HINTS: [TextField, RegExp][] = [
  ['impact', /^No outcome is stated/],
  ['problemSummary', /^The text does not say what the problem was/],
  ['solution', /^The text does not say what was done/],
]

/** The entry of the model, part by part from the newest answer that holds, else from the built-in engine's own. */
export function mergeEntry(own: SnapAnalysis, written: Written[], about: About): SnapAnalysis {
  const texts = { ...own.extractedData, ...own.starStory, resumeBullet: own.resumeBullet }
  const chosen = FIELDS.map((field) => {
    const from = written.find(({ faults }) => !faults.some((fault) => fault.field === field))
    const text = from && textOf(from.claims, field)
    // An empty field says that there is nothing to tell, which holds for some fields only.
    const isTold =
      text !== undefined &&
      (text !== '' || field === 'approach' || field === 'solution' || field === 'impact')
    return isTold ? { field, text, from } : { field, text: texts[field] ?? '', from: undefined }
  })
  const kept = chosen.filter(({ from }) => from === undefined).map(({ field }) => field)
  // Of whom no sentence holds, an empty field or a low priority says nothing either.
  if (chosen.every(({ from, text }) => from === undefined || text === ''))
    return withNotes(own, [fallbackNote('all it wrote')])

  const [newest] = written
  const told = (field: TextField) => chosen.find((one) => one.field === field)?.text ?? ''
  const technologies = [
    ...new Set([...(newest?.claims.extractedData.technologies ?? []), ...own.extractedData.technologies]),
  ]
  const day = dayOf(newest?.answer, own, about)
  const extractedData: ExtractedData = {
    ...own.extractedData,
    date: day.date,
    priority: priorityOf(newest?.answer, own, about),
    project: told('project'),
    problemSummary: told('problemSummary'),
    approach: told('approach'),
    solution: told('solution'),
    impact: told('impact'),
    technologies,
  }
  const starStory: StarStory = {
    situation: told('situation'),
    task: told('task'),
    action: told('action'),
    result: told('result'),
  }
  const claims: Claims = { extractedData, resumeBullet: told('resumeBullet'), starStory }
  const aligned = newest ? alignClaims(claims, newest.source) : {}
  const sources = { ...own.analysis.sources, date: day.ranges }
  for (const { field, from } of chosen) if (from) sources[field] = aligned[field] ?? []
  const hints = own.analysis.notes.filter(
    (note) => !HINTS.some(([field, hint]) => told(field) && hint.test(note)),
  )
  const notes =
    kept.length > 0 ? [...hints, fallbackNote(kept.map((field) => LABELS[field]).join(', '))] : hints
  return {
    extractedData,
    resumeBullet: told('resumeBullet'),
    starStory,
    analysis: { engine: 'model', model: about.model, sources, notes },
  }
}

/** What the text says of urgency decides; where it says nothing, nobody may make it urgent. */
function priorityOf(answer: SnapAnswer | undefined, own: SnapAnalysis, { options }: About): Priority {
  const isSaid = own.analysis.sources.priority.length > 0
  if (!options.smartPriority || !answer || isSaid || answer.priority === 'high')
    return own.extractedData.priority
  return answer.priority
}

/** The model's day where the text names it, else the built-in engine's. */
function dayOf(answer: SnapAnswer | undefined, own: SnapAnalysis, { description, options }: About): Day {
  const ours = { date: own.extractedData.date, ranges: own.analysis.sources.date }
  if (!options.autoDetectDate || !answer?.date || answer.date === ours.date) return ours
  return findDays(readDocument(description), options.today).find(({ date }) => date === answer.date) ?? ours
}

type Day = { date: string; ranges: TextRange[] }

function textOf({ extractedData, resumeBullet, starStory }: Claims, field: TextField): string {
  return { ...extractedData, ...starStory, resumeBullet }[field] ?? ''
}

function fallbackNote(what: string): string {
  return `The model said more than the text does, or not in the form asked for (${what}): there the built-in engine's words are used.`
}

function withNotes(entry: SnapAnalysis, notes: string[]): SnapAnalysis {
  return { ...entry, analysis: { ...entry.analysis, notes: [...entry.analysis.notes, ...notes] } }
}
