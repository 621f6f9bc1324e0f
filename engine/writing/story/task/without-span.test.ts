import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { withoutSpan } from './without-span.ts'

test.each([
  ['open for 40 minutes on 4 March', 'open'],
  ['take cards around 2am', 'take cards'],
  ['answer for about an hour', 'answer'],
  ['open the gate for the crew', 'open the gate for the crew'],
  ['run on the small board', 'run on the small board'],
])('how long it was so is left out: %s', (tail, told) => {
  expect(withoutSpan(tail)).toBe(told)
})

test('nobody had to make a gate open for as long as it did not', () => {
  const { starStory } = analyse(
    'The sluice gate did not open for 40 minutes on 4 March because the relay board had lost its settings. I loaded the settings again from the laptop.',
  )
  expect(starStory.task).not.toMatch(/40|March/)
})
