import { expect, test } from 'vitest'
import { findProse } from '../../../facts/fields/prose.ts'
import { readDocument } from '../../../text/lines/document.ts'
import { turnedRound } from './turned.ts'

function turnsIn(text: string): (string | undefined)[] {
  return findProse(readDocument(text)).all.map(turnedRound)
}

test.each([
  [
    'The print queue can get stuck in a loop due to a race between two jobs.',
    'keep the print queue from getting stuck in a loop',
  ],
  ['The guests could not pay on Sundays.', 'make sure that the guests could pay on Sundays'],
  ['The till does not print the tax number.', 'make sure that the till printed the tax number'],
  ['The waiters were unable to split a bill.', 'make sure that the waiters could split a bill'],
  ['The till fails to open the drawer.', 'get the till to open the drawer'],
  ["The till wasn't printing the tax number.", 'get the till to print the tax number'],
  ['The stock count is too slow.', 'make the stock count faster'],
  ['The till kept printing empty slips.', 'keep the till from printing empty slips'],
  [
    '## Problem\n\nThe till was sending every order twice to the bar, so guests complained.',
    'keep the till from sending every order twice to the bar',
  ],
  [
    'Redis server could not be found by the till.',
    'make sure that the Redis server could be found by the till',
  ],
  ['The old till just could not print.', 'make sure that the old till could print'],
  ['Tons of slips could not be printed.', 'make sure that tons of slips could be printed'],
  ['The till did not open at all.', 'make sure that the till opened'],
  ['The till kept losing slips every few minutes in May.', 'keep the till from losing slips'],
  ['Printer was not reachable from the bar.', 'make sure that the printer was reachable from the bar'],
  ['The slips were deleted on every run, so guests waited twice.', 'keep the slips from being deleted'],
  ['The menu was not visible on small screens.', 'make sure that the menu was visible on small screens'],
])('%s', (text, told) => {
  expect(turnsIn(text)).toContain(told)
})

test.each([
  'The till crashed on Monday.',
  'The certificate expired the day before.',
  'It does not print.',
  'The till did not only print the tax number.',
  'The shop was growing fast.',
])('what is over, or cannot be named, is not turned round: %s', (text) => {
  expect(turnsIn(text).filter(Boolean)).toEqual([])
})
