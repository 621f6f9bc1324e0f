import { describe, expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'
import { isTorn } from '../writing/sentence/trim.ts'
import { faultMended } from '../writing/story/task/fault-mended.ts'

const told = (text: string) => {
  const { resumeBullet, starStory } = analyse(text)
  return [resumeBullet, ...Object.values(starStory)]
}

describe('how the writer takes what came next is told of nothing', () => {
  const asides = ['and luckily', 'and, to my surprise', 'and oddly enough', 'but sadly', 'and happily']
  const ends = ['nothing broke', 'every board came back', 'no lamp went out', 'there was no frost']
  test.each(
    asides.flatMap((aside) =>
      ends.map((end) => [`Moved the pump driver to the new bus, ${aside}, ${end}.`, aside] as const),
    ),
  )('%s', (note) => {
    expect(note && told(note).join(' ')).not.toMatch(
      /\b(?:luckily|happily|oddly|sadly|surprise)\b(?!, (?:nothing|every|no|there)\b)/,
    )
    expect(told(note)[0]).toMatch(/^Moved the pump driver to the new bus\b/)
  })

  test('a phrase that ends with it is torn', () => {
    expect(isTorn('move the pump driver to the new bus, and luckily')).toBe(true)
  })
})

describe('what came in the way, and so what was done', () => {
  const met = ['Found issues', 'Ran out of memory', 'Got errors from the linker', 'Kept hitting timeouts']
  const done = [
    ['implemented a retry queue', 'I implemented a retry queue.'],
    ['moved the tiles to disk', 'I moved the tiles to disk.'],
    ['implemented support for tiles', 'I implemented support for tiles.'],
  ] as const
  test.each(met.flatMap((trouble) => done.map(([deed, action]) => [`${trouble} so ${deed}.`, action])))(
    '%s',
    (note, action) => {
      expect(analyse(note).starStory.action).toContain(action)
    },
  )
})

test('the way something was handled names no fault', () => {
  expect(faultMended('The way exceptions were handled could lose rows.')).toBe(
    'put an end to these exceptions',
  )
})
