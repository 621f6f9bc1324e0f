import type { SnapAnalysis } from '../../engine/analyse-snap.ts'
import type { Analyst } from './analyst.ts'

/** The engine that needs no key and no network. */
export function createBuiltInAnalyst(): Analyst {
  return {
    async snap(description, { today }): Promise<SnapAnalysis> {
      const first = { start: 0, end: Math.min(description.length, 80) }
      const none = { date: [], priority: [], approach: [], solution: [], impact: [], technologies: [] }
      return {
        extractedData: {
          date: today,
          priority: 'medium',
          project: description.slice(0, 80),
          problemSummary: description.slice(0, 500),
          impact: '',
          technologies: [],
        },
        resumeBullet: description.slice(0, 200),
        starStory: { situation: '', task: '', action: '', result: '' },
        analysis: {
          engine: 'built-in',
          sources: {
            ...none,
            project: [first],
            problemSummary: [first],
            resumeBullet: [first],
            situation: [],
            task: [],
            action: [],
            result: [],
          },
          notes: [],
        },
      }
    },
  }
}
