import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { askedBefore, intendedBefore, namedBoth, namedOurs, proposedBefore } from './asked-before.ts'

it('names what was asked and looked into', () => {
  expect(askedBefore('I looked into it this week.', 'Could we sell the old boat?')).toBe(
    'I looked into selling the old boat this week.',
  )
  expect(askedBefore('I looked into it.', 'The old boat leaks.')).toBeUndefined()
})

it('names what is ours by what is theirs', () => {
  expect(namedOurs('Ours took 9 hours.', "The island's ferry needs 2 hours.")).toBe('Our ferry took 9 hours.')
  expect(namedOurs('Ours took 9 hours.', 'It rained.')).toBeUndefined()
})

it('names both of two', () => {
  expect(namedBoth('Both are sealed.', 'Painted the hull and found two small cracks on the way.')).toBe(
    'Both small cracks are sealed.',
  )
  expect(namedBoth('All three are sealed.', 'Found two cracks.')).toBeUndefined()
})

it('names what was proposed in vain', () => {
  expect(
    proposedBefore('So I moved it to the yard.', [
      'I proposed splitting the shed in two',
      'the owner said no.',
    ]),
  ).toBe('So I moved the shed to the yard.')
})

it('names what one meant to do it to', () => {
  expect(intendedBefore('Removed it from two cellars.', 'Wanted to get rid of the steam pump.')).toBe(
    'Removed the steam pump from two cellars.',
  )
  expect(intendedBefore('Painted it.', 'Wanted to get rid of the steam pump.')).toBeUndefined()
})

it.each([
  ['The boats came late and it was a missing buoy at pier.4. Added it.', 'Added the buoy at pier.4'],
  ['I checked the crane and the hook was bent. Replaced it.', 'replaced the hook'],
  [
    'Proposed selling the barge and the owner agreed. Removing the winch took 9 t off the hull.',
    'removed the winch',
  ],
  ['Added a gate to the pier after a storm took us down twice.', 'Added a gate to the pier'],
  ['The diver found 31 faults. I mended 24 and closed 5 as harmless.', '24 of the 31 faults'],
])('tells in full what was added or mended: %s', (text, told) => {
  expect(analyse(text).resumeBullet).toContain(told)
})

it('tells a figure of ours, and no others', () => {
  const { resumeBullet, starStory } = analyse(
    "The neighbour's mill grinds a sack in 4 min. Ours took 11 min. I dressed the stones and oiled the shaft, and it is at 7 min now.",
  )
  expect(resumeBullet).not.toMatch(/[Oo]urs|4 min/)
  expect(starStory.result).toContain('from 11 min to 7 min')
})
