import { describe, expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

describe('what people log in passing', () => {
  test('what was ticked off among the goals was done, the rest was not', () => {
    const { resumeBullet } = analyse(
      'Goals:\n-[X] Paint the north gate\n-[X] Oil the hinges of both doors\n-[ ] Mow the lawn',
    )
    expect(resumeBullet).toBe('Painted the north gate and oiled the hinges of both doors.')
  })

  test('two hyphens mark an item, too', () => {
    const { resumeBullet } = analyse('-- pump installed\n-- added a lid to the tank')
    expect(resumeBullet).toMatch(/added a lid/i)
    expect(resumeBullet).not.toContain('--')
  })

  test('a call to nobody is left out', () => {
    const { starStory } = analyse(
      'Struggled with the lid all day. Alright, the lid with two hinges is done, folks!',
    )
    expect(starStory.action).toContain('I finished the lid with two hinges.')
    expect(JSON.stringify(starStory)).not.toMatch(/alright|folks/i)
  })

  test('two ends told in one breath have their verbs', () => {
    const { starStory } = analyse(
      'Problem: Oven stays cold\nFix: Replaced the fuse\nOutcome: Heat restored and test bake successful',
    )
    expect(starStory.result).toBe('Heat was restored, and the test bake was successful.')
  })

  test('who had no idea says so', () => {
    const { starStory } = analyse('No idea how the old oven works. Finished the drawing of the new one.')
    expect(starStory.situation).not.toMatch(/^No idea/)
  })

  test.each([
    ['Quick fix for a lid that leaked at night.', 'Fixed a lid that leaked at night'],
    ['Barn doors fully painted (two coats), but no locks yet.', 'Painted barn doors'],
    ['The old mill was loud and ate two belts a week, so I rebuilt it.', 'Rebuilt the old mill'],
    ['Moved the boxes to the loft, tinkering.', 'Moved the boxes to the loft'],
    ['I oiled the hinges of both doors here: https://example.com/pull/7', 'Oiled the hinges of both doors'],
  ])('the deed of: %s', (text, told) => {
    const { resumeBullet } = analyse(text)
    expect(resumeBullet).toContain(told)
    expect(resumeBullet).not.toMatch(/here|#7|tinkering/)
  })

  test('what mended it ends where the thing begins that does well since', () => {
    const { starStory } = analyse('The press stood still. After I replaced the fuse the press ran all night.')
    expect(starStory.action).toBe('I replaced the fuse.')
    expect(starStory.result).toBe('The press ran all night.')
  })

  test.each([
    ['The holes in the lid were off so I redrew it in chalk.', 'Redrew the lid in chalk'],
    ['After lunch I built the north shed, you can park two carts in it.', 'Built the north shed'],
    ['18 e2e tests broke. Fixed 15.', 'Fixed 15 of the 18 e2e tests'],
    ['Set up the mill, oiled the gears, steam works.', 'Set up the mill and oiled the gears'],
    ['Gears with chips were loud. I cut a template for those.', 'Cut a template for gears with chips'],
    ['Removed the old fence, -2,300 lines.', 'Removed the old fence'],
    ['Leak hunt: 7 of 11 leaks fixed.', 'Fixed 7 of 11 leaks'],
  ])('what was done in: %s', (text, told) => {
    expect(analyse(text).resumeBullet).toContain(told)
  })

  test('what one had to do about a trouble is no part of it', () => {
    const { starStory } = analyse('The lid jammed twice on Monday, had to file two edges of the frame.')
    expect(starStory.action).toBe('I filed two edges of the frame.')
  })

  test('nobody knew before to what a problem would be traced', () => {
    const { starStory } = analyse('All loaves came out flat. I traced it to the yeast in the second bin.')
    expect(starStory.task).not.toContain('yeast')
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

  test('what moved is named once, beside what was done to it', () => {
    const { resumeBullet } = analyse(
      'The evening bake took 4 hours and often died at the last tray. I rebuilt it to feed trays in batches. It now finishes in 25 minutes.',
    )
    expect(resumeBullet).toBe(
      'Cut the evening bake from 4 hours to 25 minutes by rebuilding it to feed trays in batches.',
    )
  })
})
