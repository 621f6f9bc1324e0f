import { expect, test } from 'vitest'
import { hasTaskSlip, withVerbsJoined } from './task-slips.ts'

test.each([
  'I had to get rid of an issue where a lid that was bent.',
  'I had to find out why out of paper and fix it.',
  'I had to make sure that What was left in the oven.',
  'I had to get what working again.',
  '"I was in charge of the oven.',
  'I had to find out up.',
  'I had to keep the ferry will still leave from turning.',
  'I had to fix the could open gates.',
  'I had to use for the stall.',
  'I had to build mine with a second lamp.',
  'I had to find out which shelf we thought the forks belonged.',
  'I had to fix immediately as part of the second round.',
  'I had to run into a leak in the cellar.',
  'I had to grease the hinge I remembered I had no grease.',
  'I had to get more rest and was not needed.',
  "We had to update the menu and the oven didn't heat on Monday.",
])('a task that is cut off, says no thing or is nothing to do has a slip: %s', (task) => {
  expect(hasTaskSlip(task)).toBe(true)
})

test.each([
  'I had to get rid of an issue where the lid fell off.',
  "I had to find out why the oven didn't heat and fix it.",
  'We had to find out why guests waited and the bell did not ring.',
  'I had to make sure that the lid stayed shut.',
  'I had to get this done.',
  'I had to apply for a stall at the fair.',
  'I had to find out which lamp was dim.',
  'I had to list the things I had to buy.',
  'I had to print "open" and "shut" on the sign.',
])('a whole task has none: %s', (task) => {
  expect(hasTaskSlip(task)).toBe(false)
})

test.each([
  ['I had to clean the lid, remove old paint.', 'I had to clean the lid and remove old paint.'],
  ['I had to clean lids, remove paint, add a bell.', 'I had to clean lids, remove paint, and add a bell.'],
  ['I had to clean the lid and clean the box.', 'I had to clean the lid and the box.'],
  [
    'I had to clean the lid of the oven and clean the box.',
    'I had to clean the lid of the oven and clean the box.',
  ],
  ['I had to clean the lid by Ann, thanks and oil it.', 'I had to clean the lid by Ann and oil it.'],
  ['I had to buy forks and already hang the bell.', 'I had to buy forks and hang the bell.'],
  ['I had to buy forks, spoons.', 'I had to buy forks and spoons.'],
  ['I had to buy forks, quickly washed spoons.', 'I had to buy forks, quickly washed spoons.'],
  ['I had to Make sure that the lid shut.', 'I had to make sure that the lid shut.'],
  ['I had to make Detection also find crumbs.', 'I had to make detection also find crumbs.'],
  ['I had to keep Discord from ringing.', 'I had to keep Discord from ringing.'],
  ['I had to remember to oil the hinge.', 'I had to oil the hinge.'],
  ['I had to add also a bell to the door.', 'I had to add a bell to the door.'],
  ['I had to clean the lid of the oven, scrubbing.', 'I had to clean the lid of the oven.'],
  ['I had to test the bell and a few days ago.', 'I had to test the bell.'],
  ['I had to test the bell a few days back.', 'I had to test the bell.'],
  ['We had to move 2024-05-01 from oak to pine.', 'We had to move from oak to pine.'],
])('verbs are joined as one says them: %s', (task, joined) => {
  expect(withVerbsJoined(task)).toBe(joined)
})
