import { expect, it } from 'vitest'
import { withItsVerb } from './verbless.ts'

it.each([
  ['Memory flat for a week now.', 'Memory has been flat for a week now.'],
  ['Errors gone since Tuesday.', 'Errors have been gone since Tuesday.'],
  ['Both queues back online.', 'Both queues were back online.'],
  ['No more silent grain loss.', 'There is no more silent grain loss.'],
  ['Letters now grouped by sender and day.', 'Letters are now grouped by sender and day.'],
  ['The bell now crashed in the yard.', undefined],
  ['Savings of 200 euros a month in power.', 'The result was savings of 200 euros a month in power.'],
  ['A drop of 30% in late trains.', 'The result was a drop of 30% in late trains.'],
  ['An increase of 30% in load broke the belt.', undefined],
  ['The gate is back to normal.', undefined],
  ['Wrote it up for the lab.', undefined],
  ['Sessions live for the team.', undefined],
])('%s', (text, told) => {
  expect(withItsVerb(text)).toBe(told)
})
