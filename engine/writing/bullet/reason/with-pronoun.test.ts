import { expect, test } from 'vitest'
import { namedOnce } from './with-pronoun.ts'

test.each([
  ['split the form into two because the form was slow', 'split the form into two because it was slow'],
  [
    'fixed labels for the map because the labels were switched',
    'fixed labels for the map because they were switched',
  ],
  [
    'reverted the tiles, because the tiles violate the rules',
    'reverted the tiles, because they violate the rules',
  ],
  ['moved the lamp because the cable was short', 'moved the lamp because the cable was short'],
])('what has just been named is told once: %s', (text, told) => {
  expect(namedOnce(text)).toBe(told)
})
