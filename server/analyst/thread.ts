import { Worker } from 'node:worker_threads'
import type { SnapAnalysis, SnapOptions } from '../../engine/analyse-snap.ts'
import { createGate } from '../gate.ts'
import { Problem } from '../problem.ts'
import { LOADED, type ThreadMessage } from './thread-message.ts'

const AT_ONCE = 1
const QUEUE_LIMIT = 16

/** How long a thread may take to load the engine and how long for a text, in milliseconds. A busy machine slows the loading most. */
const LIMITS = { load: 60_000, text: 20_000 }

const ENGINE = new URL('./thread-script.ts', import.meta.url)

/** The built-in engine in a thread of its own, which is ended when it takes longer than the limits. */
export function createThreadAnalyst(limits = LIMITS, script = ENGINE) {
  const inTurn = createGate(AT_ONCE, QUEUE_LIMIT)
  return (description: string, options: SnapOptions): Promise<SnapAnalysis> =>
    inTurn(() => runThread(script, { description, options }, limits))
}

async function runThread(script: URL, workerData: unknown, limits: typeof LIMITS): Promise<SnapAnalysis> {
  const thread = new Worker(script, { workerData })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<SnapAnalysis>((resolve, reject) => {
      const allow = (milliseconds: number) => {
        clearTimeout(timer)
        timer = setTimeout(() => reject(tooSlow()), milliseconds)
      }
      allow(limits.load)
      thread.on('message', (message: ThreadMessage) =>
        message === LOADED ? allow(limits.text) : resolve(message),
      )
      thread.once('error', reject)
      thread.once('exit', () => reject(new Error('The analysis ended without an answer')))
    })
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}

function tooSlow(): Problem {
  return new Problem('unprocessable', 'This description takes too long to analyse. Please shorten it.')
}
