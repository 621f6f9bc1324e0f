import type { SnapOptions } from '../../engine/analyse-snap.ts'
import { analyseSnap } from '../../engine/analyse-snap.ts'

const ROUNDS = 90
const PAUSE_MS = 15

const OPTIONS: SnapOptions = { today: '2026-01-01', autoDetectDate: true, smartPriority: true }

/** Notes of the kinds that people paste: a pull request, a diary, an incident. */
const NOTES = [
  `fix(queue): stop losing jobs when a worker restarts (#812)

## Problem
Jobs that were running when a worker was stopped were never retried, because the lease was only kept in memory. About 40 invoices a week went missing and customers complained.

## Solution
- Store the lease in PostgreSQL and renew it every 10 s
- Return a job to the queue once its lease is over
- Add a test that kills a worker in the middle of a job

## Result
No job was lost in 2,000 restarts; the nightly run went from 95 minutes to 31 minutes.

| case | before | after |
|---|---|---|
| small | 120 ms | 45 ms |`,
  `12 March

Spent the morning figuring out why the search page was so slow. Turned out every keystroke sent a query without an index. I added a trigram index and debounced the input, then wrote a load test with k6. After deploying it, p95 dropped from 1.8 s to 240 ms. We also moved the images to the CDN, which halved the traffic of the web servers. Tomorrow I will look at the cache headers. Support says nobody has complained since.`,
  `Incident: login unavailable, 2025-06-03

Summary: between 09:10 and 09:42 UTC nobody could sign in because the certificate of the identity provider had expired.
Root cause: the renewal job failed silently after the move to the new cluster.
10:05 the certificate was renewed by hand and the pods were restarted.
Follow-up: we will alert 30 days before a certificate expires.`,
]

/** Code is compiled as it is used: the first people to paste a note should not wait for that. Unhurried, for two or three seconds. */
export function practiseNotes(left = ROUNDS): void {
  if (left === 0) return
  analyseSnap(NOTES[left % NOTES.length] ?? '', OPTIONS)
  setTimeout(practiseNotes, PAUSE_MS, left - 1).unref()
}
