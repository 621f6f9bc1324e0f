import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

it.each([
  [
    'Moved the ticket office to the new payment service for all three harbours (after asking the crews).',
    'Moved the ticket office to the new payment service for all three harbours.',
  ],
  [
    'Cut the boot time of every lamp on the long pier (from 40 s to 9 s) by loading drivers late.',
    '40 s to 9 s',
  ],
  ['Added retries to the pump driver (jitter, backoff).', '(jitter, backoff)'],
])('leaves out what brackets explain in words: "%s"', (note, told) => {
  expect(analyse(note).resumeBullet).toContain(told)
})
