import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { barePair } from './bare-pair.ts'

it.each([
  ['It takes 6s compared to 52s on master.', '', '52s', '6s'],
  [
    'I also saw a speedup (0.2 seconds vs. 1.9 seconds) when asking for all gates.',
    '',
    '1.9 seconds',
    '0.2 seconds',
  ],
  ['It is much faster: 52s vs 6s on my laptop.', '', '52s', '6s'],
  ['It is much faster now, 6s instead of 52s.', '', '52s', '6s'],
  ["I'm seeing 6s now where it was 52s.", '', '52s', '6s'],
  ['For a year of gauges the response time is 6s instead of 52s.', 'the response time', '52s', '6s'],
  ["We're down to 3 queries from 208.", 'queries', '208', '3'],
  ['Down to 6 minutes (from 52).', '', '52', '6 minutes'],
  ['On my machine this goes from 52s to 6s.', '', '52s', '6s'],
  ['Planning time (before/after): 52s / 6s', 'Planning time', '52s', '6s'],
])('two figures and the way between them: %s', (text, thing, from, to) => {
  expect(barePair(text)).toEqual({ thing, from, to })
})

it.each([
  'It is no faster: 6s vs 7s.',
  'It should be faster: 6s instead of 52s.',
  'Deploys take 6 minutes instead of 20.',
  'Set the limit to 6s instead of 52s.',
  'Faster on two gates: 3 of 8.',
])('and what is no such pair: %s', (text) => {
  expect(barePair(text)).toBeUndefined()
})

it('a gain is told of what was done', () => {
  const { resumeBullet, starStory } = analyse(
    'Rewrote the sluice planner to keep its tables open.\n\nOn my machine this goes from 52s to 6s.',
  )
  expect(resumeBullet).toBe(
    'Rewrote the sluice planner to keep its tables open, cutting the time from 52s to 6s.',
  )
  expect(starStory.result).toBe('The time went from 52s to 6s.')
})
