import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { readNowOf, readThenAndNow } from './then-and-now.ts'

test.each([
  [
    'Baking used to take three hours; now it takes one.',
    'Baking used to take three hours',
    'Baking now takes one instead of three hours',
  ],
  [
    'The oven queue used to hold 40 trays and is down to 6.',
    'The oven queue used to hold 40 trays',
    'The oven queue is down from 40 trays to 6',
  ],
  [
    'The mixer failed one batch in five before; in the last 30 batches it failed once.',
    'The mixer failed one batch in five',
    'In the last 30 batches the mixer failed once',
  ],
  ['We used to bake twice a week; now we bake daily.', 'We used to bake twice a week', 'We now bake daily'],
])('%s', (body, was, is) => {
  expect(readThenAndNow(body)).toEqual({ was, is })
})

test.each([
  ['The proofing was 7 hours.', 'Now it is 4 hours.', 'The proofing is now 4 hours instead of 7 hours'],
  [
    'Cooling had crept up to 50 minutes.',
    "It's now down to 20 minutes.",
    'Cooling is down from 50 minutes to 20 minutes',
  ],
])('%s %s', (before, after, now) => {
  expect(readNowOf(before, after)).toBe(now)
})

test.each([
  ['The ovens took 9 minutes.', 'It is now 14:00.'],
  ['The ovens took 9 minutes.', 'Now we need a second one.'],
  ['The oven took 9 minutes.', 'Now it uses 4 kWh.'],
])('%s %s tells no turn', (before, after) => {
  expect(readNowOf(before, after)).toBeUndefined()
})

test('how it was opens the story, how it is ends it, and the bullet tells both', () => {
  const { resumeBullet, starStory } = analyse(
    'The baking window was 7 hours and blocked the vans. I rearranged the trays and added two racks. Now it is 4 hours.',
  )
  expect(starStory.situation).toBe('The baking window was 7 hours and blocked the vans.')
  expect(starStory.result).toBe('The baking window went from 7 hours to 4 hours.')
  expect(resumeBullet).toContain('from 7 hours to 4 hours')
})
