import { expect, test } from 'vitest'
import { findProse } from '../../../facts/fields/prose.ts'
import { analyse } from '../../../testing/analyse.ts'
import { readDocument } from '../../../text/lines/document.ts'
import { byDoing } from './by-doing.ts'

const resultOf = (text: string) => analyse(text).starStory.result

test.each([
  [
    'The pump stalled at noon. Closing the valve and restarting the pump resolved the issue.',
    'This resolved the issue.',
  ],
  [
    'The pump stalled at noon. Draining the tank finally stopped the noise of the pump.',
    'This finally stopped the noise of the pump.',
  ],
])('what came of a deed that is told by its "-ing" is the result: %s', (note, told) => {
  expect(resultOf(note)).toBe(told)
})

test.each([
  'The pump stalled at noon. Closing the valve temporarily resolved the issue.',
  'The pump stalled at noon. Restarting the pump brought the mill down.',
])('what helped for a while, or did harm, is not: %s', (note) => {
  expect(resultOf(note)).not.toMatch(/^This (?:temporarily |resolved|brought)/)
})

test('what a deed avoids is told without its "but"', () => {
  const note =
    'The pump list was locked. But cutting the list in half changes the locks, and avoids the deadlock.'
  expect(byDoing(findProse(readDocument(note)))?.text).toBe('This avoids the deadlock.')
})
