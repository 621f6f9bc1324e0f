import { describe, expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

function bulletOf(text: string): string {
  return analyse(text).resumeBullet
}

describe('a short deed is told with', () => {
  test.each([
    [
      'its purpose',
      'Use constant-time checks for tokens\n\nThe token needs constant-time checks to prevent guessing by the clock.',
      'Used constant-time checks for tokens to prevent guessing by the clock.',
    ],
    [
      'what it replaces and how things are since',
      'Expose settings on app.env\n\nSettings are now exposed on app.env instead of globals.\n\nOnly settings that start with PUB_ are exposed to the page.',
      'Exposed settings on app.env instead of globals, with only settings that start with PUB_ exposed to the page.',
    ],
    [
      'why the thing could go',
      'Remove jQuery from the checkout\n\nIt was only used for one slider.',
      'Removed jQuery from the checkout because it was only used for one slider.',
    ],
    [
      'what was noticed',
      'Faster implementation of findById\n\nWhile profiling I noticed this query was slow on large tables.',
      'Wrote a faster implementation of findById after noticing that the query was slow on large tables.',
    ],
    [
      'a measured state',
      'cache parsed queries\n\nParsing took 40% of a request. Hit rate on staging is 93%.',
      'Cached parsed queries, with a hit rate on staging at 93%.',
    ],
    [
      'its place, but not its ticket',
      'config: loosen the hostname check of tunnels\n\nFixes #2210',
      'Loosened the hostname check of tunnels in the config for the project.',
    ],
    [
      'what it made possible',
      'We put the radio code into the buoy as well, and now it can talk to the dock.',
      'Put the radio code into the buoy, enabling it to talk to the dock.',
    ],
    [
      'what the fault came from',
      'I tracked a weird bug with the doors of the tram. In my case it was the result of the driver reading both pins at once.',
      'Tracked a bug with the doors of the tram, caused by the driver reading both pins at once.',
    ],
    [
      'the effect',
      'Remove the Timeout field from the client\n\nAfter this change, the call will wait as long as its caller does.',
      'Removed the Timeout field from the client, so that the call would wait as long as its caller did.',
    ],
    [
      'what had come before',
      'Refactoring of the invoice module\n\nThe module had grown to 3000 lines.',
      'Refactored the invoice module after the module had grown to 3000 lines.',
    ],
    [
      'what the fault had done',
      'Fix torn pages in the log writer\n\nThe writer flushed halves. This manifested as lost rows and broken backups.',
      'Fixed torn pages in the log writer, which had manifested as lost rows and broken backups.',
    ],
    [
      'the first half of a reason with consequences',
      'Split the nightly job\n\nThe nightly job was failing on every second host, which nobody saw for weeks.',
      'Split the nightly job because it was failing on every second host.',
    ],
    [
      'the purpose that opens its sentence',
      'Night trains\n\nIn order to protect the night shift, we muted the buzzer of the yard.',
      'Muted the buzzer of the yard to protect the night shift',
    ],
    [
      'what its sentence says it prevents',
      'I reordered the lookups, so I can skip the check of the owner and thus prevent a second query.',
      ', thereby preventing a second query.',
    ],
    [
      'what happened next',
      'After fixing the wiring, the second pump started to run.',
      'Fixed the wiring, after which the second pump started to run.',
    ],
    [
      'what there is now',
      'The doorbell is working!\n\nThere are now 6 working buttons that ring on separate floors.',
      'Got the doorbell working, with 6 working buttons that ring on separate floors.',
    ],
    [
      'how the fault above was solved',
      'Fix deadlock when closing the valve\n\nThe pump holds the lock.\n\nFix this by waiting for the pump to stop before closing the valve.',
      'Fixed a deadlock when closing the valve by waiting for the pump to stop before closing the valve.',
    ],
    [
      'no more than that it was work where nothing else is told',
      'Drop support for the old paper size of tickets',
      'Dropped support for the old paper size of tickets as part of the project.',
    ],
    [
      'a comma before what is filled up, where it has one',
      'I moved the shop to another server, Falcon.',
      'Moved the shop to another server, Falcon, for the project.',
    ],
  ])('%s', (_what, text, expected) => {
    expect(bulletOf(text)).toContain(expected)
  })
})

describe('a bullet tells', () => {
  test.each([
    [
      'what "them" means in the list',
      'Exported all 900 tickets, converted them with pandoc, fixed links by hand.',
      'Exported all 900 tickets, converted them with Pandoc, and fixed links by hand.',
    ],
    [
      'of a second thing in the passive',
      'The certificate was renewed at noon and the proxy restarted. Total downtime was 42 minutes.',
      'Renewed the certificate at noon and restarted the proxy, with total downtime at 42 minutes.',
    ],
    [
      'what came of it in the same sentence',
      'Deleted the old bundler, moved the scripts to Vite, and the dev server starts in 2 seconds instead of 40.',
      'Moved the scripts to Vite, with the dev server starting in 2 seconds instead of 40.',
    ],
    [
      'what was reached rather than what was worked on',
      'The lift is working!\n\nI spent the day working on the relay board and a test for the lift. There are now 4 working stops that open on both sides.',
      'Got the lift working, with 4 working stops that open on both sides.',
    ],
    [
      'how much faster it is',
      'Reduce copies in the tile cutter\n\nOn our maps this is 38% faster.',
      'Reduced copies in the tile cutter (38% faster on the maps)',
    ],
    [
      'what the week was about',
      'Week 3\n\nThis week was about getting the tide readings to the harbour.',
      'Worked on getting the tide readings to the harbour',
    ],
    [
      'the things of a log that only names them',
      'Day 12\n\n- Layout of the ticket page\n- Theme for the kiosk\n- Translations of the menu',
      'Worked on the layout of the ticket page, theme for the kiosk and',
    ],
  ])('%s', (_what, text, expected) => {
    expect(bulletOf(text)).toContain(expected)
  })
})

describe('a bullet leaves out', () => {
  test.each([
    [
      'how much of it there was, in words of talk',
      'I rewrote a bunch of tests for the ferry planner.',
      /bunch/,
    ],
    [
      'the question behind a probe',
      'Added a probe between the framer and the yellow switch to see why. Added a log line to the start script.',
      /to see why/,
    ],
    [
      'what the writer says of the thing',
      'I traced a short on one of the boards I was testing in the depot. It was a loose pin.',
      /\bI\b|testing/,
    ],
    [
      'what was done before the change as its means',
      'Reduce copies in the tile cutter\n\nEvery tile was copied into its own buffer. With this patch tiles borrow from the map.',
      /by copying/,
    ],
    [
      'a name that the note mentions once as what it was for',
      'Exported the ticket archive. The index rebuild took three hours.',
      /for the index/,
    ],
    [
      'what was done besides as the means of a gain',
      'The cause was a missing index. p95 of the overview went from 8.4 s to 120 ms. We also dropped two unused views.',
      /by dropping|views.*120 ms/,
    ],
    [
      'a gain that was told before the deed',
      "Dev diary\n\nUnits no longer get stuck on corners. It's about 4 times faster too. I also drew some new tiles.",
      /tiles.*4 times/,
    ],
    [
      'a caveat in the manual as the means',
      'Stop heating the idle cabins of the lift\n\nI added a caveat to the documentation of the lift.',
      /by adding/,
    ],
  ])('%s', (_what, text, pattern) => {
    expect(bulletOf(text)).not.toMatch(pattern)
  })
})

describe('a text without a deed is told by', () => {
  test.each([
    [
      'what people can do now',
      'Two-factor login\n\nUsers can now enroll a key from the profile page.',
      'Enabled users to enroll a key from the profile page.',
    ],
    [
      'how a program behaves now',
      'The settings page now remembers the last tab of every user.',
      'Made the settings page remember the last tab of every user.',
    ],
    [
      'what is in place',
      'The new release rules for the wiki are now in place. Limits come from the traffic of last month.',
      'Put the new release rules for the wiki in place',
    ],
  ])('%s', (_what, text, expected) => {
    expect(bulletOf(text).startsWith(expected)).toBe(true)
  })

  test.each([
    ['almost ready', 'The login screen is more or less ready.', 'Got the login screen more or less ready'],
    [
      'built',
      'Progress this sprint: database schema is designed, diagram is in the repo.',
      'Designed the database schema',
    ],
    [
      'changed',
      'With this the exporter survives a restart of the broker and of the cache.',
      'Made the exporter survive a restart of the broker',
    ],
    [
      'over',
      'The crawler ignored robots.txt for all of the subdomains. It does not any more.',
      'Fixed the crawler ignoring robots.txt',
    ],
  ])('what is %s', (_what, text, expected) => {
    expect(bulletOf(text)).toContain(expected)
  })

  test('what a colleague did stays his', () => {
    expect(
      bulletOf('Mail server down\n\nAnna saw that the disk is full of old logs. Anna removed the logs.'),
    ).not.toMatch(/removed/i)
  })

  test('a loss of something good is no gain', () => {
    expect(
      bulletOf('Trained a smaller model. Accuracy dropped by 2 points but it runs on phones.'),
    ).not.toMatch(/^Cut/)
  })
})

test('calls nothing an issue that is none', () => {
  const bullet = bulletOf('The new depot lies behind the harbour. The hall has four gates and a long ramp.')
  expect(bullet).not.toMatch(/issue where/)
})

describe('what breaks a sentence is not joined to it', () => {
  test.each([
    [
      'a reason that doubts itself',
      'Remove the retry loop\n\nThe retry loop is apparently causing twice the load on the broker.',
      /apparently|because/,
    ],
    [
      'how things merely went',
      'I rewrote the label printer driver for the new paper tray in the depot. Now the rest works quite nicely.',
      /, with |working/,
    ],
    [
      'what a reverted change had brought about',
      'Revert "Ship the debug build to all testers of the app"\n\nThe package went from 28 MB to 123 MB.',
      /123 MB/,
    ],
  ])('%s', (_what, text, broken) => {
    expect(bulletOf(text)).not.toMatch(broken)
  })
})

test.each([
  [
    'Moved 120 jobs to the new runner; average build time down 35%, and we could return two servers.',
    'Moved 120 jobs to the new runner, with average build time down 35%.',
  ],
  [
    'Added a reset for the bus and a brown-out guard. No crash in 3 weeks of tests with 50 boards.',
    'Added a reset for the bus and a brown-out guard, with no crash in 3 weeks of tests with 50 boards.',
  ],
  [
    'Upgraded Postgres 12 -> 15 on all clusters without downtime, using logical replication. Took 3 weekends.',
    'Upgraded Postgres from 12 to 15 on all clusters without downtime, using logical replication.',
  ],
  [
    'Improved the nightly build of the shop: 12 min -> 4 min.',
    'Improved the nightly build of the shop from 12 min to 4 min.',
  ],
])('tells %j with what came of it', (text, bullet) => {
  expect(bulletOf(text)).toBe(bullet)
})

test.each([
  [
    'Built a tool in Go that starts preview environments. Now it takes 5 minutes and 30 engineers use it every week.',
    'Built a tool in Go that starts preview environments, used by 30 engineers every week.',
  ],
  [
    'Added a dark theme to the shop. 35% of users switched it on in the first week.',
    'Added a dark theme to the shop, switched on by 35% of users in the first week.',
  ],
  [
    'I designed the queue for all incoming orders. The system handles 3,000 orders per minute, previously it crashed at 500.',
    'Designed the queue for all incoming orders, handling 3,000 orders per minute.',
  ],
  [
    'Helped onboard two new hires, reviewed 14 PRs, and paired with Sam on the billing migration.',
    'Helped onboard two new hires, reviewed 14 PRs, and paired with Sam on the billing migration.',
  ],
])('ends %j with who uses it and how much it bears', (text, bullet) => {
  expect(bulletOf(text)).toBe(bullet)
})

test('reads a table of before and after', () => {
  const { resumeBullet, starStory } = analyse(
    'Rewrote the thumbnail service in Rust.\n\n| Metric | Before | After |\n|---|---|---|\n| p99 latency | 2.8 s | 190 ms |',
  )
  expect(resumeBullet).toBe(
    'Rewrote the thumbnail service in Rust, cutting p99 latency from 2.8 s to 190 ms.',
  )
  expect(starStory.result).toBe('P99 latency went from 2.8 s to 190 ms.')
})

test('a fault is not told without what was wrong with it', () => {
  const { resumeBullet } = analyse(
    'Fix start on the new board\n\nThe new board has a second pump which often fails to stop after the night run.\n\nThis patch adds a stop relay for the second pump.',
  )
  expect(resumeBullet).not.toMatch(/had a second pump(?! which)/)
  expect(resumeBullet).toMatch(/[Aa]dd(?:ed|ing) a stop relay for the second pump/)
})
