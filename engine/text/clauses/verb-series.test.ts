import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

it.each([
  ['I drafted, tested and published a tide table.', 'Drafted, tested and published a tide table'],
  ['Planned, built and tested a crane for 3 docks.', 'Planned, built and tested a crane for 3 docks'],
  ['I sketched, and then carved, a figurehead for the bow.', 'Sketched and then carved a figurehead'],
])('tells verbs that share their object together: %j', (text, bullet) => {
  const { resumeBullet, starStory } = analyse(text)
  expect(resumeBullet.startsWith(bullet)).toBe(true)
  expect(starStory.action).toContain(text.slice(text.indexOf(',')))
})

it.each([
  [
    'Painted the bow, added ropes, mended the mast.',
    /^Painted the bow(?:, added ropes,)? and mended the mast/,
  ],
  [
    'I interviewed two pilots, sketched charts, printed the atlas.',
    /nterviewed two pilots.* printed the atlas/,
  ],
  ['I patched the sail; oiled the winch.', /^(?:Patched the sail and oiled|Oiled the winch and patched)/],
  ['I found the hole; patched it from below and painted the hull.', /^Patched the hole from below/],
])('tells all deeds of a list that has no "and": %j', (text, bullet) => {
  expect(analyse(text).resumeBullet).toMatch(bullet)
})

it.each([
  ['I answered 40 letters from readers.', 'Answered 40 letters'],
  ['I planned the move of the archive.', 'Planned the move of the archive'],
])('trusts an explicit "I" in %j', (text, bullet) => {
  expect(analyse(text).resumeBullet.startsWith(bullet)).toBe(true)
})
