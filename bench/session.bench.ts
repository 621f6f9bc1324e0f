// An authenticated small answer, its session looked up each time, against a bare route that answers the same bytes.
import { registerAccount, startProcess, startTechlog } from './server-under-test.ts'
import { throughputRatio } from './throughput.ts'

const techlog = await startTechlog()
const headers = await registerAccount(techlog.url)
const answer = await (await fetch(`${techlog.url}/api/account`, { headers })).text()
const bare = await startProcess('bench/bare-fastify.ts', { BENCH_PAYLOAD: answer })

const { ratio, perSecond } = await throughputRatio(
  { url: `${techlog.url}/api/account`, headers },
  { url: bare.url },
)
console.log(
  `authenticated answer / bare Fastify: ${ratio.toFixed(2)} (required 0.45; ${perSecond.toFixed(0)} per second)`,
)

await techlog.stop()
await bare.stop()
