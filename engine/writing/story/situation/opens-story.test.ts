import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const situationOf = (text: string) => analyse(text).starStory.situation

test.each([
  [
    'We were still on Rails 4, which no longer gets patches. Upgraded the ferry desk to 7.1 and replaced two gems. Rolled out at night.',
    'We were still on Rails 4, which no longer gets patches.',
  ],
  [
    'Flaky tests since the Jest upgrade. Half of the ferry suite depended on the order of timers. Moved everything to fake timers and reset the mocks between files. CI has been green for two weeks.',
    'The tests had been flaky since the Jest upgrade. Half of the ferry suite depended on the order of timers.',
  ],
  [
    "The garden's watering plans lived in a sheet that only one person understood. I moved the plans into a small Rails app.",
    "The garden's watering plans lived in a sheet that only one person understood.",
  ],
  [
    'No tests for the tide table at all. Wrote 40 of them with pytest.',
    'There were no tests for the tide table at all.',
  ],
  [
    'Our water bill had doubled within a quarter, and nobody knew why. I tagged all pumps by team and built a small report.',
    'Our water bill had doubled within a quarter, and nobody knew why.',
  ],
])('what a short note opens with is how things were: "%s"', (text, told) => {
  expect(situationOf(text)).toBe(told)
})

test.each([
  ['All gates were checked with a gauge. I wrote a list of the loose ones.', /checked/],
  ['The mill went from 7 h to 2 h. I split the belt over two wheels.', /from 7/],
])('what was done, reached, hoped for or chatted opens no story: "%s"', (text, not) => {
  expect(situationOf(text)).not.toMatch(not)
})
