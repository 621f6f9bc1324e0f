import { Worker } from 'node:worker_threads'
import type { SnapAnalysis, SnapOptions } from '../../engine/analyse-snap.ts'
import { createGate } from '../gate.ts'
import type { ThreadQuestion } from './thread-script.ts'
import { tooSlow } from './within-time.ts'

const AT_ONCE = 1
const QUEUE_LIMIT = 16

/** How long a thread may take to load the engine and how long for a text, in milliseconds. A busy machine slows the loading most. */
const LIMITS = { load: 60_000, text: 20_000 }
/** Who reads one long text often has another: loading the engine takes longer than reading it. */
const KEPT = 60_000

const ENGINE = new URL('./thread-script.ts', import.meta.url)

/** The built-in engine in a thread of its own, which is ended when it takes longer than the limits or has nothing to do. */
export function createThreadAnalyst(limits = LIMITS, script = ENGINE) {
  const inTurn = createGate(AT_ONCE, QUEUE_LIMIT)
  let idle: { thread: Worker; timer: NodeJS.Timeout } | undefined

  function start(): Worker {
    const thread = new Worker(script)
    // Who waits for an answer hears of both; when nobody does, a thread that broke is only not to be asked again.
    thread.on('error', () => {}).on('exit', () => idle?.thread === thread && take())
    return thread
  }

  function take(): Worker | undefined {
    clearTimeout(idle?.timer)
    const thread = idle?.thread
    idle = undefined
    return thread
  }

  /** Neither the thread nor its timer keeps the process from ending. */
  function keep(thread: Worker): void {
    thread.unref()
    idle = { thread, timer: setTimeout(() => void take()?.terminate(), KEPT).unref() }
  }

  return (description: string, options: SnapOptions): Promise<SnapAnalysis> =>
    inTurn(async () => {
      const kept = take()
      const thread = kept ?? start()
      try {
        if (!kept) await answerOf(thread, limits.load)
        const analysis = answerOf(thread, limits.text)
        thread.postMessage({ description, options } satisfies ThreadQuestion)
        const answer = (await analysis) as SnapAnalysis
        keep(thread)
        return answer
      } catch (error) {
        await thread.terminate()
        throw error
      }
    })
}

/** The next thing that a thread says, if it says it in time. */
function answerOf(thread: Worker, milliseconds: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers()
  const fail = (error?: unknown) =>
    reject(error instanceof Error ? error : new Error('The analysis ended without an answer'))
  const timer = setTimeout(() => reject(tooSlow()), milliseconds)
  thread.ref()
  thread.once('message', resolve).once('error', fail).once('exit', fail)
  return promise.finally(() => {
    clearTimeout(timer)
    thread.off('message', resolve).off('error', fail).off('exit', fail)
  })
}
