import { expect, it } from 'vitest'
import { isIllBuilt } from './ill-built.ts'

it.each([
  'Worked on an issue where Where it did not open.',
  'Fixed when the gate was allowed to open.',
  'Drained and replaced with a smaller tank.',
  'Worked on an issue where the lift correctly stops.',
])('refuses "%s"', (text) => {
  expect(isIllBuilt(text)).toBe(true)
})

it.each([
  'Fixed the gate when it rained.',
  'Drained the tank and replaced it with a smaller one.',
  'Worked on an issue where the lift stopped between two floors.',
])('has nothing against "%s"', (text) => {
  expect(isIllBuilt(text)).toBe(false)
})
