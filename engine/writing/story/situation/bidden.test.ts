import { expect, it } from 'vitest'
import { isBidden } from './bidden.ts'

it.each([
  'If the gate was bent, then zero the whole counter.',
  'In the upper hall, if the lamp was out, return nothing.',
  'At any step, if the belt was loose, mark the crate, unless we could tell why.',
])('hears an order behind what leads up to it: %s', (sentence) => {
  expect(isBidden(sentence)).toBe(true)
})

it.each([
  'If the gate was bent, oil leaked into the yard.',
  'When two halls were lit, say the upper and the lower, there could be a short.',
  'In most halls, test lamps burned all night.',
  'The gate was bent, then the lamp fell.',
])('takes a statement for what it is: %s', (sentence) => {
  expect(isBidden(sentence)).toBe(false)
})
