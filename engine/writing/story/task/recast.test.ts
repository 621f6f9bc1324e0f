import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { recast } from './recast.ts'

test.each([
  ['use a second tray to print on both sides', 'print on both sides'],
  ['fix three bugs in the price list', 'get rid of three bugs in the price list'],
  ['reduce the waiting time by printing orders early', 'find a way to reduce the waiting time'],
  ['change the code to round the tax once', 'make the code round the tax once'],
  ['set up a printer which knows both sizes', 'set up a printer'],
])('a deed that is told as done is set as a task in other words: %s', (deed, told) => {
  expect(recast(deed)).toBe(told)
})

test.each(['order another roll of paper', 'make use of the old till', 'use the tray'])(
  'what is a task as it stands is left alone: %s',
  (deed) => {
    expect(recast(deed)).toBe(deed)
  },
)

test('what the work was for is told as the task rather than the deed that follows', () => {
  const { task } = analyse(
    'Kitchen log\n\nI rewired the order printer on Monday. This lets the waiters print from the bar.',
  ).starStory
  expect(task).toBe('I had to let the waiters print from the bar.')
})

test('what is applied to a thing is no deed of that thing', () => {
  expect(recast('apply new paint to menu cards for the terrace')).toBe(
    'apply new paint to menu cards for the terrace',
  )
})
