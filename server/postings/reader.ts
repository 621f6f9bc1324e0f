import { Worker } from 'node:worker_threads'
import type { PostingReading } from '../../engine/read-posting.ts'
import { Problem } from '../problem.ts'
import { afterWork } from './work-time.ts'

export type ReaderJob = { kind: 'page' | 'text'; source: string; url: string }

export type PostingReader = {
  /** Starts the threads before anybody asks. */
  warmUp(): void
  read(job: ReaderJob): Promise<PostingReading>
  close(): Promise<void>
}

const WORKERS = 2
/** Of the thread's own work. */
const READ_MS = 2_000
const WAITING_LIMIT = 32
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }

type Task = {
  job: ReaderJob
  resolve: (reading: PostingReading) => void
  reject: (problem: Error) => void
}

/**
 * Reads postings in worker threads, so that a page made to be slow holds up nobody else. A reading that takes longer
 * than its time is ended with its thread, and a new thread takes the place.
 */
export function createPostingReader({
  file = new URL('./reader-worker.ts', import.meta.url),
  readMs = READ_MS,
} = {}): PostingReader {
  const waiting: Task[] = []
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let isClosed = false

  function hire(): void {
    const worker = new Worker(file, { resourceLimits: MEMORY, env: {} })
    all.add(worker)
    worker.unref()
    let isReady = false
    worker.once('message', () => {
      isReady = true
      idle.push(worker)
      dispatch()
    })
    worker.once('error', () => {})
    worker.once('exit', () => {
      all.delete(worker)
      // One that never got ready will not do better at the next try: nobody may wait for it.
      if (!isReady && !all.size) turnAway()
      const at = idle.indexOf(worker)
      if (at >= 0) idle.splice(at, 1)
    })
  }

  function turnAway(): void {
    for (const { reject } of waiting.splice(0))
      reject(new Problem('unavailable', 'Postings cannot be read right now. Try again in a moment.'))
  }

  function dispatch(): void {
    while (idle.length && waiting.length) {
      const worker = idle.pop()
      const task = waiting.shift()
      if (worker && task) perform(worker, task)
    }
  }

  function perform(worker: Worker, { job, resolve, reject }: Task): void {
    const dismiss = () => {
      stop()
      reject(
        new Problem(
          'unprocessable',
          'This page took too long to read. Paste the text of the posting instead.',
        ),
      )
      all.delete(worker)
      void worker.terminate()
      warmUp()
    }
    const finish = (reading: PostingReading) => {
      stop()
      resolve(reading)
      idle.push(worker)
      dispatch()
    }
    const stop = () => {
      stopWatch()
      worker.off('message', finish)
      worker.off('error', dismiss)
      worker.off('exit', dismiss)
      worker.unref()
    }
    const stopWatch = afterWork(worker, readMs, dismiss)
    worker.ref()
    worker.once('message', finish)
    worker.once('error', dismiss)
    worker.once('exit', dismiss)
    worker.postMessage(job)
  }

  const warmUp = () => {
    while (!isClosed && all.size < WORKERS) hire()
  }

  return {
    warmUp,
    read: (job) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.length >= WAITING_LIMIT)
          return reject(
            new Problem('unavailable', 'Many postings are being read right now. Try again in a moment.'),
          )
        waiting.push({ job, resolve, reject })
        warmUp()
        dispatch()
      }),
    async close() {
      isClosed = true
      await Promise.all([...all].map((worker) => worker.terminate()))
      turnAway()
    },
  }
}
