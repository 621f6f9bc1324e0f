import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

/** All that an entry claims to have been done. */
function deedsOf(text: string): string {
  const { resumeBullet, starStory } = analyse(text)
  return [resumeBullet, starStory.task, starStory.action, starStory.result].join('\n')
}

test.each([
  [
    'what was decided and is to come',
    'We decided to move the beehive scales from LoRa to NB-IoT. I compared both radios on ten hives. The move itself will start in spring.',
    /[Mm]oved? the beehive|now moved|has moved/,
  ],
  [
    'what was decided and will be done some day',
    'I decided to replace the lamp driver with a ready-made one. It will be done in March. I ordered two samples of it.',
    /[Rr]eplaced? the lamp driver/,
  ],
  [
    'what was decided and is begun next',
    'We decided to rewrite the ticket parser in Rust. I drew up the module plan. We start with the rewrite next sprint.',
    /[Rr]ewrote|to rewrite the ticket/,
  ],
  [
    'what one had changed and forgotten',
    'I had changed the cache key of the kiln builds, and forgot that the Mac runners have another one. I put the platform of the runner into the key.',
    /[Cc]hanged? the cache key|forgot/,
  ],
  [
    'what a crew did beside the writer',
    'The crew published a map of the piers. I proofread it.',
    /[Pp]ublish/,
  ],
  [
    'what one wanted before he did another thing',
    'I planned to write the tide importer in Rust but ended up using Go because the crew knows it.',
    /[Pp]lann/,
  ],
  [
    'what saved hardly anything',
    'We had hoped that the new press would halve the oil. It only saved 6%, and the run took twice as long, so we went back to the old press. I oiled the belt.',
    /6%|[Ss]aved/,
  ],
  [
    'how long nobody had touched a thing',
    'Nobody had touched the scripts of the harbour site for two years. I moved the passwords to Vault, rotated all of them and deleted the old scripts.',
    /all of the two years/,
  ],
  [
    'a try without success',
    'Fixed the login for guests with umlauts in their name. Also tried to mend the reset mail, no success so far.',
    /success/,
  ],
  [
    'an idea that came first',
    'My first idea was to index every field, which made the table of tides 40 GB. I replaced it with a partial index.',
    /index every field/,
  ],
  [
    'an end of what is still open',
    'I raised the memory of the workers from 2 to 4 GB as a stopgap. The real problem is a leak in the map renderer, which I have not found yet.',
    /leak/,
  ],
])('%s is not told as done', (_what, text, claim) => {
  expect(deedsOf(text)).not.toMatch(claim)
})

test.each([
  [
    'We decided to move the ferry timetable to Postgres and it went well. Next we will move the fares.',
    /^Moved the ferry timetable to Postgres/,
  ],
  ['I decided to split the module. This will make it easier to test each part.', /^Split the module/],
  [
    'The team moved the booking desk to Postgres 16. We wrote scripts that compare both row by row.',
    /^Moved the booking desk/,
  ],
  [
    'Oskar found that the operator had renamed two columns and mended the parser. I reviewed his change and added a check which reports unknown columns before the import starts.',
    /^Added a check which reports unknown columns/,
  ],
  ['I helped her with the winch and wrote a guide for the harbour office.', /^Wrote a guide/],
  [
    'I wanted to use Kafka at first, but ended up using a plain table in Postgres as the queue.',
    /^Used a plain table/,
  ],
  [
    'The vendor released a patch which mends the leaking sockets. I installed it on the spare gateway.',
    /^Installed the patch on the spare gateway/,
  ],
  ['Jun had written a scraper for the tide tables. I ported it to Go.', /^Ported the scraper to Go/],
  [
    'I saw that the query had no index. I added one and the jobs start on time again.',
    /^Added an index, so that the jobs start on time again/,
  ],
  [
    'I sorted the jobs by owner and the tests in CI by age.',
    /^Sorted the jobs by owner and the tests in CI by age/,
  ],
  [
    'Anton read the new login. He found that the token was logged in plain text. I removed it from the logs.',
    /^Removed the token from the logs/,
  ],
  [
    'The client opened a new socket on every reconnect and never closed the old one. Closing it in the disconnect callback solved it.',
    /^Closed the old socket in the disconnect callback/,
  ],
  [
    'I found a race between the retry and the timeout in the print queue and closed it with a unique job id.',
    /^Found and closed a race between the retry and the timeout in the print queue/,
  ],
  [
    'Some of our mooring tests were still using the real SMS desk. I replaced it with a fake in five of the eight suites.',
    /^Replaced the real SMS desk with a fake/,
  ],
  [
    'Our p95 went from 180 ms to 420 ms after the upgrade. Turned out that it loaded all the relations eagerly. I set them to lazy and p95 is at 150 ms.',
    /^Set all the relations to lazy, with p95 at 150 ms/,
  ],
  [
    'I added a heatsink and a fan and limited the current in the firmware to 1.8 A.',
    /^Added a heatsink and a fan and limited the current in the firmware to 1.8 A/,
  ],
  ['I limited the current of the winch to 2 A and added a fan.', /to 2 A and added a fan/],
  [
    'I added a fan to the winch and limited the current.',
    /^Added a fan to the winch and limited the current/,
  ],
])('what was done is told: %s', (text, told) => {
  expect(analyse(text).resumeBullet).toMatch(told)
})

test.each([
  ['The vendor released a patch for the gateway. I restarted it.', /the patch/],
  ['I wrote a patch for the winch. The vendor tested it.', /[Tt]ested/],
  ['The yard sent us two winches. I fixed it.', /the two winches/],
])('"it" is not what others made where it may be another thing: %s', (text, thing) => {
  expect(analyse(text).resumeBullet).not.toMatch(thing)
})

test('what came back is the end, and no part of the deed', () => {
  const { resumeBullet, starStory } = analyse(
    'We lost 200 orders. I moved the commit after the write and replayed the topic, 197 orders came back.',
  )
  expect(resumeBullet).toMatch(/^Moved the commit after the write and replayed the topic/)
  expect(resumeBullet).not.toMatch(/topic, 197 orders came/)
  expect(starStory.result).toBe('197 orders came back.')
})

test('how it would be otherwise is not how it was', () => {
  expect(
    analyse('Ran a load test of the ticket desk: 800 calls per second. Without the check it would be 1,300.')
      .starStory.situation,
  ).not.toMatch(/would/)
})
