import type { ExtractedData, SourcedField, StarStory } from '../contract/snaps.ts'
import type { SnapAnalysis } from './analyse-snap.ts'
import type { Source } from './ground/source.ts'
import { findUnsupported } from './ground.ts'

/** Takes back whatever the engine wrote beyond its source: an empty field is better than a false one. */
export function withdrawUnsupported(entry: SnapAnalysis, source: Source): SnapAnalysis {
  // The engine pads short bullets with plain words, so new words alone are no fault of its own.
  const faults = findUnsupported(entry, source).filter(({ kind }) => kind !== 'unsupported')
  if (faults.length === 0) return entry
  const fields = new Set(faults.map(({ field }) => field))
  const keep = (field: SourcedField, text: string) => (fields.has(field) ? '' : text)
  const { extractedData: data, starStory: story } = entry
  const wrongTechnologies = new Set(
    faults.filter(({ field }) => field === 'technologies').map(({ words }) => words),
  )
  const extractedData: ExtractedData = {
    ...data,
    problemSummary: keep('problemSummary', data.problemSummary),
    approach: keep('approach', data.approach ?? ''),
    solution: keep('solution', data.solution ?? ''),
    impact: keep('impact', data.impact),
    technologies: data.technologies.filter((name) => !wrongTechnologies.has(name)),
  }
  const starStory: StarStory = {
    situation: keep('situation', story.situation),
    task: keep('task', story.task),
    action: keep('action', story.action),
    result: keep('result', story.result),
  }
  const notes = [
    ...entry.analysis.notes,
    'Some of what was written could not be traced to the text and was left out.',
  ]
  return {
    extractedData,
    resumeBullet: keep('resumeBullet', entry.resumeBullet),
    starStory,
    analysis: { ...entry.analysis, notes },
  }
}
