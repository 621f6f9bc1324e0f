// What runs in the thread: one description in, one analysis out.
import { parentPort, workerData } from 'node:worker_threads'
import { analyseSnap } from '../../engine/analyse-snap.ts'

const { description, options } = workerData
parentPort?.postMessage(analyseSnap(description, options))
