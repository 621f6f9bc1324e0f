import { analyseSnap, type SnapAnalysis } from '../analyse-snap.ts'

/** A description analysed with everything on, for tests in which the day does not matter. */
export function analyse(description: string): SnapAnalysis {
  return analyseSnap(description, { today: '2026-11-15', autoDetectDate: true, smartPriority: true })
}
