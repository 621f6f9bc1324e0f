import { describe, expect, test } from 'vitest'
import { analyseSnap } from '../../../analyse-snap.ts'

const OPTIONS = { today: '2026-03-10', autoDetectDate: true, smartPriority: true }
const read = (text: string) => analyseSnap(text, OPTIONS)

describe('a deed beside the trouble that it answers', () => {
  test.each([
    [
      'Set up a second mail relay with Postfix, because we kept losing password resets.',
      'Set up a second mail relay with Postfix',
    ],
    [
      'Put a queue in front of the label printer, since three tills kept blocking it.',
      'Put a queue in front of the label printer, since three tills kept blocking it.',
    ],
    ['Split the seed data by suite, as the teams kept overwriting rows.', 'Split the seed data by suite'],
  ])('%s', (text, opening) => {
    expect(read(text).resumeBullet).toContain(opening)
  })

  test('what is said of the thing is the trouble, what was done to it the deed', () => {
    const { resumeBullet, starStory } = read(
      'The tram display, which used to go blank in the rain, was repaired by sealing its cable gland.',
    )
    expect(resumeBullet).toBe(
      'Repaired the tram display by sealing its cable gland because it used to go blank in the rain.',
    )
    expect(starStory.situation).toBe('The tram display used to go blank in the rain.')
    expect(starStory.action).toBe('The tram display was repaired by sealing its cable gland.')
  })

  test('so is what stands in a clause without commas', () => {
    expect(
      read('The stop button that had been hidden behind the map was moved to the header.').resumeBullet,
    ).toBe('Moved the stop button that had been hidden behind the map to the header.')
  })

  test.each([
    'The crane, which had been replaced in May, was leaking again.',
    'The importer, which Ana maintains, was rewritten by her in Rust.',
    'The gate sensor, which kept sticking, was reported broken by two guests.',
  ])('claims nothing that others did or that happened: %s', (text) => {
    expect(read(text).resumeBullet).toMatch(/^Worked on/)
  })
})
