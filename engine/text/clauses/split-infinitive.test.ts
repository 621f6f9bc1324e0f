import { expect, it } from 'vitest'
import { readClause } from './clauses.ts'

it.each([
  ['I was able to easily move my lamps to the yard.', 'move'],
  ['I managed to neatly fold the tent.', 'fold'],
  ['We were able to quickly find the leak.', 'find'],
])('reads a deed behind "to" and how it was done: %s', (sentence, verb) => {
  const clause = readClause(sentence)
  expect(clause?.verb.base).toBe(verb)
  expect(clause?.modality).toBe('done')
})

it('reads what one plans on doing as a plan', () => {
  expect(readClause('I plan on painting the shed.')?.modality).toBe('planned')
  expect(readClause('I was intending to paint the shed.')?.modality).toBe('planned')
})
