import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

test('a mistake that was found is no work, and what it led to was fixed', () => {
  const { resumeBullet, starStory } = analyse(
    'I finally understood why the assembler produced wrong offsets for forward jumps. I computed the distance from the start of the instruction instead of its end. Fixed it in both passes.',
  )
  expect(resumeBullet).toMatch(/^Fixed the wrong offsets for forward jumps in both passes/)
  expect(starStory.situation).toBe('The assembler produced wrong offsets for forward jumps.')
  expect(starStory.action).toBe('I fixed it in both passes.')
})

test.each([
  [
    'Found out why the pump ran dry. I closed the valve too early. Swapped both steps and it has been fine for a week.',
    /closed the valve/,
  ],
  [
    'The tide chart was an hour off all summer. Found the bug this morning: I read the timestamps as local time instead of UTC. Changed that and added a test for both switches.',
    /^Read /,
  ],
])('a mistake of one’s own opens no bullet: %s', (note, mistake) => {
  const { resumeBullet, starStory } = analyse(note)
  expect(resumeBullet).not.toMatch(mistake)
  expect(starStory.action).not.toMatch(mistake)
})

test('what was done instead of another thing is work where nothing is fixed after it', () => {
  expect(
    analyse(
      'I found the problem. I used a queue instead of a stack, which made it twice as fast. Then I wrote the docs.',
    ).resumeBullet,
  ).toBe('Used a queue instead of a stack, which made it twice as fast.')
})

test.each([
  'The site had wrong opening hours on the harbour page. Ines fixed it.',
  'There were wrong opening hours on the harbour page. I could not fix it.',
])('what others fixed or nobody could is not told as fixed: %s', (note) => {
  expect(analyse(note).resumeBullet).not.toMatch(/^Fixed/)
})

test('what has no flag any longer is the app, and not the deed', () => {
  expect(
    analyse(
      'Remove unused feature flags\n\nEleven flags had been on for more than a year. Delete them together with the dead branches, and drop LaunchDarkly from the mobile app, which no longer has any flag.',
    ).starStory.result,
  ).toBe('The mobile app no longer has any flag.')
})

test('one of two times is not left behind', () => {
  expect(analyse('I wrote a test for the tide labels that runs at 23:59 and 00:01.').resumeBullet).toMatch(
    /that runs at 23:59 and 00:01/,
  )
})
