import { expect, it } from 'vitest'
import { readClause } from './clauses.ts'

const told = (sentence: string) => {
  const clause = readClause(sentence)
  return clause?.modality === 'done' ? `${clause.verb.base} ${clause.rest}` : undefined
}

it.each([
  [
    'This is fixed with a small tweak to the tide API, so that the bell is off at night.',
    'adjust the tide API, so that the bell is off at night.',
  ],
  ['The leak was solved by an extra check in the valve.', 'add an extra check in the valve.'],
  ['So the solution for now is a short sleep of the pump.', 'choose a short sleep of the pump.'],
  ['The workaround we settled on was a second rope on the bell.', 'choose a second rope on the bell.'],
])('reads the remedy that a noun names: %j', (sentence, deed) => {
  expect(told(sentence)).toBe(deed)
})

it.each([
  'The best solution is a second rope on the bell.',
  'The solution would be a second rope on the bell.',
  'This was fixed by a friend in the harbour.',
  'The solution for now is a bit of a hack.',
])('reads none in %j', (sentence) => {
  expect(told(sentence)).toBeUndefined()
})
