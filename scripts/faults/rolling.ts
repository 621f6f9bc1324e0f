import { setTimeout as pause } from 'node:timers/promises'
import { startProxy } from './proxy.ts'
import { createServerProcess } from './server-process.ts'
import { newApplication, openSession, type Session } from './session.ts'
import { startSharedStorage } from './shared-storage.ts'
import { createTally, createWriter, type Tally } from './writer.ts'

export type RollingReport = Tally & {
  restarts: number
  reads: number
  failedReads: string[]
  exitCodes: (number | null)[]
}

/** Restarts two servers in turn, as an upgrade does, while people read and write through a load balancer. */
export async function rollingRestarts(restarts: number): Promise<RollingReport> {
  const { postgres, s3, env } = await startSharedStorage()
  const servers = [await createServerProcess(env), await createServerProcess(env)]
  const proxy = await startProxy(servers.map((server) => server.url))
  try {
    await Promise.all(servers.map((server) => server.start()))
    const tally = createTally()
    const session = await openSession('ada', () => proxy.url)
    const writer = createWriter(session, await newApplication(session), tally)
    const reader = startReading(session)
    writer.start()
    const exitCodes: (number | null)[] = []
    for (let n = 0; n < restarts; n++) {
      const server = servers[n % servers.length]
      if (!server) break
      exitCodes.push(await server.stop())
      await server.start()
    }
    await writer.stop()
    const { reads, failedReads } = await reader.stop()
    await writer.check()
    return { ...tally, restarts, reads, failedReads, exitCodes }
  } finally {
    proxy.stop()
    await Promise.all(servers.map((server) => server.kill()))
    await postgres.remove()
    await s3.remove()
  }
}

function startReading(session: Session) {
  const failedReads: string[] = []
  let reads = 0
  let isReading = true
  const running = Promise.all(
    ['/api/saved-logs', '/api/job-applications', '/api/account'].map(async (path) => {
      while (isReading) {
        reads += 1
        await session.read(path).then(
          (answer) => answer.arrayBuffer(),
          (error: unknown) => failedReads.push(String(error)),
        )
        // Whoever reads without pause takes the processor from the server that starts.
        await pause(10)
      }
    }),
  )
  return {
    async stop() {
      isReading = false
      await running
      return { reads, failedReads }
    },
  }
}
