import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const told = (measured: string, deed = 'Rewrote the sluice planner to keep its tables open.') => {
  const { resumeBullet, starStory } = analyse(`${deed}\n\n${measured}`)
  return `${resumeBullet} ${starStory.result}`
}

it.each([
  [
    'On master this takes 52 seconds, on this branch 6 seconds.',
    'cutting the time from 52 seconds to 6 seconds',
  ],
  [
    'Prior to this change, a run took 52 seconds. With this change it takes 6 seconds.',
    'from 52 seconds to 6 seconds',
  ],
  [
    'Before this change a run took about 52 seconds, after this change about 6 seconds.',
    'from about 52 seconds to about 6 seconds',
  ],
  ['Before this it took 52s to finish, now it takes 6s.', 'cutting the time from 52s to 6s'],
  ['This took 52s before and takes 6s now.', 'cutting the time from 52s to 6s'],
  [
    'Before: the chart took 52 seconds to load. After: it takes 6 seconds.',
    'cutting the load time of the chart from 52 seconds to 6 seconds',
  ],
  ['- master - 52.1s\n- this branch - 6.4s', 'cutting the time from 52.1s to 6.4s'],
  ['On master: 52.1s\nOn this branch: 6.4s', 'cutting the time from 52.1s to 6.4s'],
  ['Measured with a stopwatch: 52.1s ± 0.3 before, 6.4s ± 0.2 after.', 'cutting the time from 52.1s to 6.4s'],
  [
    'Before (52.1s):\n![before](https://example.com/a.png)\n\nAfter (6.4s):\n![after](https://example.com/b.png)',
    'from 52.1s to 6.4s',
  ],
  [
    'About 8,000 queries were made per minute on master whereas on this branch only about 300 queries are made per minute.',
    'cutting queries per minute from about 8,000 to about 300',
  ],
  ['Average load time before: 512ms, after: 88ms.', 'cutting the average load time from 512ms to 88ms'],
])('how it was and how it is since: %s', (measured, gain) => {
  expect(told(measured)).toContain(gain)
})

it('what was added stands against being without it', () => {
  const deed = 'Rewrote the sluice planner to use a table cache.'
  expect(
    told(
      'Tested the planning time on the weir:\n* Without the table cache, it was around 52s.\n* With the table cache, it was 6s.',
      deed,
    ),
  ).toContain('cutting the planning time from around 52s to 6s')
  // Nobody says that the work brought it.
  expect(
    told('Without the rain gauge, it was around 52s.\nWith the rain gauge, it was 6s.', deed),
  ).not.toContain('from around 52s')
})

it.each([
  'On master this takes 6 seconds, on this branch it should take 2 seconds.',
  'Before this change a run took 6 seconds, after this change about 52 seconds.',
  'On master: 52.1s\nOn the old gate: 6.4s',
  'With 4 workers it takes 52 seconds, with 8 workers 6 seconds.',
])('but not what is hoped, worse, or of something else: %s', (measured) => {
  expect(told(measured)).not.toMatch(/from (?:about )?(?:6|52)[\d.]*\s?s\S* to/)
})
