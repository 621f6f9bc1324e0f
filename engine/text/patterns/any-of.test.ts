import { expect, it } from 'vitest'
import { anyOf, calledAmong } from './any-of.ts'

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

it('tells which of the patterns a text calls for', () => {
  const calledBy = calledAmong([/,\s(?=then\s)/g, /\bno longer\b/, /[a-z]+ly$/])
  const places = (text: string) => [0, 1, 2].filter(calledBy(text))
  expect(places('Oiled it, then it ran')).toEqual([0, 2])
  // A word is enough, whether the pattern matches or not; what any word may be is always called for.
  expect(places('It takes longer then')).toContain(2)
  expect(places('It dries')).toEqual([2])
})
