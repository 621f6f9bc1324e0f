import { expect, test } from 'vitest'
import { isPlainlyNone } from './plainly-none.ts'

test.each([
  'The second gate still needs work.',
  'There are still two warnings on the pier page.',
  'Now it does not really boot.',
  'The ferry page is much slower now, since the banner is large.',
  'My problem was that the tide came first.',
  'Was reading metres rather than feet from the gauge.',
  'Buoy list is short: expected nine rows but found none.',
  'The site experienced 60 second timeouts.',
  'The second leak is with the harbour team.',
  'The lamp of the pier is still on hold.',
  'The other two buoys are scheduled for next week.',
  'Lines added: 178',
  '278 files changed, +10 / -4',
  '252 step = get(file.root)',
  '------------------ ann lee 4/9/21 6:15 pm',
])('is no outcome: %s', (body) => expect(isPlainlyNone(body)).toBe(true))

test.each([
  'The gate no longer fails to open.',
  'The page does not crash anymore.',
  'All 881 tests pass.',
  'The problem was fixed for good.',
  'The ferry is in sync with the tide table.',
  'It runs without errors now.',
  'Timeouts fell from 40 to 2 a day.',
])('may be one: %s', (body) => expect(isPlainlyNone(body)).toBe(false))
