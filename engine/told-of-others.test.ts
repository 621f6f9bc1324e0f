import { describe, expect, test } from 'vitest'
import { analyse } from './testing/analyse.ts'

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

  test('two orders of a fix are two deeds', () => {
    const { resumeBullet } = analyse(
      'Bug: weights off by one gram\nCause: rounding\nFix: store grams as integers, migrate 900 recipes in batches',
    )
    expect(resumeBullet).toBe('Stored grams as integers and migrated 900 recipes in batches.')
  })

  test.each([
    ['Used a winch to backup up the boats of the club.', 'Backed up the boats of the club'],
    ['Threw few hours of work away and started over with oak.', 'Threw a few hours of work away'],
    ['Fixed misleading "tank full" message in the cellar.', 'Fixed the misleading "tank full" message'],
    [
      '**Fix:** `PUMP=/dev/null ./run` \u2014 pointed the pump at an empty tank to skip the broken valve.',
      'Pointed the pump at an empty tank to skip the broken valve.',
    ],
  ])('slips of the pen are mended: %s', (text, told) => {
    expect(analyse(text).resumeBullet).toContain(told)
  })

  test('a task ends in no comma and with no bare place', () => {
    expect(analyse('I fixed the roof of the shed, now using tiles from the barn.').starStory.task).toMatch(
      /shed\.$/,
    )
    expect(
      analyse("I have a cart that I'd like to haul stones on. I set up two ramps in the yard.").starStory
        .task,
    ).not.toMatch(/ on\.$/)
  })

  test.each([
    [
      'The oven was cleaned from scratch every night which took 5 hours. I made it self-cleaning using steam.',
      'Made the oven self-cleaning using steam',
    ],
    ['Their crates had mixed labels, wrote a small tool which sorts them by colour.', 'Wrote a small tool'],
  ])('what it was done to is named: %s', (text, told) => {
    expect(analyse(text).resumeBullet).toContain(told)
  })

  test('what lacks its thing is told of none', () => {
    const text =
      'Sent a patch for the tide table of the harbour. Merged after two rounds of review. Both fixed.'
    const { resumeBullet, starStory } = analyse(text)
    expect(`${resumeBullet} ${JSON.stringify(starStory)}`).not.toMatch(/the after|fixed both/i)
  })

  test.each([
    [
      'Patched the roof. The gauge reports 3 leaks, down from 118.',
      'The gauge reports 3 leaks, down from 118.',
    ],
    [
      'Moved the shift to 6 am. The bread is done at 2:40 instead of 5:15 now.',
      'The bread is done at 2:40 instead of 5:15 now.',
    ],
  ])('a figure keeps what it was: %s', (text, told) => {
    const { resumeBullet, starStory } = analyse(text)
    expect(starStory.result).toBe(told)
    expect(resumeBullet).not.toMatch(/done instead/)
  })

  test.each([
    ['Replaced kettle with pot-fns in the mill.', 'Replaced kettle with pot-fns'],
    ['Turned the yard into a garden, before it was a 40 yard car park.', 'Turned the yard into a garden'],
  ])('names stay and pronouns go: %s', (text, told) => {
    const { resumeBullet } = analyse(text)
    expect(resumeBullet.toLowerCase()).toContain(told.toLowerCase())
    expect(resumeBullet).not.toContain('before it was')
  })

  test('a bug that was found is named', () => {
    const { starStory } = analyse(
      'Finished the arm of the crane. Had a nasty bug where the arm was off by 8 mm at night, found it with a probe under the lid.',
    )
    expect(starStory.action).toContain('I found the bug with a probe under the lid.')
  })

  test('what is told in one breath with a deed came of that one', () => {
    const { resumeBullet } = analyse(
      'Rebuilt the north gate of the yard in oak. Plugged a leak in the pump, the cellar stays dry now.',
    )
    expect(resumeBullet).not.toMatch(/in oak, (?:so that|with)/)
  })

  test.each([
    ['The mill ran at 2 Hz. Rewound the coil with copper, 40 Hz now.', 'The mill went from 2 Hz to 40 Hz.'],
    ['The press took 90 ms per sheet. Oiled it, 8 ms now.', 'The press went from 90 ms per sheet to 8 ms.'],
    ["The oven took 9 s. It's 1.5 s now after I added two fans.", 'The oven went from 9 s to 1.5 s.'],
    [
      "The lift needed 9 s to start, it's 1.5 s now after I greased two rails.",
      'The startup time of the lift went from 9 s to 1.5 s.',
    ],
    ['Rewound the motor with copper and it is much quieter.', 'It is much quieter.'],
  ])('how fast it was and is: %s', (text, told) => {
    expect(analyse(text).starStory.result).toBe(told)
  })

  test('a deed before what we do since is no opening of it', () => {
    const { resumeBullet, starStory } = analyse('Moved the bakery to a bigger oven, we open daily now.')
    expect(resumeBullet).toMatch(/^Moved the bakery to a bigger oven/)
    expect(starStory.action).toBe('I moved the bakery to a bigger oven.')
  })
})
