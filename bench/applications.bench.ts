// The list of 50 applications against a bare route that serialises the same rows from memory.
import { createApplication, listApplications } from '../contract/applications.ts'
import { registerAccount, startProcess, startTechlog } from './server-under-test.ts'
import { throughputRatio } from './throughput.ts'
import { transfer } from './transfer.ts'

const APPLICATIONS = 50
const PARAGRAPH = 'We look for an engineer who likes PostgreSQL, TypeScript and calm on-call weeks. '

const techlog = await startTechlog()
const headers = await registerAccount(techlog.url)
for (let n = 0; n < APPLICATIONS; n++)
  await transfer(techlog.url + createApplication.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      positionName: `Engineer ${n}`,
      companyName: 'Acme',
      dateApplied: '2026-11-14',
      notes: 'Ask about on-call',
      jobDescriptionUrl: `https://jobs.example/${n}`,
      jobDescriptionText: PARAGRAPH.repeat(10),
    }),
  })
const subject = { url: techlog.url + listApplications.path, headers }
const rows = (await transfer(subject.url, { headers })).text
const bare = await startProcess('bench/bare-applications.ts', { BENCH_PAYLOAD: rows })

const { ratio, perSecond } = await throughputRatio(subject, { url: bare.url })
console.log(
  `job-applications of ${APPLICATIONS} / bare Fastify: ${ratio.toFixed(2)} (required 0.28, aim 0.45; ${perSecond.toFixed(0)} per second)`,
)

await techlog.stop()
await bare.stop()
