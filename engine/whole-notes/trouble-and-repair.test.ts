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
