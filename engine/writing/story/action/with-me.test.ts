import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { withMe } from './with-me.ts'

it.each([
  ['Finally, was able to lift the gate.', 'Finally, I was able to lift the gate.'],
  ['Were able to lift the gate.', 'I was able to lift the gate.'],
  ['Had the pump running by noon.', 'I had the pump running by noon.'],
  ['Now also have access to the cellar.', 'I now also have access to the cellar.'],
  ['Can now open the gate from the house.', 'I can now open the gate from the house.'],
  [
    'During the night, having trouble with the gate.',
    'During the night, I was having trouble with the gate.',
  ],
  ['Eventually fixed Pump 2.', 'I eventually fixed Pump 2.'],
  ['Finally got the pump to run.', 'I finally got the pump to run.'],
  ['Finally managed to oil it.', 'Finally I managed to oil it.'],
])('says who in "%s"', (sentence, told) => {
  expect(withMe(sentence, 'I')).toBe(told)
})

it('speaks of several where they are', () => {
  expect(withMe('Eventually, was able to lift the gate.', 'We')).toBe(
    'Eventually, we were able to lift the gate.',
  )
})

it.each([
  'Had the gate been open, the cow would have left.',
  'Now the gate opens again.',
  'Finally, the gate was able to open.',
  'In the end, I was able to lift it.',
])('leaves "%s" as it is', (sentence) => {
  expect(withMe(sentence, 'I')).toBe(sentence)
})

it('tells the same of who was at work and who had the task', () => {
  const { situation, task } = analyse(
    'Tide gauge, day 4\n\nI oiled the winch. Then we moved the gauge to the new pier with a crane.',
  ).starStory
  expect(`${situation} ${task}`).not.toMatch(/I was working.*We had to/)
})
