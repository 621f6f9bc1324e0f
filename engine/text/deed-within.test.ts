import { describe, expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'
import { deedWithin } from './deed-within.ts'

describe('a deed in a clause of its own', () => {
  test.each([
    ['This was the valve that we fitted to keep the tank dry.', 'We fitted the valve to keep the tank dry.'],
    ['It is a small script I wrote for the bakers.', 'I wrote a small script for the bakers.'],
    [
      'In this note I will go over the steps I took to move the herd to the north barn.',
      'I moved the herd to the north barn.',
    ],
    [
      'Fixed a nasty bug: sometimes the till would charge a guest twice.',
      'Fixed a nasty bug where the till would charge a guest twice.',
    ],
    [
      'I fixed a problem in the kiln - the lid was never locked.',
      'I fixed a problem in the kiln where the lid was never locked.',
    ],
    [
      'Fixed one more issue: the lamp would blink but stay dark.',
      'Fixed one more issue where the lamp would blink and stay dark.',
    ],
  ])('%s', (text, told) => {
    expect(deedWithin(text)).toBe(told)
  })

  test.each([
    'This is the first time I used a lathe.',
    'That is a thing I simply overlooked.',
    'Those were the parts we needed for the roof.',
    'Fixed a bug: missing lid.',
    'The pump I used to clean the pond is broken.',
  ])('nothing in: %s', (text) => {
    expect(deedWithin(text)).toBeUndefined()
  })

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

  test('what a thing does at times was not done by the writer', () => {
    const { starStory } = analyse(
      'Jan 3: added a bell to the gate\nJan 5: rings when somebody opens the gate',
    )
    expect(starStory.action).toBe('I added a bell to the gate.')
  })

  test.each([
    ['I finally tracked it down to a loose belt.', 'I finally tracked the problem down to a loose belt.'],
    ['I solved that, using a clamp to hold the pipe.', 'I used a clamp to hold the pipe.'],
    ['We managed to fix this so that no lamp burns.', 'We made sure that no lamp burns.'],
  ])('what was done about it: %s', (text, told) => {
    expect(deedWithin(text)).toBe(told)
  })

  test('nobody knew before to what a problem would be traced', () => {
    const { starStory } = analyse('All loaves came out flat. I traced it to the yeast in the second bin.')
    expect(starStory.task).not.toContain('yeast')
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
