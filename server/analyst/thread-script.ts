// What runs in the thread: it says when the engine is loaded, and then of each description what the engine makes of it.
import { parentPort } from 'node:worker_threads'
import { analyseSnap, type SnapOptions } from '../../engine/analyse-snap.ts'

export type ThreadQuestion = { description: string; options: SnapOptions }

parentPort?.on('message', ({ description, options }: ThreadQuestion) =>
  parentPort?.postMessage(analyseSnap(description, options)),
)
parentPort?.postMessage('loaded')
