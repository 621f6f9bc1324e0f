import { expect, it } from 'vitest'
import { readDocument } from './document.ts'
import { splitSplice } from './split-clauses.ts'

const parts = (text: string) =>
  readDocument(text)
    .sentences.flatMap(splitSplice)
    .map((part) => part.text)

it.each([
  ['The build was slow, nobody was told why.', ['The build was slow', 'nobody was told why.']],
  [
    'Orders are back to normal, p95 went from 8 s to 200 ms.',
    ['Orders are back to normal', 'p95 went from 8 s to 200 ms.'],
  ],
  [
    'Tuned the query behind the report, was slow (12 s), customers complained.',
    ['Tuned the query behind the report', 'was slow (12 s), customers complained.'],
  ],
  [
    'We had an outage this morning; the shop was returning errors for an hour.',
    ['We had an outage this morning', 'the shop was returning errors for an hour.'],
  ],
  [
    'The printer was offline, reinstalled the driver and moved the cable.',
    ['The printer was offline', 'reinstalled the driver and moved the cable.'],
  ],
  ['the page was slow so i cached the menu.', ['the page was slow', 'i cached the menu.']],
  ['Mail server crashed, restarted it twice.', ['Mail server crashed', 'restarted it twice.']],
  ['Shipped the new planner, saves $9k a year.', ['Shipped the new planner', 'saves $9k a year.']],
  ['Trained two cooks, one got a star.', ['Trained two cooks', 'one got a star.']],
])('parts the statements of %j', (text, expected) => {
  expect(parts(text)).toEqual(expected)
})

it.each([
  'When the disk was full, the job stopped without a word.',
  'I was told that once the disk was full, the job stopped.',
  'The disk, the fan and the board were fine all the time.',
  'Based on what was logged, the job was started twice that night.',
  'The board is fine, and while we have over 1,500 of them, the time was short.',
  'Added a lamp, which was the last one on the shelf.',
  'The backup job failed, retried the upload and gave up.',
  'Nora was on duty, restarted the mail server.',
  'The old pump was noisy, caused two complaints and was sold.',
  'Fixed the form that was slow, added a check and wrote a test.',
  'Added hooks, nets and ropes to the boat.',
  'Painted the doors, both sides of them twice.',
])('leaves %j whole', (text) => {
  expect(parts(text)).toEqual([text])
})
