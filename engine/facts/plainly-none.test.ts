import { expect, test } from 'vitest'
import { isPlainlyNone } from './plainly-none.ts'

test.each([
  'The second gate still needs work.',
  'There are still two warnings on the pier page.',
  'Now it does not really boot.',
  'The ferry page is much slower now because of the banner.',
  'My problem was that the tide came first.',
  'Was using 70 instead of 0.7 for the split.',
  'Buoy file too small: expected at least 12 bytes, but got 0 bytes.',
  'The site experienced 60 second timeouts.',
  'Lines added: 178',
  '278 files changed, +10 / -4',
  '252 step = get(file.root)',
  '------------------ ann lee 11/23/19 7:30 pm',
])('is no outcome: %s', (body) => expect(isPlainlyNone(body)).toBe(true))

test.each([
  'The gate no longer fails to open.',
  'The page does not crash anymore.',
  'All 881 tests pass.',
  'The problem was fixed for good.',
  'It runs without errors now.',
  'Timeouts fell from 40 to 2 a day.',
])('may be one: %s', (body) => expect(isPlainlyNone(body)).toBe(false))
