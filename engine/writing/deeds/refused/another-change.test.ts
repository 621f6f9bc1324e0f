import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

test('what an earlier change did is not told as done by this one', () => {
  const text = `Fix crane brake broken from #812

Fixes the harbour crane brake which was broken since #812.

PR #812 made sure that the brake stays on during boot. A guard was added to brake.S to save the state of the drum on the stack. The problem is that a later pop was overlooked, which spoilt the drum.`
  expect(bulletOf(text)).not.toMatch(/guard/)
})

test('a list of pull requests tells what was done in each', () => {
  const text =
    'Week 12\n\n- PR #812 added a guard to the harbour crane brake\n- PR #815 removed the old drum driver'
  expect(bulletOf(text)).toMatch(/guard/)
})

test('what a list announces as there already is no deed', () => {
  const text = `feat: add tide lock to the ferry dialog

- Added the tide lock hook to the ferry dialog
- Removed the second key listener
- Existing locks already in place in the other dialogs:
  - BerthDialog: uses the tide lock directly
  - crane.jsx: uses the lock component around it`
  expect(bulletOf(text)).not.toMatch(/used/)
})

test.each([
  'The harbour gate was configured to read the keys from the wrong drawer. The tide was out.',
  'The harbour gate was incorrectly wired to the crane. The tide was out.',
])('what was set wrong was nobody’s deed: %s', (text) => {
  expect(bulletOf(text)).not.toMatch(/^(?:configured|wired)/i)
})

test('what something meant one had to do was done', () => {
  expect(bulletOf('A kernel update meant that I had to port the tide service from cron to timers.')).toMatch(
    /^Ported the tide service from cron to timers/,
  )
})

test('the subject line of a change that a fault was traced to is quoted', () => {
  const text = `Since last week the harbour radio is silent half of the day.

I bisected it down to:

3f2a91c07d is the first bad commit
     radio: use paged versions of the channel calls

Reverting it brings the sound back.`
  expect(bulletOf(text)).not.toMatch(/paged/)
})
