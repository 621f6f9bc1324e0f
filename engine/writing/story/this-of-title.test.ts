import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

test.each([
  [
    'Fix flaky NightLampTest\n\nThis test had a fixed pause which caused it to fail at random.\nThe pause has been replaced by a check.',
    'NightLampTest had a fixed pause which caused it to fail at random.',
  ],
  [
    'Speed up the nightly lamp job\n\nThis job was failing every night with a timeout. I split it in two.',
    'The nightly lamp job was failing every night with a timeout.',
  ],
])('what the title names is told by its name: %s', (text, told) => {
  expect(analyse(text).starStory.situation).toBe(told)
})

test('what the title does not name is not guessed', () => {
  const { situation } = analyse(
    'Speed up lamps\n\nThis job was failing every night with a timeout. I split it.',
  ).starStory
  expect(situation).not.toMatch(/^The .*lamps? job/)
})
