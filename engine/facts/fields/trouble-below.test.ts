import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

it.each([
  [
    'Cache the lamp colours for an hour',
    'The colour desk is slow (300 ms).',
    'because the colour desk was slow (300 ms)',
  ],
  [
    'Convert the lamp tests to pytest',
    'The old runner is no longer maintained.',
    'because the old runner was no longer maintained',
  ],
  ['Disable the door alarms at night', 'They woke up guests.', 'because they woke up guests'],
  [
    'Move the lamp code into its own package',
    'It had grown to 4,000 lines.',
    'because it had grown to 4,000 lines',
  ],
])('what stands below %j says why: %s', (title, below, reason) => {
  const { resumeBullet, starStory } = analyse(`${title}\n\n${below}`)
  expect(resumeBullet).toContain(reason)
  expect(starStory.result).not.toContain(below.split(' ').slice(1, 5).join(' '))
})

it.each([
  ['Cache the lamp colours for an hour', 'The colour desk is no longer slow.'],
  ['Rewrite the gate timer', 'It took 3 weeks.'],
])('below %j %j is no reason', (title, below) => {
  expect(analyse(`${title}\n\n${below}`).resumeBullet).not.toContain('because')
})
