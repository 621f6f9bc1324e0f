import { describe, expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { namedMeasured } from './measured-pronoun.ts'

it.each([
  [
    'They took 9 s, now they take 1 s.',
    'I rewrote the queries of the shop.',
    'The queries took 9 s, now take 1 s.',
  ],
  [
    'It used to take 9 s and now takes 1 s.',
    'Rewrote the query.',
    'The query used to take 9 s and now takes 1 s.',
  ],
])('%j of what the deed before was done to', (text, before, told) => {
  expect(namedMeasured(text, before)).toBe(told)
})

it.each([
  ['It took 9 days.', 'I rewrote the query.'],
  ['They took 9 s, now they take 1 s.', 'I rewrote the query.'],
  ['It took 9 s, now it takes 1 s.', 'The harbour was busy.'],
])('%j is left alone behind %j', (text, before) => {
  expect(namedMeasured(text, before)).toBeUndefined()
})

describe('a figure that "it" had is told with the deed', () => {
  it.each([
    [
      'I rewrote the query. It took 9 s and takes 300 ms now.',
      'Cut the query from 9 s to 300 ms by rewriting it.',
    ],
    [
      'Split the import into two jobs. It took 14 minutes, now 4.',
      'Split the import into two jobs, so that it now takes 4 instead of 14 minutes.',
    ],
  ])('%s', (text, bullet) => {
    expect(analyse(text).resumeBullet).toBe(bullet)
  })
})
