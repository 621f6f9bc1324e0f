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
