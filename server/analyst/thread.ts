import { Worker } from 'node:worker_threads'
import type { SnapAnalysis, SnapOptions } from '../../engine/analyse-snap.ts'
import { createGate } from '../gate.ts'
import { Problem } from '../problem.ts'

const AT_ONCE = 1
const QUEUE_LIMIT = 16

/** The built-in engine in a thread of its own, which is ended when it takes longer than `timeLimit`. */
export function createThreadAnalyst(
  timeLimit = 20_000,
  script = new URL('./thread-script.ts', import.meta.url),
) {
  const inTurn = createGate(AT_ONCE, QUEUE_LIMIT)
  return (description: string, options: SnapOptions): Promise<SnapAnalysis> =>
    inTurn(() => runThread(script, { description, options }, timeLimit))
}

async function runThread(script: URL, workerData: unknown, timeLimit: number): Promise<SnapAnalysis> {
  const thread = new Worker(script, { workerData })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<SnapAnalysis>((resolve, reject) => {
      timer = setTimeout(() => reject(tooSlow()), timeLimit)
      thread.once('message', resolve).once('error', reject)
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
