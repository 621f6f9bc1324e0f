import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const taskOf = (text: string) => analyse(text).starStory.task

test('what went wrong for sure had to be found out, though no word names the fault', () => {
  const text =
    'Till notes\n\nSome of the orders from the bar were not showing on the big screen. The manual of the till explains a lot.'
  expect(taskOf(text)).toMatch(/^I had to (?:find out why|make sure|get) .*orders/)
})

test.each([
  [
    'Kitchen log\n\nThe problem was that the oven was wrongly keeping the old heat setting after each restart. I wrote a small script.',
    'I had to keep the oven from wrongly keeping the old heat setting.',
  ],
  [
    'Kitchen log\n\nThe problem is that the cart is having trouble moving in a straight line. I wrote a small script.',
    'I had to make sure that the cart could move in a straight line.',
  ],
])('a trouble is turned round, however it went wrong: %j', (text, task) => {
  expect(taskOf(text)).toBe(task)
})
