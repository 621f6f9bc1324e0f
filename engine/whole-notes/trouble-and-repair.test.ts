import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

test.each([
  // What was done is the subject of what it brought about, though the verb stands in no table.
  [
    'Memory of the kiln server grew until the OOM killer took it. We compared two heap dumps: images hung in a cache. Keying the cache by the shelf number fixed it, and memory has been flat for two weeks.',
    'Keyed the cache by the shelf number',
  ],
  // The search is not the work, the answer is.
  [
    'The orchard shop hung twice a week. I took thread dumps an hour apart. Then I gave the mail client a timeout of 5 seconds.',
    'Gave the mail client a timeout of 5 seconds',
  ],
  // A figure is owed to the deed in its own line.
  [
    '08:20 deleted old photo archives, 12 GB free again\n08:52 dropped the replication slot, disk usage fell from 98% to 41%',
    'Cut disk usage from 98% to 41% by dropping the replication slot',
  ],
  [
    'The ferry page leaked connections when a payment was declined. I closed them in a finally block.',
    'in a finally block',
  ],
  [
    "The kilns stopped reporting. Turns out the broker's certificate had expired. I issued a new one and rolled it out with Ansible.",
    'Issued a new certificate',
  ],
  // "It" is the thing that gave the trouble.
  [
    'The login page leaked session ids. It was rewritten with signed cookies, and the leak is gone.',
    'Rewrote the login page with signed cookies, with the leak gone',
  ],
  ['The sensors drifted. They were recalibrated and the error is below 1% now.', 'Recalibrated the sensors'],
  [
    'The displays froze. The ETag was calculated from the route only, not from the departures. We changed it to a hash of the whole body.',
    'Changed the ETag to a hash of the whole body',
  ],
  [
    'The importer wrote some rows twice after a restart. I removed them with a script and added a unique key.',
    'Removed the rows with a script',
  ],
  [
    'Turbine 7 reported 0 rpm. The culprit was an integer overflow: the counter was 16 bit and wrapped. Changed it to 32 bit.',
    'Changed the counter to 32 bit',
  ],
  [
    'Half of the sensors did not reconnect. The firmware gave up after five attempts. I made it retry forever with a random backoff. We pulled the plug twice to test it.',
    'Made the firmware retry forever with a random backoff',
  ],
  [
    'We had an outage. The migration took an exclusive lock. We then rewrote it so that the index is created concurrently.',
    'Rewrote the migration',
  ],
  [
    'A customer in Norway could not log in. The decoder was changed to UTF-8 and shipped as a hotfix, 2 hours after the ticket came in.',
    'Changed the decoder to UTF-8 and shipped it as a hotfix',
  ],
  [
    'The lamp was out for days. The driver was rewritten in Rust and released with version 3.',
    'Rewrote the driver in Rust',
  ],
  [
    'Our radio link lost 3% of its packets. By shortening the window from 10 ms to 2 ms we brought the loss down to 0.1%.',
    'Brought the loss down to 0.1% by shortening the window from 10 ms to 2 ms',
  ],
  [
    'The page was slow. By caching the list we cut the load time to 2 s.',
    'Cut the load time to 2 s by caching the list',
  ],
  [
    'The wrong price was shown. The price cache was shared between the two stations. The cache key now contains the station.',
    'Made the cache key contain the station',
  ],
  [
    'The drain was 11% per hour. Location updates were never stopped after a ride ended. They are now stopped as soon as the ride ends.',
    'Changed location updates to be stopped as soon as the ride ends',
  ],
  ['Alert at 3:12: queue length over 50,000. I set the prefetch back to 10.', 'Set the prefetch back to 10'],
])('"%s" is told by "%s"', (note, bullet) => {
  expect(analyse(note).resumeBullet).toContain(bullet)
})

test.each([
  [
    'What happened: the search page showed no results for hyphens.\nWhy: we upgraded the search engine and the analyzer was gone.\nWhat we did: wrote our own analyzer.',
    /upgraded/,
  ],
  ['The gate sensor dropped off the bus. Keeping the cable short would fix it.', /cable/],
  ['The gate sensor dropped off the bus. Shortening the cable did not fix it.', /^Shortened/],
  ['The broker stopped at night. It will be replaced.', /[Rr]eplaced/],
  ['The motor blocked the gate. It was replaced in May.', /replaced the gate|gate was replaced/i],
  ['The mill stalled when it was cold. I made it clear that the belt was old.', /the mill clear/],
  [
    'By moving the lamp we might save power. By painting it I hope to stop the rust.',
    /[Pp]ainted|[Mm]oved|save/,
  ],
  ['By reading the log we saw that the pump was off.', /^[Rr]ead/],
])('nobody did that in "%s"', (note, deed) => {
  const { resumeBullet, starStory, extractedData } = analyse(note)
  expect(resumeBullet).not.toMatch(deed)
  expect(starStory.action).not.toMatch(deed)
  expect(extractedData.solution ?? '').not.toMatch(deed)
})

test.each([
  [
    'Spent most of Thursday chasing a crash in the lamp firmware. Took the printf out.',
    /There was a crash in/,
  ],
  ['I spent two days hunting a timeout in the ferry tracker. Raised the limit.', /There was a timeout in/],
])('"%s" opens with the trouble', (note, situation) => {
  expect(analyse(note).starStory.situation).toMatch(situation)
})

test('to look for errors says of none', () => {
  const { situation } = analyse(
    'Spent the morning looking for errors in the tram log. There were none.',
  ).starStory
  expect(situation).not.toMatch(/There were errors/)
})

test.each([
  [
    'The motor stalled every morning. It was replaced in May and works fine since.',
    /^The motor no longer stalls\.$/,
  ],
  [
    'Impact: 41 bookings were lost.\nFix: failed messages are kept now.\nDetection: a customer called.',
    /^(?!A customer)/,
  ],
])('"%s" ends with what is so since', (note, result) => {
  expect(analyse(note).starStory.result).toMatch(result)
})

test('who could not log in is the trouble', () => {
  expect(
    analyse('A customer in Norway could not log in. The decoder was changed to UTF-8.').starStory.situation,
  ).toBe('A customer in Norway could not log in.')
})

test.each([
  [
    'The reset line was picking up noise. Added a snubber across the relay contact. 10,000 relay cycles without a reset.',
    'There has been no reset in 10,000 relay cycles.',
  ],
  [
    'The ordering site was unreachable. I pointed the health check at a static page. No outage during the last four maintenance windows.',
    'There has been no outage during the last four maintenance windows.',
  ],
  [
    'Our staging deploys kept failing. Added a nightly docker prune. Not a single failed deploy because of disk since then.',
    'There has been no failed deploy because of disk since then.',
  ],
])('"%s" ends without the trouble', (note, result) => {
  expect(analyse(note).starStory.result).toBe(result)
})

test('who has not reported a loss since tells of no trouble', () => {
  const note =
    "The scanner app lost scans. Scans are now kept in a local queue. Warehouse staff haven't reported a lost scan since March."
  expect(analyse(note).starStory.situation).not.toMatch(/staff/)
})

test('a load test is no verb', () => {
  const note =
    'During a load test the matchmaking server fell over at 400 players. We replaced the list with a concurrent map.'
  expect(analyse(note).starStory.situation).not.toMatch(/tested/)
})
