import { expect, it } from 'vitest'
import { withMe } from './with-me.ts'

it.each([
  ['Finally, was able to lift the gate.', 'Finally, I was able to lift the gate.'],
  ['Were able to lift the gate.', 'I was able to lift the gate.'],
  ['Had the pump running by noon.', 'I had the pump running by noon.'],
  ['Now also have access to the cellar.', 'I now also have access to the cellar.'],
  ['Can now open the gate from the house.', 'I can now open the gate from the house.'],
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
