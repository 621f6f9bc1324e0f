import type { SnapOptions } from '../../engine/analyse-snap.ts'
import { analyseSnap } from '../../engine/analyse-snap.ts'

const ROUNDS = 160
const PAUSE_MS = 10

const OPTIONS: SnapOptions = { today: '2026-01-01', autoDetectDate: true, smartPriority: true }

/** Notes of the kinds that people paste: pull requests, diaries, a week's list, an incident. */
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
  `Week 12

- Importer: moved to a queue, 14 of 20 feeds done, the rest next week
- Flaky tests: quarantined three, fixed the order spec, CI is green again
- Helped Ada review the billing PR and paired with Ben on the Terraform module
- The staging cluster ran out of memory twice; raised the limit from 2 GB to 4 GB as a workaround. Not happy with that.
- Read up on Flink, but we will probably stay with Kafka Streams.`,
  `Replace the XML parser with a streaming one

The old parser built the whole tree, so a feed of 80 MB needed 1.2 GB of heap and the nightly import was killed by the kernel. I tried to raise the limit first, which only moved the problem. This change reads the feed with a SAX parser, keeps one product in memory at a time and writes them in batches of 500. Peak memory is 90 MB (was 1.2 GB), and the import takes 4 minutes instead of 11.

Signed-off-by: Ada <ada@example.org>`,
  `Upgrade React 17 -> 18 and drop enzyme

* rewrote 140 tests with Testing Library
* replaced the deprecated lifecycle methods in TableView
* bundle: 412 kB -> 371 kB

Closes #77. Thanks to @ben for the review! Known issue: the date picker still warns in strict mode.`,
  `today was mostly debugging. the sensor froze after an hour and nobody knew why. put the logic analyser on the bus, the chip holds the clock low while the driver resets it. added a recovery sequence before every reset and wrote it up in the wiki. four boards have been running since yesterday without a freeze, will leave them on over the weekend. also fixed a typo in the makefile and answered two questions about the bootloader.`,
  `Incident: login unavailable, 2025-06-03

Summary: between 09:10 and 09:42 UTC nobody could sign in because the certificate of the identity provider had expired.
Root cause: the renewal job failed silently after the move to the new cluster.
10:05 the certificate was renewed by hand and the pods were restarted.
Follow-up: we will alert 30 days before a certificate expires.`,
]

/** Code is compiled as it is used: the first people to paste a note should not wait for that. Unhurried, for a few seconds. */
export function practiseNotes(left = ROUNDS): void {
  if (left === 0) return
  analyseSnap(NOTES[left % NOTES.length] ?? '', OPTIONS)
  setTimeout(practiseNotes, PAUSE_MS, left - 1).unref()
}
