// What runs in the thread: one description in, one analysis out.
import { parentPort, workerData } from 'node:worker_threads'
import { analyseSnap } from '../../engine/analyse-snap.ts'
import { LOADED, type ThreadMessage } from './thread-message.ts'

const { description, options } = workerData
const say = (message: ThreadMessage) => parentPort?.postMessage(message)

say(LOADED)
say(analyseSnap(description, options))
