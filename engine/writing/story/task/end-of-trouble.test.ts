import { expect, test } from 'vitest'
import { analyseSnap } from '../../../analyse-snap.ts'
import { broughtBack } from '../situation/thing-broken.ts'
import { faultMended } from './fault-mended.ts'

test.each([
  [
    'Customers got timeout errors in the cart whenever the shop was busy',
    'put an end to the timeout errors in the cart',
  ],
  [
    'Nurses reported crashes of the ward tablet when two forms were open',
    'put an end to the crashes of the ward tablet',
  ],
  ['The vendor tried to hide relay crashes', 'put an end to the relay crashes'],
  ['The gate returned 500 errors due to a full pool', 'put an end to the 500 errors'],
  [
    'There were several encoding issues with the French files',
    'fix the encoding issues with the French files',
  ],
  ['Feeding the hens at night led to memory leaks', 'put an end to the memory leaks'],
  ['The current recipe had some known bugs', 'fix these bugs'],
  ['I got a new oven issue in the afternoon', 'fix the new oven issue'],
  ['We spoke of nearly all problems with the oven', 'fix the problems with the oven'],
  ['The flour had marker issues in the mill (e.g. two marks)', 'fix the marker issues in the mill'],
  ['There were crane and quay regressions', 'fix the crane and quay regressions'],
  ['I had a bug where pushing the bell rang twice', 'fix this bug'],
  ['There was a race condition in our seat plan with two guests', 'fix the race condition in our seat plan'],
  ['The customer reported wrong prices on invoices to Norway', 'fix the wrong prices on invoices'],
  ['Mia and Tom were fixing an issue with the gate', undefined],
  ['There were no errors in the log', undefined],
  ['The error handling was hard to read', undefined],
  ['It hung after an error', undefined],
])('which fault had to end: %s', (told, end) => {
  expect(faultMended(told)).toBe(end)
})

test.each([
  ['Alerts said that the ticket shop was unreachable', 'bring the ticket shop back'],
  ['On Monday the scanner in the bay stopped responding', 'get the scanner in the bay working again'],
  ['We shipped a change that caused our gate to go down', 'bring our gate back'],
  ['The licence of the plotter expired during the fair', 'renew the licence of the plotter'],
  ['After the storm, the lift was no longer running', 'bring the lift back'],
  ['Lift 4 was unreachable', 'bring lift 4 back'],
  ['Our water provider had an outage', undefined],
  ['When the pump failed, water ran over', undefined],
  ['Attempts to reach the boiler failed', undefined],
])('what had to be brought back: %s', (told, end) => {
  expect(broughtBack(told)).toBe(end)
})

test.each([
  [
    'There was a bug where members could borrow two books with one card. I added a lock on the loan record.',
    'I had to find out why members could borrow two books with one card and fix it.',
  ],
  [
    'The oven was down on Friday night. I swapped the fuse and ordered a spare one.',
    'I had to find out why the oven was down on Friday night and fix it.',
  ],
])('a task names what was out of order: %s', (note, task) => {
  const { starStory } = analyseSnap(note, { today: '2026-03-10', autoDetectDate: true, smartPriority: true })
  expect(starStory.task).toBe(task)
})
