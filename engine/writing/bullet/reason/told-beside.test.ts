import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

test.each([
  [
    'The tide import failed three times a week. I added a retry.',
    /retry after the tide import failed three times/,
  ],
  [
    'Rewrote the berth search. Queries took 9 seconds on large ports because of a missing index.',
    /because queries took 9 seconds.*due to a missing index/,
  ],
  ['Refactored the mooring form. Finance asked for it.', /at the request of finance/],
])('the only deed of a note is told with what stands beside it: %s', (text, told) => {
  expect(bulletOf(text)).toMatch(told)
})

test.each([
  ['I replaced the pump driver. Berths dropped out under load.', /driver (?:after|because)/],
  ['Fixed the crane driver, which leaked memory.', /driver for the project, which/],
  ['I built a tide project.', /project.*project/],
])('nothing is turned round, torn apart or said twice: %s', (text, not) => {
  expect(bulletOf(text)).not.toMatch(not)
})

test.each([
  [
    'Trams got stuck at the harbour gate. Widened the rails with a smaller radius and added lamps at the 12 doors.',
    'Widened the rails with a smaller radius and added lamps at the 12 doors after trams got stuck at the harbour gate.',
  ],
  [
    'The ticket index was corrupted. Enabled locking of the ticket table and made writes only possible from the depot.',
    'Enabled locking of the ticket table and made writes only possible from the depot after the ticket index was corrupted.',
  ],
])('a short note tells its deeds with the trouble it opens with: %s', (note, bullet) => {
  expect(bulletOf(note)).toBe(bullet)
})

test.each([
  [
    '## What\nAdds pages to the tide log.\n\n## Why\nHarbours with many gauges could not open the log.',
    'Added pages to the tide log because harbours with many gauges could not open the log.',
  ],
  [
    '## What\nAdds pages to the tide log.\n\n## Why\nThe log timed out for large harbours.\n\n## Testing\n- Loaded 900 gauges on a laptop',
    'Added pages to the tide log after the log timed out for large harbours.',
  ],
])('gives the reason that the template of a change asks for: %s', (text, bullet) => {
  expect(bulletOf(text)).toBe(bullet)
})

test('what is granted before a "but" is no reason', () => {
  expect(
    bulletOf(
      'The wire of the pump was still there but the fuse had blown. I replaced the fuse and set up an alarm.',
    ),
  ).not.toMatch(/still there/)
})
