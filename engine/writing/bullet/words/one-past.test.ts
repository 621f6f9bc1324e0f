import { describe, expect, test } from 'vitest'
import { inOnePast } from './one-past.ts'

describe('two verbs that an "and" joins are told in one tense', () => {
  test.each([
    ['rigged the crane and go from 9 lifts to 12', 'rigged the crane and went from 9 lifts to 12'],
    ['sold the winch and just focus on the gate', 'sold the winch and just focused on the gate'],
    ['oiled the mast and have half-painted the deck', 'oiled the mast and half-painted the deck'],
    ['shortened the rope and ignore the old knots', 'shortened the rope and ignored the old knots'],
  ])('%s', (text, told) => {
    expect(inOnePast(text)).toBe(told)
  })

  test.each([
    'changed the gate to shut and ignore the bell',
    'added a lamp that can dim and go from red to green',
    'oiled the parts that creaked and have rusted since',
    'added stop and go signals to the yard',
    'fixed the load and store paths of the crane',
  ])('%s stays', (text) => {
    expect(inOnePast(text)).toBe(text)
  })
})
