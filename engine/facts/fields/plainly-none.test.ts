import { expect, test } from 'vitest'
import { isPlainlyNone, isRegret } from './plainly-none.ts'

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
  'Guests were unable to leave from noon to six.',
  'The ferry desk was offline for almost two hours.',
  'This change led to a wrong stop on floor nine.',
  'The spike disrupted the ferry line.',
  'Better lamps remain a personal goal of mine.',
  'Safety is our top priority.',
  'Now it is Sunday noon.',
  'The ETA for the new pier is a month.',
  'Now the crew needs to hang the door.',
  'The first pump needs a part.',
  'As it ran dry, the pump rebooted again and again.',
])('is no outcome: %s', (body) => expect(isPlainlyNone(body)).toBe(true))

test.each([
  'The gate no longer fails to open.',
  'The page does not crash anymore.',
  'All 881 tests pass.',
  'The problem was fixed for good.',
  'The ferry is in sync with the tide table.',
  'It runs without errors now.',
  'Timeouts fell from 40 to 2 a day.',
  'The desk was offline, and it is back since noon.',
  'Guests no longer need a new badge.',
  'The pump needs a third of the power.',
  'This change led to a quieter hall.',
])('may be one: %s', (body) => expect(isPlainlyNone(body)).toBe(false))

test.each([
  'The builder should have drawn a second plan.',
  'This was an error; plans should not be edited by hand.',
  'We failed to notice a missing bolt in the hinge.',
  'I thought I had fixed this last spring.',
  'This change caused an outage of the lift.',
])('looks back upon what went wrong: %s', (body) => expect(isRegret(body)).toBe(true))

test.each([
  'We redrew the plan and resumed the work.',
  'The change led to a quieter hall.',
  'It should have been oiled, so I oiled it.',
])('tells what was done: %s', (body) => expect(isRegret(body)).toBe(false))
