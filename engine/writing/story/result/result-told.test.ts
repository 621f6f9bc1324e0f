import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

test.each([
  [
    'The ferry queue backed up twice because one harbour sent its lists double. I added a check on the list number. Since then the queue has stayed under 20 cars.',
    'Since then the queue has stayed under 20 cars.',
  ],
  [
    'Crates got lost when the belt stopped. I made the scanner write before it moves on. We have not lost a crate since March.',
    'We have not lost a crate since March.',
  ],
  [
    'The nightly stock count took 5 hours. I replaced the paper lists with one scanner. The count ran in 48 minutes last night.',
    'The count ran in 48 minutes.',
  ],
  ['The gate was flaky. I replaced the spring. 200 runs in a row passed.', '200 runs in a row passed.'],
  [
    'I mounted the new logger on the pier and left it overnight, zero dropped readings out of 86,000.',
    'There were no dropped readings out of 86,000.',
  ],
  ['I moved the last pumps to the new panel. No downtime as far as I can tell.', 'There was no downtime.'],
  [
    'Swapped the cables for shielded ones. Noise now ~3 dB compared to 9 dB yesterday.',
    'Noise is now ~3 dB compared to 9 dB yesterday.',
  ],
])('what came of it is told in a whole sentence: %s', (note, told) => {
  expect(analyse(note).starStory.result).toContain(told)
})

test.each([
  ['I ported the menu and the price list to the new page. Merged in the evening.', /merged/i],
  [
    'I changed the spring of the gate. The lid pulls the gate down by 9 mm so did the last test without it.',
    /so did/,
  ],
  [
    'I rolled the release back and wrote a script which paid the guests back.',
    /There is now a script which paid/,
  ],
  ["I fixed the reader for the fare files, some towns put the fare in quotes and some don't.", /some towns/i],
])('when it landed, why it was done and what is over is no news: %s', (note, left) => {
  expect(analyse(note).starStory.result).not.toMatch(left)
})

test('what moved before anything was done came of no work', () => {
  const { result } = analyse(
    'Pressure dropped from 180 to 150 bar in 10 minutes with the valve closed. Checked all fittings with soap water. I replaced the seal of the press and cleaned the bore.',
  ).starStory
  expect(result).not.toMatch(/Pressure dropped/)
})

test('what a thing achieved after it was built is a result', () => {
  const { result } = analyse(
    'We built an arm that sorts letters by stamp. I wrote the part that reads the stamps. In the final show the arm sorted 48 of 50 letters correctly.',
  ).starStory
  expect(result).toContain('48 of 50')
})

test.each([
  ['This adds a trial mode to the night bell. Docs and tests included.', /^Docs and tests/],
  [
    '- Moved all guests to the new keys\n- Retired the old lock, saves us 900 EUR per month\n- Answered 23 letters',
    /^Us /,
  ],
])('what goes with any change, or whom it was good for, is no result: %s', (note, left) => {
  expect(analyse(note).starStory.result).not.toMatch(left)
})
