import { TECHNOLOGY_LIMIT } from '../../contract/snaps.ts'
import { TEXT_LIMIT } from '../../contract/text.ts'
import type { SnapAnalysis } from '../../engine/analyse-snap.ts'
import type { Analyst } from './analyst.ts'

/** Keeps every answer within the contract, so that an entry can be shown and saved whatever was pasted. */
export function withinLimits(analyst: Analyst): Analyst {
  return { ...analyst, snap: async (...snap) => cutAnalysis(await analyst.snap(...snap)) }
}

function cutAnalysis({ extractedData, resumeBullet, starStory, analysis }: SnapAnalysis): SnapAnalysis {
  const { technologies, ...fields } = extractedData
  const names = technologies.filter((name) => name.length <= TECHNOLOGY_LIMIT).slice(0, TECHNOLOGY_LIMIT)
  return {
    extractedData: { ...cutTexts(fields), technologies: names },
    resumeBullet: cut(resumeBullet),
    starStory: cutTexts(starStory),
    analysis,
  }
}

function cutTexts<T extends object>(texts: T): T {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'string' ? cut(text) : text,
  ])
  // The same fields with the same types, some of them shorter.
  return Object.fromEntries(entries) as T
}

/** Ends before the word that would cross the limit. */
function cut(text: string): string {
  if (text.length <= TEXT_LIMIT) return text
  const start = text.slice(0, TEXT_LIMIT - 1)
  return `${start.replace(/\s+\S{0,50}$/, '').toWellFormed()}…`
}
