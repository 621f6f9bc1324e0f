import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const taskOf = (text: string) => analyse(text).starStory.task

test('what went wrong for sure had to be found out, though no word names the fault', () => {
  const text =
    'Till notes\n\nSome of the orders from the bar were not showing on the big screen. The manual of the till explains a lot.'
  expect(taskOf(text)).toBe(
    'I had to find out why some of the orders from the bar were not showing on the big screen and fix it.',
  )
})

test.each([
  [
    'Replace strict lookups with loose ones in the planner\n\nWhen checking whether a berth was free, the query would return 0 rows for new boats, causing a 406 error.',
    'I had to fix the 406 error.',
  ],
  [
    'Bind the tide map to the border mode\n\nOur rows were packed tight, so the printer stopped working for all maps.',
    'I had to get the printer working again.',
  ],
])('a fault with a name had to end, where the action is about to say the deed: %j', (text, task) => {
  expect(taskOf(text)).toBe(task)
})

test('how often it went wrong is no thing to get working', () => {
  const text =
    'The build took 40 minutes and often failed on the last step. I split it into three jobs. It takes 12 minutes now.'
  expect(taskOf(text)).not.toMatch(/often/)
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

test.each([
  [
    'what was only suspected',
    'My crew suspected a hull crash. It was a loose rope in the end. I spliced all ropes on board.',
    /crash|suspect/,
  ],
  [
    'why somebody did it',
    'The intern broke the winch on Monday. I added a guard to the winch.',
    /why the intern/,
  ],
  [
    'what a test did not show',
    'Our trial showed no real difference between the sails. I sold the new one.',
    /show/,
  ],
  [
    'an outage by its hours',
    'The harbour had a 3 hour outage. I moved the boats to the east pier.',
    /hour outage/,
  ],
])('%s is no task', (_what, text, task) => {
  expect(taskOf(text)).not.toMatch(task)
})

test('what one was asked to do is the task, though nobody says "I"', () => {
  expect(taskOf('Was asked to bring the toll under 1 euro. I merged two desks and sold a boat.')).toBe(
    'I had to bring the toll under 1 euro.',
  )
})

test.each([
  ['Printed a new cover for the sluice gear. It fits but is too loud.', /loud/],
  ['Replaced the bell of the pier with a horn. Noise is down by 40%.', /40%/],
])('what is so since the deed does not open the story: %s', (text, since) => {
  expect(analyse(text).starStory.situation).not.toMatch(since)
})

test.each([
  [
    'Tide notes\n\nIn the spring the left sluice would sometimes show strange marks at the height of the mill wheel. The wheel has nine spokes.',
    'I had to resolve this.',
  ],
  [
    'Sluice\n\nAfter a few seconds the sluice motor failed with an error on the second lock. Analysed the second lock with a lamp. I measured the chain of the lock.',
    'I had to fix the error on the second lock.',
  ],
  [
    'One thing that I had to look into was that the lids were not stored beside the jars as in the plan. I found this out because my jars stayed open.',
    /^I had to find out why the lids were not stored beside the jars/,
  ],
])('is what is left where no aim is told, and no look at it: %j', (text, task) => {
  expect(taskOf(text)).toMatch(task)
})
