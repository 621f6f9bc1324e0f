import type { Analysis, ExtractedData, StarStory } from '../contract/snaps.ts'
import { findDate } from './facts/day/date.ts'
import { findProse, onlyAnnounced, rangesOf, textOf } from './facts/fields/prose.ts'
import { findPriority } from './facts/priority.ts'
import { findProject } from './facts/project/project.ts'
import { findTechnologies } from './facts/technologies/technologies.ts'
import { createGuard } from './ground.ts'
import { takeNotes } from './notes.ts'
import { withCodeMarks } from './text/lines/code-marks.ts'
import { readDocument } from './text/lines/document.ts'
import { isEnglish } from './text/wording/language.ts'
import { type Bullet, writeBullet } from './writing/bullet/bullet.ts'
import { quoteBullet, quoteStory } from './writing/foreign.ts'
import { namesSpelt } from './writing/sentence/names-spelt.ts'
import { troubleAlone } from './writing/story/situation/reasons.ts'
import { writeStory } from './writing/story/story.ts'

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
  const isOurs = isEnglish(document)
  const prose = isOurs ? findProse(document) : onlyAnnounced(findProse(document))
  const problem = isOurs ? troubleAlone(prose) : prose.problem
  const guard = createGuard(document, technologies)
  const bullet: Bullet = isOurs ? writeBullet(prose, project.project, guard) : quoteBullet(prose)
  const story = isOurs ? writeStory(prose, project.project, guard, bullet) : quoteStory(prose)
  const names = namesSpelt(technologies, description)
  const spelt = (text: string) => withCodeMarks(names(text))

  return {
    extractedData: {
      date: date?.date ?? options.today,
      priority: priority?.priority ?? 'medium',
      project: withCodeMarks(project.project),
      problemSummary: withCodeMarks(textOf(problem, guard)),
      approach: withCodeMarks(textOf(prose.approach, guard)),
      solution: withCodeMarks(textOf(prose.solution, guard)),
      impact: withCodeMarks(textOf(prose.impact, guard)),
      technologies: technologies.map(({ name }) => name),
    },
    resumeBullet: spelt(bullet.text),
    starStory: {
      situation: spelt(story.situation.text),
      task: spelt(story.task.text),
      action: spelt(story.action.text),
      result: spelt(story.result.text),
    },
    analysis: {
      engine: 'built-in',
      sources: {
        date: date?.ranges ?? [],
        priority: priority?.ranges ?? [],
        project: project.ranges,
        problemSummary: rangesOf(problem),
        approach: rangesOf(prose.approach),
        solution: rangesOf(prose.solution),
        impact: rangesOf(prose.impact),
        technologies: technologies.flatMap((technology) => technology.ranges),
        resumeBullet: rangesOf(bullet.sources),
        situation: rangesOf(story.situation.sources),
        task: rangesOf(story.task.sources),
        action: rangesOf(story.action.sources),
        result: rangesOf(story.result.sources),
      },
      notes: takeNotes(document, { ...prose, problem }, [date?.note, project.note]),
    },
  }
}
