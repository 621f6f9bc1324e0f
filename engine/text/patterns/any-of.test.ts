import { expect, it } from 'vitest'
import { anyOf } from './any-of.ts'

it('tells whether any of the patterns matches', () => {
  const tellsFault = anyOf([/\bcrash(?:es|ed)?\b/i, /\bno longer (?:starts|runs)\b/, /\?$/])
  expect(['It crashed twice', 'The pump no longer starts', 'Is it on?'].map(tellsFault)).toEqual([
    true,
    true,
    true,
  ])
  expect(['It runs', 'The pump no longer leaks', 'The crasher'].map(tellsFault)).toEqual([
    false,
    false,
    false,
  ])
})
