import { expect, test } from 'vitest'
import { isOfText } from './of-the-text.ts'

test.each([
  'More information about the lock can be found in the manual of the yard.',
  'Details are on the board of the pier.',
  'The harbour project can be browsed at the office.',
  'This is only relevant in winter.',
  "Default is 'on'.",
  'The argument is a name of a pier.',
  'No sense to keep the two ropes.',
  'My time estimates were quite accurate.',
  'The lamps are on, and it was satisfying to see them glow.',
  'Ann Lee, Bo Berg, Cy Holm.',
])('it is said of the text, or of its writer: %s', (sentence) => {
  expect(isOfText(sentence)).toBe(true)
})

test.each([
  'The code is now on the board of the pier.',
  'The details of each crate can now be read by the crew.',
  'It is only used by the night crew since, which halves the wait.',
  'The results were better than last year.',
  'The default lamp now glows all night.',
  'Ann Lee approved it.',
  'The project was finished in May.',
])('it is an end: %s', (sentence) => {
  expect(isOfText(sentence)).toBe(false)
})
