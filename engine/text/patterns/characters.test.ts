import { expect, it } from 'vitest'
import {
  hasDigit,
  isDigit,
  isLetter,
  isLetterOrNumber,
  isSmallLetter,
  isSpace,
  isWordCharacter,
} from './characters.ts'

const CODES = Array.from({ length: 0x10000 }, (_, code) => code)

it.each([
  { pattern: /\s/, test: isSpace },
  { pattern: /\w/, test: isWordCharacter },
  { pattern: /\d/, test: isDigit },
  { pattern: /[a-z]/, test: isSmallLetter },
  { pattern: /[\p{L}\p{N}]/u, test: isLetterOrNumber },
  { pattern: /\p{L}/u, test: isLetter },
])('tells the characters of $pattern by their codes', ({ pattern, test }) => {
  expect(CODES.filter(test)).toEqual(CODES.filter((code) => pattern.test(String.fromCharCode(code))))
})

it('tells that there is nothing before the first character', () => {
  expect([isSpace, isWordCharacter, isLetterOrNumber, isLetter].some((test) => test(''.charCodeAt(0)))).toBe(
    false,
  )
})

it('tells a letter beyond the first plane, which takes two codes', () => {
  expect(isLetter('\u{1d400}'.codePointAt(0) ?? 0)).toBe(true)
})

it('finds a digit anywhere in a word', () => {
  expect(['7z', 'ipv6', 'x86-64', 'seven', ''].map(hasDigit)).toEqual([true, true, true, false, false])
})
