import { expect, test } from 'vitest'
import { withoutDays } from './days.ts'

test.each([
  ['Today I moved the lamp.', 'I moved the lamp.'],
  ['This week, the gate jammed. I oiled it.', 'The gate jammed. I oiled it.'],
  ['I oiled the gate today.', 'I oiled the gate.'],
  [
    'I had to oil the gate I bent yesterday and cut the hedge.',
    'I had to oil the gate I bent and cut the hedge.',
  ],
  ['I cut the hedge. Last night, we dug a ditch.', 'I cut the hedge. We dug a ditch.'],
  ["This week I beat the time of last week's run.", "I beat the time of last week's run."],
  ['On Monday and Tuesday I drew maps. On Friday, we hung them.', 'I drew maps. We hung them.'],
  ['Over the past few weeks I drew three maps.', 'I drew three maps.'],
])('%s is told without its day', (text, told) => {
  expect(withoutDays(text)).toBe(told)
})

test.each([
  'Yesterday the gate opened, but today it jams.',
  'Last week the tank held 40 litres, now it holds 60.',
  'I should have dug deeper during this sprint.',
  'This week was slow.',
  'I spent most of today in the shed.',
  'The gate had been shut until last week.',
  "Today's plan fell through.",
])('%s keeps it', (text) => {
  expect(withoutDays(text)).toBe(text)
})
