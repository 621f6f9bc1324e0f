import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { shareGain } from './share-gain.ts'

it.each([
  ['60% improved start-up time', 'improved start-up time by 60%'],
  ['70% reduced allocations (probably more)', 'reduced allocations by 70%'],
  ['A 40% reduction in build time', 'reduced build time by 40%'],
  ['15% drop of idle current', 'cut idle current by 15%'],
])('how much better something got is told as a deed: %s', (told, gain) => {
  expect(shareGain(told)).toBe(gain)
})

it.each(['60% of the tests', '40% increased load', 'Reduced the load by 40%'])('but not %s', (told) => {
  expect(shareGain(told)).toBeFalsy()
})

it('two of them are told together where the note tells nothing else', () => {
  const { resumeBullet } = analyse(
    'Tide chart performance\n\nThe final results are:\n- 60% improved drawing speed.\n- 70% reduced memory use (probably more because the old figure is rounded).',
  )
  expect(resumeBullet).toMatch(/^Improved drawing speed by 60% and reduced memory use by 70%/)
})
