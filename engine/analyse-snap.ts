import type { Analysis, ExtractedData, StarStory } from '../contract/snaps.ts'

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
