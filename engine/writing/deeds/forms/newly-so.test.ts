import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

it.each([
  ['There is now a list of the berths that are free.', /^Added a list of the berths that are free/],
  [
    'The ferry desk can now print the tide table of each berth.',
    /^Enabled the ferry desk to print the tide table/,
  ],
  [
    'The tide table can now be printed for each berth.',
    /^Allowed the tide table to be printed for each berth/,
  ],
  [
    'The ferry desk will now print the tide table of each berth.',
    /^Made the ferry desk print the tide table/,
  ],
  ['The ferry desk now uses the tide table of each berth.', /^Made the ferry desk use the tide table/],
  [
    'It is now possible to print the tide table of each berth.',
    /^Enabled printing the tide table of each berth/,
  ],
])('tells what is so since the change where nothing else is told of it: %j', (note, bullet) => {
  expect(analyse(note).resumeBullet).toMatch(bullet)
})

it.each([
  'Guests can now print the table of each berth.',
  'The pump now fails on each tide.',
  'There are now 40 boats in front of the lock.',
  'The lock will now need a new gate.',
])('makes no deed of what people do since, of trouble, or of how it is: %j', (note) => {
  expect(analyse(note).resumeBullet).not.toMatch(/^(?:Added|Enabled|Allowed|Made)\s/)
})

it('leaves what the writer did in front', () => {
  const note =
    'I rebuilt the printer of the ferry desk from spare parts. The desk can now print the tide table of each berth.'
  expect(analyse(note).resumeBullet).toMatch(/^Rebuilt the printer of the ferry desk/)
})
