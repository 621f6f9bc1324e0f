import { expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

it.each([
  'I switched the clock of the panel to 168 MHz, and it ran as expected.',
  'I lowered the idle current of the target board to 3 mA.',
  'I cut the sync to 40 s, which was sooner than expected.',
  'I set the window of the prediction to 3 s.',
  'I replaced the potentiometer of the dimmer with one of 10 kOhm.',
])('a figure beside words of hope that hope for nothing may be told: %s', (note) => {
  const figure = /\d+ [A-Za-z]+/.exec(note)?.[0] ?? ''
  expect(analyse(note).resumeBullet).toContain(figure)
})

it.each(['I rewrote the sync and expect a run of 40 s.', 'I rewrote the sync; the target is 40 s.'])(
  'a figure that is only hoped for is told of no deed: %s',
  (note) => {
    expect(analyse(note).resumeBullet).not.toContain('40 s')
  },
)
