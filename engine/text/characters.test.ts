import { expect, it } from 'vitest'
import { isDigit, isLetterOrNumber, isSmallLetter, isSpace, isWordCharacter } from './characters.ts'

const CODES = Array.from({ length: 0x10000 }, (_, code) => code)

it.each([
  { pattern: /\s/, test: isSpace },
  { pattern: /\w/, test: isWordCharacter },
  { pattern: /\d/, test: isDigit },
  { pattern: /[a-z]/, test: isSmallLetter },
  { pattern: /[\p{L}\p{N}]/u, test: isLetterOrNumber },
])('tells the characters of $pattern by their codes', ({ pattern, test }) => {
  expect(CODES.filter(test)).toEqual(CODES.filter((code) => pattern.test(String.fromCharCode(code))))
})

it('tells that there is nothing before the first character', () => {
  expect([isSpace, isWordCharacter, isLetterOrNumber].map((test) => test(''.charCodeAt(0)))).toEqual([
    false,
    false,
    false,
  ])
})
