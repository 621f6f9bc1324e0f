import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

const told = inTurn([
  [/\bteh\b/g, 'the'],
  [/\bthe (old|new) lamp\b/g, (_, age: string) => `a lamp that is ${age}`],
  [/\bis new\b/, 'was bought'],
])

it('makes the changes one after the other', () => {
  expect(told('moved teh desk')).toBe('moved the desk')
  expect(told('moved the old lamp and the new lamp')).toBe(
    'moved a lamp that is old and a lamp that was bought',
  )
})

it('sees what only an earlier change has brought about', () => {
  expect(told('moved teh new lamp')).toBe('moved a lamp that was bought')
})
