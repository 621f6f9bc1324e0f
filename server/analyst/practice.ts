import type { SnapOptions } from '../../engine/analyse-snap.ts'
import { analyseSnap } from '../../engine/analyse-snap.ts'

const ROUNDS = 200
const PAUSE_MS = 10

const OPTIONS: SnapOptions = { today: '2026-01-01', autoDetectDate: true, smartPriority: true }

/** Notes of the kinds that people paste: pull requests, wrapped commit messages, diaries, a week's list, a bare subject line, an incident. */
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
  `**Add a \`--watch\` flag to the exporter** (see [the docs](https://example.org/docs/export#watch) and [1])

Changes:
- Use the \`chokidar\` library and drop our own \`fs.watch\` loop in \`src/export/watch.ts\`
- Allow to pass several folders, e.g. \`out/ lib/\`, and skip \`*.tmp\` files
- Enable the cache by default: 1.4x faster, 30% less memory &amp; no duplicates
- Update node-fetch from 2.6.1 to 2.7.0 :tada:

Alternatives considered:
1. Polling would have been easier, but it could not keep up with 10,000 files/s.
2. Using inotify directly instead of chokidar.

Before: 4.2 s
After: 2.9 s

> Should this be behind a feature flag?

\`\`\`
$ npm run export -- --watch
done in 2.9 s
\`\`\`
<!-- checklist -->
- [x] tests
- [ ] changelog

Closes PAY-482, co-authored with Ben.`,
  `Helped the platform team to migrate the image service from a self-hosted Jenkins to GitHub Actions. I was trying to find out why the cache was not used, and it turned out that the key contained the date. We decided to pin the runner image and then temporarily raised the timeout from 10 to 20 minutes. This allowed us to merge the branch; the builds now take 6 min instead of 14 min, which saves about $400 a month. The pre-commit hooks are Redis-backed and Python 3.12-compatible. Test coverage was 81%, up from 64%. It should not break anything, but I have not been able to try it on Windows/ARM yet. The tool is called KnexMigrator, an npm package.`,
  `Priority: medium
Project: ward scheduler

Task: let nurses swap shifts without calling the office. I have built the form with React/TypeScript and a PostgreSQL-only backend, led two workshops and wrote the manual. Doubling the pool size fixed the timeouts. The first version was rolled back on May 3rd because nobody could log in between 08:10 and 08:55; the second one has been live since yesterday. 14 of 16 wards use it, complaints fell by half, and we no longer need the paper list. Next: reminders by mail, and I would like to get rid of the cron job.`,
  `Sensor board, third night

Soldered the INA226 and the STM32 onto the new PCB, SPI works, I2C does not. Measured 3.1 V where 3.3 V should be... The regulator gets hot after 20 minutes, so I reduced the clock from 80 MHz to 48 MHz. "Good enough" for now. Firmware v1.4.2 is flashed, 12.5 kB smaller, twice as fast at 60 fps. Lost an hour because of a loose wire, lol. To do: order the OLED, read the datasheet (p. 14 ff.), and ask Ada whether we can use Zephyr.`,
  `Fix an issue where exports hung when two workers finished at once

Since the queue is shared by all tenants, we noticed that some jobs were
picked twice and never ended. This is needed because the lock was
released too early, but nobody saw it. The goal of this change is to
prevent duplicates: the worker takes an advisory lock instead of a lock
on the table, by asking for it before the first read, so that readers
are not blocked. It adds a check for stale leases and removes the old
retry loop. As a result, the export of 20,000 rows takes 3.5 s now, down
from 14 s. Only two exports were repeated since.

The following alternatives were considered:
 - retry forever
 - a lock on the whole table, which would have been simpler

These changes include:
 - Add cache for thumbnails
 - Remove flag from the settings page`,
  `# A week in the lab

I wanted to understand why the robot drifts, so I spent two days on the odometry. It turned out that we had to swap the left encoder. Then I tried to tune the filter, helped Ben to solder the new board and wrote a small tool called drift-plot in Rust. They were happy with it. This was the first time that I used the I2C analyser: it's a pre-Arduino one.

## Challenges and problems
If the battery is low, the wheels slip. The driver had become a mess, and unfortunately the docs are wrong.

## Second floor
* run 1: 12.4 cm off
* run 2: 3.1 cm off, -75%

## Next steps
Would like to try another wheel. Hours spent: 14 h`,
  `Faster startup

Loading the plugins one after another was slow: the editor needed 4.1 s to open a window, which annoyed everybody, and users reported it twice. The plugins are now loaded on demand. Installed the \`lazy-import\` package and moved the icons into a sprite. FastIcons is a library that we no longer need. We ran these tests before and after the change:

\`\`\`
cold start: 4.1 s -> 1.6 s
warm start   0.9 s   0.4 s   -55%
for (const plugin of plugins) { await plugin.load(); }
\`\`\`

This reduces the memory by 30%, and it should also help on older machines.`,
  `Rename flag

Since the old name was misleading, I changed it. We saw that people set it to 0 to
switch the cache off. This is done to make the default clear. Flags in the form were not
touched by the change. It is a small step, but it is not the last one.`,
  `Remove stale lock file

Requested by support. When the app crashed, the lock stayed, as the process had
been killed before the clean-up. Now, it is deleted at the start in favour of an error.`,
  `Automatic retries for the mail importer`,
  `React Router upgrade`,
  `Better error messages for invalid dates`,
  `Incident report: payments failed on 2025-02-11

09:05 The gateway returned 502 for half of all payments in production. 09:20 On call was paged and rolled the release back; at 09:31 everything worked again. The team had upgraded OpenSSL the evening before, and the new version rejects the old certificate of the bank. What went wrong: nobody had tested against the live gateway. We pinned the version, replaced the certificate and added a nightly check that calls the gateway, so the same fault will be seen within a day.`,
]

/** The same with a character beyond Latin-1 in each sentence: V8 compiles every pattern once more for such strings. */
const WIDE_NOTES = NOTES.map((note) => note.replaceAll(/(?<=[\w)])(?=\.?(?:\n|$)|\.\s)/g, ' \u2192'))
const TEXTS = NOTES.flatMap((note, index) => [note, WIDE_NOTES[index] ?? note])

/** Code is compiled as it is used: the first people to paste a note should not wait for that. Unhurried, for a few seconds. */
export function practiseNotes(left = ROUNDS): void {
  if (left === 0) return
  analyseSnap(TEXTS[left % TEXTS.length] ?? '', OPTIONS)
  setTimeout(practiseNotes, PAUSE_MS, left - 1).unref()
}
