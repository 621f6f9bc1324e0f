import type { SnapAnalysis } from '../../engine/analyse-snap.ts'

/** What a thread says first: from now on it works on the text. */
export const LOADED = 'loaded'

export type ThreadMessage = typeof LOADED | SnapAnalysis
