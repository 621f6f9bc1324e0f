import type { Analysis, ExtractedData, StarStory, TextRange } from '../contract/snaps.ts'
import { findDate } from './facts/date.ts'
import { findPriority } from './facts/priority.ts'
import { findProject } from './facts/project.ts'
import { findProse, rangesOf, textOf } from './facts/prose.ts'
import { findTechnologies } from './facts/technologies.ts'
import { readSource } from './ground/source.ts'
import { takeNotes } from './notes.ts'
import { readDocument } from './text/document.ts'
import { withdrawUnsupported } from './withdraw.ts'
import { writeBullet } from './writing/bullet.ts'
import { writeStory } from './writing/story.ts'

export type SnapOptions = {
  /** The user's today, `YYYY-MM-DD`. */
  today: string
  autoDetectDate: boolean
  smartPriority: boolean
}

export type SnapAnalysis = {
  extractedData: ExtractedData
  resumeBullet: string
  starStory: StarStory
  analysis: Analysis
}

/** Turns a description of technical work into an entry, a resume bullet and a story, with a source behind every part. */
export function analyseSnap(description: string, options: SnapOptions): SnapAnalysis {
  const document = readDocument(description)
  const technologies = findTechnologies(document)
  const date = options.autoDetectDate ? findDate(document, options.today) : undefined
  const priority = options.smartPriority ? findPriority(document) : undefined
  const project = findProject(document)
  const prose = findProse(document)
  const bullet = writeBullet(prose, project.project)
  const story = writeStory(prose, project.project)

  const ranges = (sources: Parameters<typeof rangesOf>[0]): TextRange[] => rangesOf(sources)
  const entry: SnapAnalysis = {
    extractedData: {
      date: date?.date ?? options.today,
      priority: priority?.priority ?? 'medium',
      project: project.project,
      problemSummary: textOf(prose.problem),
      approach: textOf(prose.approach),
      solution: textOf(prose.solution),
      impact: textOf(prose.impact),
      technologies: technologies.map(({ name }) => name),
    },
    resumeBullet: bullet.text,
    starStory: {
      situation: story.situation.text,
      task: story.task.text,
      action: story.action.text,
      result: story.result.text,
    },
    analysis: {
      engine: 'built-in',
      sources: {
        date: date?.ranges ?? [],
        priority: priority?.ranges ?? [],
        project: project.ranges,
        problemSummary: ranges(prose.problem),
        approach: ranges(prose.approach),
        solution: ranges(prose.solution),
        impact: ranges(prose.impact),
        technologies: technologies.flatMap((technology) => technology.ranges),
        resumeBullet: ranges(bullet.sources),
        situation: ranges(story.situation.sources),
        task: ranges(story.task.sources),
        action: ranges(story.action.sources),
        result: ranges(story.result.sources),
      },
      notes: takeNotes(prose, [date?.note, project.note]),
    },
  }
  return withdrawUnsupported(entry, readSource(document, technologies))
}
