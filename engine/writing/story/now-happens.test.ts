import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const resultOf = (end: string) =>
  analyse(`This week I added a second bell to the harbour gate. ${end} I also oiled the hinges of the shed.`)
    .starStory.result

test.each([
  [
    'Now, when the gate opens, the lamp will automatically start as well.',
    'Now, when the gate opens, the lamp automatically starts as well.',
  ],
  ['Now the bells will stop as soon as the gate is shut.', 'Now the bells stop as soon as the gate is shut.'],
  [
    'Now, whenever a boat arrives, all lamps will be lit at once.',
    'Now, whenever a boat arrives, all lamps are lit at once.',
  ],
])('what will now happen is told as what happens: %s', (end, told) => {
  expect(resultOf(end)).toBe(told)
})

test.each([
  'Now I will paint the gate.',
  'Now the next step will be to paint the gate.',
  'Now we will paint the gate.',
  'Now the bell will hopefully ring at night.',
  'Now our team will paint the gate in spring.',
])('a plan is none: %s', (end) => {
  expect(resultOf(end)).not.toMatch(/^Now/)
})
