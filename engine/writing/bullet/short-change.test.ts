import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

test.each([
  [
    'Add support for tide-backed berths\n\nThis means that we can restart the quay without moving every boat out.',
    'Added support for tide-backed berths, making it possible to restart the quay without moving every boat out.',
  ],
  [
    'Drop berths table\n\n**Why**: Berths are now stored in the tide log',
    /because berths were stored in the tide log/,
  ],
  [
    'Boat collision changes\n\n- Ferries no longer collide with buoys',
    /^Stopped ferries from colliding with buoys/,
  ],
  [
    'crane: prevent stalls and improve drum consistency\n\nTo achieve this, when choosing a load, we now always pick the one with the earliest tide.',
    /^Prevented stalls and improved drum consistency by picking the one/,
  ],
])('a short change is told with what its text says of it: %s', (text, bullet) => {
  if (typeof bullet === 'string') expect(bulletOf(text)).toBe(bullet)
  else expect(bulletOf(text)).toMatch(bullet)
})

test.each([
  [
    'Add tide-backed berths\n\nExplain the changes you are proposing with this pull request.\n\nThis PR moves berths from the log to the tide table.',
    /explained/i,
  ],
  [
    'Give the row on all errors of the tide import\n\nThis PR adds the row to every berth. A second error was detected while checking the tide table.',
    /detected/i,
  ],
  ['Boat notes for the quay\n\n- Old ferries no longer work with the new buoys', /stopped/i],
])('what a template asks for, an error that came up and what was lost is no deed: %s', (text, not) => {
  expect(bulletOf(text)).not.toMatch(not)
})

test('what only the pull request shows is left out of a list', () => {
  const text =
    'Implement tide yielding\n\nThis also includes a fix for yielding from small cranes where the drum would stop working before its queue was empty. Fixes the stalls that this patch had previously.'
  expect(bulletOf(text)).not.toMatch(/the patch/)
})
