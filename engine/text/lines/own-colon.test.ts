import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { withoutOwnColon } from './own-colon.ts'

it.each([
  'The tap was joined to the drain in three places, letting sea water through:',
  'The reader was still set to send its cards to the old gate:',
])('takes a colon off what has been said before it: %j', (text) => {
  expect(withoutOwnColon(text)).toBe(text.replace(/:$/, '.'))
})

it.each([
  'When the lid is opened at night, the following error happens:',
  'Without a fence the goats of our neighbours may:',
  'The old plan of the shed had two main weak spots:',
  'Here is the plan of the old shed and its door:',
  'I painted the shed, the door and the fence in the garden:',
  'It failed:',
  'The harbour bell was with:',
])('leaves it where the rest says what is meant: %j', (text) => {
  expect(withoutOwnColon(text)).toBe(text)
})

it('opens a story with a trouble that code illustrates', () => {
  const text =
    'The names of the parcels were joined onto the shelf path in two places, letting a forged one escape:\n\n```\nshelf.put(name, root)\n```\n\nI check each name before it is stored.'
  expect(analyse(text).starStory.situation).toBe(
    'The names of the parcels were joined onto the shelf path in two places, letting a forged one escape.',
  )
})

it.each([
  ['The lock of the north gate failed with the following error:', 'The lock of the north gate failed.'],
  ['Both of the pumps were crashing with:', 'Both of the pumps were crashing.'],
  ['With this all doors of the barn now close, when running:', 'With this all doors of the barn now close.'],
])('leaves out what follows: %j', (text, told) => {
  expect(withoutOwnColon(text)).toBe(told)
})
