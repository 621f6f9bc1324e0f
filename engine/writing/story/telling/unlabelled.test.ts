import { describe, expect, it } from 'vitest'
import { unlabelled } from './unlabelled.ts'

describe('a label', () => {
  it('puts no verb into a name', () => {
    expect(unlabelled('This causes an out of bounds read in the till.')).toBe(
      'This causes an out of bounds read in the till.',
    )
  })

  it.each([
    ['UPDATE: all parsers are done.', 'all parsers are done.'],
    ['3 - The fan is loud.', 'The fan is loud.'],
    ['Challenge 2: The fan is loud.', 'The fan is loud.'],
    ['Decision (May 4): The fan is loud.', 'The fan is loud.'],
    ['Measured improvement: The fan is quieter.', 'The fan is quieter.'],
    ['#412: This cuts the build.', 'This cuts the build.'],
    ['4 Jul 13:39: The site is back.', 'The site is back.'],
    ['08:15-11:30 3.25h wired both lamps.', 'wired both lamps.'],
    ['The piers 1 \u2192 2 \u2192 3 are one.', 'The piers 1 \u2192 2 \u2192 3 are one.'],
    ['(The old path stays.)', 'The old path stays.'],
    ['parser #31: The lexer copies each token.', 'The lexer copies each token.'],
    ['\u2713 All lamps are lit.', 'All lamps are lit.'],
    ['As shown above, the pump starts in time.', 'the pump starts in time.'],
    ['The load fell by half, as you can see in the chart below', 'The load fell by half'],
    ['Lost Orders: ~40 shop orders failed at noon', 'About 40 shop orders failed at noon'],
    ["Monday's notes: Today I wired both lamps.", 'Today I wired both lamps.'],
    ['Day: Friday, I spent an hour on the fan.', 'I spent an hour on the fan.'],
    ["Today's progress: built a gate for the yard.", 'built a gate for the yard.'],
    ['If we type in the box: 2 eggs', 'If we type in the box: 2 eggs'],
  ])('is not said: %s', (written, said) => {
    expect(unlabelled(written)).toBe(said)
  })

  it.each([
    ['Time to recover: 1h 20m', 'Time to recover was 1h 20m'],
    ['Failed jobs per night: 2, from 31', 'Failed jobs per night were 2, from 31'],
    ['https://status.example.org/ was answering 502.', 'The site was answering 502.'],
    ['Mail server down', 'Mail server was down'],
    ['Lab freezer out of space again', 'Lab freezer was out of space again'],
    ['Bar totals off by two cents', 'Bar totals were off by two cents'],
    ['Remove the broken lamp in hall two', 'Remove the broken lamp in hall two'],
    ['The kiln ran out of gas', 'The kiln ran out of gas'],
    ['Its wasting half the disk.', "It's wasting half the disk."],
    ['The nightly suite: 412 passed, 0 failed', 'In the nightly suite, 412 passed, 0 failed'],
    ['Without the cache: 9.2 s', 'Without the cache, it was 9.2 s'],
    ['Bundle size 31MB → 24MB.', 'Bundle size went from 31MB to 24MB.'],
    ['It shrank (9 s -> 4 s in CI).', 'It shrank (from 9 s to 4 s in CI).'],
  ])('gets the verb that its value lacks: %s', (written, said) => {
    expect(unlabelled(written)).toBe(said)
  })
})
