import { expect, test } from 'vitest'
import { withoutSplice } from './comma-splice.ts'

test.each([
  ['The pump was off for a day, nobody had noticed.', 'The pump was off for a day. Nobody had noticed.'],
  ['Bread was late, ovens were cold at five.', 'Bread was late. Ovens were cold at five.'],
  [
    'The ferry came back after the storm was over, crew was safe.',
    'The ferry came back after the storm was over. Crew was safe.',
  ],
  ['The first bake was a success, takes ~18 minutes.', 'The first bake was a success. It takes ~18 minutes.'],
  ['I moved the oven to the yard, works fine there.', 'I moved the oven to the yard. It works fine there.'],
  ['The silo was full (50 t), new trucks stopped.', 'The silo was full (50 t). New trucks stopped.'],
  [
    'The new crane was quick, old one gave up at noon.',
    'The new crane was quick. The old one gave up at noon.',
  ],
  ['The lids were swapped, are all tight.', 'The lids were swapped. They are all tight.'],
])('two statements that only a comma joins are two sentences: "%s"', (spliced, told) => {
  expect(withoutSplice(spliced)).toBe(told)
})

test.each([
  'When the tram was late, the display was blank.',
  'The room was hot, the fan had died, and the log was old.',
  'The crew was wet, tired and went home.',
  'The crane was down, which was bad.',
  'Scores were wrong, a judge, Ann Lee, had left early.',
  'The valve was old, leaking, and loud.',
  'The oven, bought in May, was cold.',
  'The oven that, when lit, takes an hour was sold.',
  'The oven was moved, checks were run, and gas was cut.',
  'I saw that the gate was open, the guard was away.',
])('what belongs together stays together: "%s"', (sentence) => {
  expect(withoutSplice(sentence)).toBe(sentence)
})
