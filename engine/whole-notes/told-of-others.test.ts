import { describe, expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

describe('what nobody did, or somebody else', () => {
  test('a pair of words is no order to double', () => {
    const { resumeBullet } = analyse(
      'Split the gate controller\n\nOne file held it all.\n\n- lock.ts: load, rotate\n- bell.ts: double ring pattern',
    )
    expect(resumeBullet).not.toMatch(/doubled/i)
  })

  test('a place that was done over three nights was not performed', () => {
    const { resumeBullet } = analyse('Painted the annex first. Production was done over three nights.')
    expect(resumeBullet).not.toMatch(/performed|completed production/i)
  })

  test('the customer who confirmed it was not confirmed', () => {
    const { starStory } = analyse(
      'The lamps went out at noon. We replaced two fuses. Customer confirmed on Friday.',
    )
    expect(starStory.result).not.toContain('was confirmed')
  })

  test('what the trouble did is not what came of the work', () => {
    const { starStory } = analyse(
      '## Root cause\n\nThe belt was worn.\n\n## What we did\n\n- replaced the belt of the press\n\n## Impact\n\n41 bakers, about 300 failed loaves between 9:10 and 14:35.',
    )
    expect(starStory.result).not.toContain('failed')
  })

  test('what rose before anything was done is the trouble', () => {
    const { starStory } = analyse(
      'p99 of the gate rose from 400 ms to 12 s after the new bell was hung. We rolled it back at noon. p99 is back at 380 ms.',
    )
    expect(starStory.situation).toContain('rose from 400 ms to 12 s')
  })

  test('what was done after a gain did not bring it about', () => {
    const { resumeBullet } = analyse(
      'Moved our test oven from gas to steam. Most trays fit. Baking time dropped from 11 minutes to 4. Wrote a guide for the bakers.',
    )
    expect(resumeBullet).not.toMatch(/by writing/)
  })

  test('what is told in one breath with a deed came of that one', () => {
    const { resumeBullet } = analyse(
      'Rebuilt the north gate of the yard in oak. Plugged a leak in the pump, the cellar stays dry now.',
    )
    expect(resumeBullet).not.toMatch(/in oak, (?:so that|with)/)
  })

  test('what a thing does at times was not done by the writer', () => {
    const { starStory } = analyse(
      'Jan 3: added a bell to the gate\nJan 5: rings when somebody opens the gate',
    )
    expect(starStory.action).toBe('I added a bell to the gate.')
  })

  test('what went on by itself was not done by the writer', () => {
    const { resumeBullet } = analyse(
      'A lamp was lit at every turn. I fixed it so that only the last one burns.',
    )
    expect(resumeBullet).toBe('Made sure that only the last one burns because a lamp was lit at every turn.')
  })

  test('an arrow that leads somewhere is no change of a figure', () => {
    expect(analyse('- Pipe 3\u21925 opened with lid=0\n- Pump 5 stopped').resumeBullet).not.toContain(
      'from 3 to 5',
    )
  })
})
