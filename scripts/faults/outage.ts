import { setTimeout as pause } from 'node:timers/promises'
import { createServerProcess, whenReady } from './server-process.ts'
import { newApplication, openSession } from './session.ts'
import { startSharedStorage } from './shared-storage.ts'

export type OutageReport = {
  seconds: number
  /** How often each status was answered while the database hung. */
  databaseAnswers: Record<string, number>
  slowestAnswer: number
  databaseBackAfter: number
  storeAnswers: Record<string, number>
  slowestStoreAnswer: number
  storeBackAfter: number
  /** Uploads that were refused and are listed all the same. */
  uploadsHalfVisible: number
}

/** Makes the database, then the document store, hang for some seconds, as a paused machine or a cut cable would. */
export async function outage(seconds: number): Promise<OutageReport> {
  const { postgres, s3, env } = await startSharedStorage()
  const server = await createServerProcess(env)
  try {
    await server.start()
    const session = await openSession('ada', () => server.url)
    const documents = `/api/job-applications/${await newApplication(session)}/documents`
    const list = () => session.status('GET', '/api/saved-logs')
    const upload = () => session.status('POST', documents, formWith('cv.pdf'))
    await upload()

    postgres.signal('SIGSTOP')
    const database = await askFor(seconds, [list, list, upload])
    postgres.signal('SIGCONT')
    const databaseBackAfter = await whenReady(server.url)

    s3.failWith('silence')
    const store = await askFor(seconds, [upload, upload])
    const entriesWork = (await list()).status
    s3.failWith(undefined)
    const storeBackAfter = await whenReady(server.url)
    const listed = (await (await session.read(documents)).json()) as unknown[]
    return {
      seconds,
      databaseAnswers: database.answers,
      slowestAnswer: database.slowest,
      databaseBackAfter,
      storeAnswers: { ...store.answers, [`entries meanwhile ${entriesWork}`]: 1 },
      slowestStoreAnswer: store.slowest,
      storeBackAfter,
      uploadsHalfVisible: listed.length - 1,
    }
  } finally {
    await server.kill()
    postgres.signal('SIGCONT')
    await postgres.remove()
    await s3.remove()
  }
}

type Ask = () => Promise<{ status: number; milliseconds: number }>

/** Sends requests, several at a time, until the time is over. */
async function askFor(seconds: number, asks: Ask[]) {
  const answers: Record<string, number> = {}
  let slowest = 0
  const end = performance.now() + seconds * 1000
  await Promise.all(
    asks.map(async (ask) => {
      while (performance.now() < end) {
        const { status, milliseconds } = await ask()
        answers[status] = (answers[status] ?? 0) + 1
        slowest = Math.max(slowest, milliseconds)
        await pause(50)
      }
    }),
  )
  return { answers, slowest }
}

function formWith(name: string): FormData {
  const form = new FormData()
  form.set('document', new Blob(['x']), name)
  return form
}
