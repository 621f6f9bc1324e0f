import { expect, it } from 'vitest'
import { matchesIn } from './matches.ts'

it.each([/\d+/g, /(\p{L})\s/gu, /(?<=b)c/g])('finds what matchAll finds: %s', (pattern) => {
  const text = 'ab 12 bc \u{1f600} d 3'
  expect(matchesIn(text, pattern)).toEqual([...text.matchAll(pattern)])
  expect(matchesIn(text, pattern)).toEqual([...text.matchAll(pattern)])
})

it('refuses a pattern that would match nothing for ever', () => {
  expect(() => matchesIn('ab', /x*/g)).toThrow('without an end')
})
