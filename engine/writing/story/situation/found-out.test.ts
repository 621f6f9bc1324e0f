import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { foundInstead } from './found-out.ts'

it.each([
  [
    'I initially suspected that the bell was cracked, however after a long climb I discovered that the rope was frayed',
    'the rope was frayed',
  ],
  [
    'We thought the wind was to blame, but then we realized that the shutter was loose',
    'the shutter was loose',
  ],
])('what one took for the cause at first is left out: %s', (body, cause) => {
  expect(foundInstead(body)).toBe(cause)
})

it.each([
  'I suspected that the bell was cracked.',
  'We thought the wind was to blame, but it was not.',
  'I discovered that the rope was frayed.',
])('nothing was found instead: %s', (body) => {
  expect(foundInstead(body)).toBeUndefined()
})

it('a story opens with the cause that was found', () => {
  const { situation } = analyse(
    'I first assumed that the bell did not ring because of the frost, but then I found out that the rope of the bell was frayed and slipped off the wheel. I spliced a new rope and oiled the wheel.',
  ).starStory
  expect(situation).toMatch(/^The rope of the bell was frayed/)
})
