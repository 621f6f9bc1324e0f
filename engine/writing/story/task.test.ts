import { expect, test } from 'vitest'
import { analyseSnap } from '../../analyse-snap.ts'

const taskOf = (text: string) =>
  analyseSnap(text, { today: '2026-11-14', autoDetectDate: true, smartPriority: true }).starStory.task

test.each([
  [
    'Kitchen log\n\nThe goal was to print every order twice. I bought a second printer.',
    'I had to print every order twice.',
  ],
  [
    'Kitchen log\n\nThe original goal was simple: print every order twice. I bought a second printer.',
    'I had to print every order twice.',
  ],
  [
    'Kitchen log\n\nThe goal was to write one list from which all slips are printed. I installed a second printer.',
    'I had to write one list.',
  ],
  [
    'Fix the print queue\n\nThe print queue can get stuck in a loop due to a race between two jobs.',
    'I had to keep the print queue from getting stuck in a loop.',
  ],
  [
    'Print queue\n\nI moved the order printer to the counter so that the waiters can see their orders.',
    'I had to make sure that the waiters could see their orders.',
  ],
])('the task is what had to hold in the end: "%s"', (note, told) => {
  expect(taskOf(note)).toBe(told)
})

test.each([
  'Printer log\n\nThe next goal is to print every order twice. I installed a second printer for the kitchen.',
  'Printer log\n\nI met with Pete. I installed a second printer for the kitchen.',
  'Printer log\n\nI fixed the bug. I installed a second printer for the kitchen.',
])('the task is no plan, no meeting and no nameless bug: "%s"', (note) => {
  expect(taskOf(note)).toMatch(/^I had to install a second printer/)
})
