import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

test.each([
  [
    'a change that is named before it is told',
    'tide memory\n\nThere is a problem with the tide list, which grows in memory. First modification is splitting read_tides by separating the query from the view.',
    /^Split read_tides by separating the query from the view/,
  ],
  [
    'a stopgap that is the subject line',
    'Temporary workaround for the crane stall on cold mornings\n\nThe drum freezes below zero. I kept the change small.',
    /^Added a temporary workaround for the crane stall on cold mornings/,
  ],
  [
    'actions that are told in the past',
    '- Date: 2025-03-04\n- Goal: read the tide probe\n- Actions: Soldered the probe to the spare pins of the board; flashed the reader.\n- Next: draw a graph',
    /^Soldered the tide probe to the spare pins of the board/,
  ],
  [
    'how things are since, behind a "so now"',
    'The tide reader crashed with many probes. This was due to limits in the old driver, so now the reader runs much better with more than 40 probes.',
    /^Made the reader run much better with more than 40 probes/,
  ],
  [
    'what is behind a quality that ends like a deed',
    'Tide reader 2.1\n\n- Fixes outstanding berth issues and adds proper support for two more ports.',
    /^Fixed outstanding berth issues and added proper support for two more ports/,
  ],
  [
    'what the problem turned out to be',
    'The reader logged me out twice. It turned out the problem was that since I had moved the disk, the loader had kept the old path of the key file.',
    /^Discovered that the loader had kept the old path of the key file/,
  ],
])('a deed is read from %s', (_what, note, bullet) => {
  expect(bulletOf(note)).toMatch(bullet)
})

test.each([
  ['- Goal: read the tide probe\n- Actions: solder the probe to the board', /^Soldered/],
  ['Tide list\n\nThe proposed change is splitting the tide list in two.', /^Split/],
  [
    'After cloning my disk, the reader crashed right after the start. It could not find the key file.',
    /^Cloned/,
  ],
  ['Tide list\n\nThe next fix is splitting the tide list in two.', /^Split/],
  [
    'tide reader needs to retry\n\nThe reader uses one key for all tries.\n\n- Fixes',
    /^Fixed as part|^Fixed\.$/,
  ],
])('what is to do, and a bare word, is none: %s', (note, not) => {
  expect(bulletOf(note)).not.toMatch(not)
})

test('a thing that was made to run better runs better', () => {
  const { starStory } = analyse(
    'The tide reader crashed with many probes. This was due to limits in the old driver, so now the reader runs much better with more than 40 probes.',
  )
  expect(starStory.result).toBe('The reader now runs much better with more than 40 probes.')
})
