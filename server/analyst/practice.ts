import type { SnapOptions } from '../../engine/analyse-snap.ts'
import { analyseSnap } from '../../engine/analyse-snap.ts'

const ROUNDS = 2
const PAUSE_MS = 1
const BUSY_PAUSE_MS = 100

const OPTIONS: SnapOptions = { today: '2026-01-01', autoDetectDate: true, smartPriority: true }

/**
 * Notes of the kinds that people paste: pull requests, wrapped commit messages, diaries, a week's list, a bare subject line, an
 * incident. Their words are chosen to call for many patterns, since most are tried only where a word calls for them.
 */
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
  `Bookings gone after the clean-up

Unable to reproduce it at first. A race in the clean-up job caused the service to crash and left 300 records gone for good: customers in two countries lost their bookings, and the index was corrupted. It was slow as well, got stuck for 40 minutes and nearly took the whole region down, a disaster for our clients. Restarting the pods did not help, but the nightly backup did.

I removed the second worker, dropped the cache and disabled the clean-up by adding a lock, because the table has no constraint that would have stopped it. To prevent memory corruption from now on, each batch is verified. The engineering manager was delighted, though; no data loss since.`,
  `Security release 4.2

Fixes a vulnerability in the upload form, rated high priority: an exploit allowed anybody to read a file of another account. Secured the admin pages by checking the owner of each file, which significantly reduced the number of open doors. Removed some unused endpoints and hardened the parser, such as the one for archives, to avoid infinite loops. Also fixed several deadlocks, a memory leak and lots of warnings.

Results:
- no warnings left, but the build takes 12% longer
- login: 340 ms to 210 ms

Alternatives:
- blocking uploads altogether, like last year, which would have hurt our students and readers`,
  `did some work on the chess clock. started with the buttons, they bounced like mad, so I put a capacitor next to each of them and it works perfectly now! also had to solder the display again since the old joint was broken. UART2 is free now, ADC1 reads 2.9 V instead of 3.3 V. I tried two ways to save power: sleeping between moves -> 4 mA, and a slower clock => 9 mA. the first one is better. spent 3 h on it, then gave up and went to bed. not sure why the buzzer is silent, maybe it is the pin, or the diode. next time: case, battery, some tests`,
  `Allow teachers to copy a course

It was not possible to copy a course, so teachers had to create everything by hand, which takes hours and leads to mistakes. A new button copies all lessons, quizzes and files in the background; when it is done, the teacher gets a mail. Please note that marks are never copied. The old wizard, however, stays for now.

This was harder than it looks: files are shared by several courses, and deleting one of them must not delete the other. The first version was too slow (a course with 2 GB of videos took 25 minutes) and exceeded the limit of the queue. Now only links are copied, so that even large courses need less than 5 seconds. 95% of all copies finish within a second, up from 30%. Tested by hand in Firefox and Safari. Asked for by two schools.`,
  `Journal, Tuesday 4 November 2025

Met Priya at 10:00 to talk about the pricing page. She thinks that it is confusing, and I agree. Took over the ticket from Tom, who is on holiday. Decided to split the page in two and to drop the slider. Wrote a first draft, got feedback, made some changes. In the afternoon I looked into a bug that only shows up on old iPads: the total is not updated until one taps somewhere else. It seems the change event is never sent; listening to the input event solved it. Learned a lot about Safari. Did the weekly release, no problems. Tomorrow: finish the draft, answer the mails, maybe start with the translations (Spanish, Polish).`,
  `perf: read tiles from a memory map instead of copying them

Copying a tile took 1.8 ms on average, mostly spent in memcpy, as profiling with perf showed. With a memory map the kernel does the work and pages are only read when needed.

Benchmark (100 runs, Ryzen 5600):

  before  184 tiles/s  p99 41 ms
  after   655 tiles/s  p99 12 ms

That is 3.5 times as many tiles, and memory went down by half, from 900 MB to 450 MB. The gain is smaller on spinning disks, where it is bound by seeks. Since Windows locks mapped files, the old code is kept there behind a flag; it would be good to remove it one day.

Change-Id: I5c2d
Reviewed-by: Jo <jo@example.org>`,
  `Sprint 31 / team Harbor

Done
1. Moved 3 of our 5 services to Kubernetes, led by Mei; I wrote the Helm charts and trained the support staff
2. Upgraded Django from 3.2 to 4.2 and Celery to 5.3 - took longer than planned due to a broken middleware
3. HARB-118: invoices are no longer sent twice (the retry ignored the status)
In progress
4. Load tests with Locust, so far 400 users per second without errors
5. Replacing Sentry with GlitchTip, waiting for the firewall
Blocked
6. Single sign-on: the other team has not answered yet
Decisions: we stay with RabbitMQ. Risks: the certificate expires in May.`,
  `Why the nightly build was red for a week

The build was failing with "disk quota exceeded", but only on the second runner. The cause: every job left its Docker images behind, and nobody had noticed because the first runner is wiped each Sunday. The fix was easy. I added a step that prunes images older than three days, moved the cache to a volume of its own and set an alert at 80%. Everything has been green since then, and a build takes 14 minutes rather than 22. Lessons: watch the disks, and read the log to the end before you blame the tests.`,
  `Enabled response caching in the project directory and updated the header of each product page, which cut the total cost of the native markets by 20%`,
  `Support for regional price lists

The import directly set the market of each product. Since the registry is headed by one team, an impressive number of entries was lost. Prevented that by single sign-on checks and fully registered all regions; the service is responsive again and exceeded 900 requests per second. Mentored a new colleague on the way, supervised two releases.`,
  `Exports should not block the editor

This new queue runs exports in the background. Users were unable to save while an export was running. It is not set up on the old servers yet, as the director of the lab has not approved it. I started working on the settings page to see if it can be set per user, and ended up with a simple switch. Support of other formats comes later.`,
  `Temporary fix for a NullPointerException in the flaky sync test

If the account was deleted in between, the sync got out of step and was killed. Make it retry twice to see which account is to blame, then release 2.4.1. There is a better way: tests should own their accounts. I think we can remove this once the new fixtures are in.`,
  `Monday: 2:30
started on the map, got the tiles to load, set up the keys
Tuesday: 1:15 + 0:45
kept on working on the map, new markers, fixed an error in the legend, then helped Lia to power on the rig
Wednesday: 4h
finished it! wanted to learn how clusters work, so I made a small one with some of the old boards. it runs smoothly for a while and then stops, no idea why
Total: 9h`,
  `Reduce flicker when the window is resized by drawing into a buffer first

The canvas was cleared before each frame and it was not drawn until the next one. After adding a buffer the flicker is gone in all browsers, not only in Chrome. See https://github.com/example/canvas-kit/issues/12 and the plugin lines.nvim for the same trick.`,
  `Made the onboarding easier: new staff can now set up everything with one script instead of 14 steps in a wiki page, so it takes an hour rather than two days. Uploaded it to our package index, published the notes and asked the first three people for feedback. They said it was great.`,
  `**River gauge** is coming along! I pushed [gauge-firmware](https://github.com/example/gauge-firmware) today, my little project for the bridge: \`read_level()\` now returns centimetres, and a Flask/Redis server collects them. **Next** I want a solar panel. The radio (LoRa, 868 MHz) reaches 3.2 km, which is more than the 2 km that I needed. Wrote the \`poll\` loop again from scratch and it went from 40 lines to 12; for the antenna I used a bit of copper wire, and the gauge runs on two AA cells for about 8 weeks. The gauge needs a better case because the rain got in. See [the photos](https://example.org/gauge).`,
  `Fix crash, leak and other problems found by the fuzzer

- Crash when a header is empty (found after 2 minutes)
- Leak in the error path: buffers were not freed if the second read failed
- Wrong result for dates before 1970; now they are not rejected but read as negative numbers
- **Timeouts**: the limit is 30 s instead of 10 s, as slow disks did not finish in time

The goal is to run the fuzzer for an hour without a finding. In order to get there, another round is needed.`,
  `Today we can\u2019t complain \ud83c\udf89 the scanner isn\u2019t stuck anymore (see the ticket, and the note below)! It won\u2019t start twice, there\u2019s a check for it, and they\u2019re happy. \u201cFinally\u201d, said Jo. These lamps and those switches weren\u2019t ours. A lot more people could log in: it\u2019s been quiet since. ~~Try the old cable~~ &amp; the rest of the wires&nbsp;&ndash; &quot;just in case&quot; &lt;done&gt;.`,
  `Properly handle empty carts at checkout

The shop now correctly rejects them and reports no errors after the change. Users reported that it does nothing when the cart is empty, which broke the till twice and caused an outage. The problem: nobody had tested those cases, because the examples below were missing. For example, \`cart.py\` returned nothing at all. Stopped crashing since; 48 of 48 tests pass, 0 failed. The wrong total isn't shown any more, and there are now only two warnings. Fixed in favour of a plain error, following the proposed solution.`,
  `Got around to fixing the printer today. I was able to install the spooler on my machine using an old driver, then I figured out why it kept failing after hours of reading. What was going on with the queue: jobs went through fine at first, but whenever you paused one, all of them got lost. I managed to track it down, wrote a patch, and finally deployed it. Also struggled with the fonts. So far it has been running smoothly, although the scanner is still broken. I wasn't able to test it on Windows, didn't get to the docs and couldn't find the manual.`,
  `Set up monitoring for the greenhouse, improved the accuracy from 56% to 81% and automated the watering. Power on the pump, read the sensor and log it every day. The old script had no tests, so I wrote some. Decreased the sampling rate, increased the buffer, dropped two columns and jumped to the next version. The temperature fell from 31 to 24 degrees, and the humidity rose by 8%. It is about twice as fast and much cheaper, like 20 euros a month.`,
  `### Outage of the booking site

2024-05-02T08:14:00+02:00 The site went down because no disk space was available. 08:20 UTC Support was contacted by three customers. 08:31 Mia confirmed that all workers had been killed; she restarted them one by one. 08:52 It came back, with all checks passing shortly after.

**What happened:** a change that was merged on Monday triggered a loop, which filled the disk, exhausted the memory and took down the cache as well. **Impact:** 2 hours of downtime, 14 failed payments, no data loss. **Resolution:** this was quickly resolved by deleting the logs. **Action items:** add an alert, review the quota, discuss a second disk.`,
  `Security: reject header injection and an XSS in the comment form (CVE-2024-0001)

A researcher found that scripts could be posted as comments. This commit escapes all of them, since the old filter only looked at the first line. If you have an older theme, nothing changes. It should make the page safer, but it won't protect the archive, which is a known issue. We shouldn't allow raw HTML in the first place. The guest book gets the same fix; thanks to it, bots have been blocked since.`,
  `Progress so far

I have implemented the function for browsing plants and created the first page. I fixed the error when the name was empty. Worked on testing the search, and learned how indexes work. My team lead managed the release, our group designed the icons. This week I tried several models like a tree and a forest: the accuracy was 61%, then 74%. Roadblocks: my laptop broke. Next, I want to finish the report, if time allows. Not yet done: the video, the slides and another round of reviews.`,
  `refactor(store): split the store into smaller parts and rename the flags

Because the store had become hard to follow, moved all reading into one file and all writing into another, along with the tests. Replaced the global by a parameter, so that it can be used by the importer later. No functional change. \`#[derive(Debug)]\` and \`go.mod\` were added, \`utils.rb\` and \`old.tsx\` removed. Also bumps Elasticsearch 7.8 to 7.17. KAFKA and JAVA stay as they are.`,
  `Update: the migration is done, everything is merged and released. All users are on the new server now, which wasn't planned before June. Nothing broke, only the nightly mail was late. It's robust, scalable and fast, the customers reported. Users can now export their data daily instead of monthly and no longer have to wait for support. They caught two errors within a week. Moreover, the cost went down to a third. Single-handedly? No: Ada, Ben and I did it together.`,
  `notes

- strange bug in the calendar, events one day off. time zones, of course. fixed by storing UTC
- the tests for it are flaky, will look at them tomorrow
- broken links on the start page: found 12, repaired 11, one is not ours
- new colleague, showed her around, explained how we deploy
- had a call with the vendor, no answer as to why the API returns 403
- video, slides + demo: ready. the demo worked on the first try!
- 3 queues left to move, then we can turn off the old broker`,
  `Shipped the shop's new till, since the clerks' old one can't print and there's a lot more to count`,
  `Fixed a bug where the gate doesn't open if the same card is used within a minute, with the result that guests weren't let in`,
  `Decreased the size of the record for the slow test from 40 to 12, and set up a second rig`,
  `Overwrite the wrong title

It also aims at preventing such mistakes, which only show up when the list is long. This test is to find it. A bunch of pages called "untitled" is gone, the time to run them was 8 s. In all the tests of that day the results were robust.`,
  `Set up the shelf with some friends. It is pretty solid. Tests are passing, the old one is being used for books.`,
  `Automatic retries for the mail importer`,
  `React Router upgrade`,
  `Better error messages for invalid dates`,
  `Incident report: payments failed on 2025-02-11

09:05 The gateway returned 502 for half of all payments in production. 09:20 On call was paged and rolled the release back; at 09:31 everything worked again. The team had upgraded OpenSSL the evening before, and the new version rejects the old certificate of the bank. What went wrong: nobody had tested against the live gateway. We pinned the version, replaced the certificate and added a nightly check that calls the gateway, so the same fault will be seen within a day.`,
]

/** The same with a character beyond Latin-1 in each sentence: V8 compiles every pattern once more for such strings. */
const WIDE_NOTES = NOTES.map((note) => note.replaceAll(/(?<=[\w)])(?=\.?(?:\n|$)|\.\s)/g, ' \u2192'))
export const TEXTS = NOTES.flatMap((note, index) => [note, WIDE_NOTES[index] ?? note])

/**
 * Code is compiled as it is used: the first people to paste a note should not wait for that. Unhurried, for a few seconds.
 * The first round compiles most of it and goes on whoever comes; after that, whoever comes goes first.
 */
export function practiseNotes(isQuiet: () => boolean, left = ROUNDS * TEXTS.length): void {
  if (left === 0) return
  const isDue = left > (ROUNDS - 1) * TEXTS.length || isQuiet()
  if (isDue) analyseSnap(TEXTS[left % TEXTS.length] ?? '', OPTIONS)
  setTimeout(practiseNotes, isDue ? PAUSE_MS : BUSY_PAUSE_MS, isQuiet, isDue ? left - 1 : left).unref()
}
