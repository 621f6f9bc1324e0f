import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const storyOf = (text: string) => analyse(text).starStory

it('ends with what a deed brought about, not with its thing', () => {
  const { action, result } = storyOf(
    '## In short\n\n- Adds an optional `rope` parameter to `ring()` to accept a worn rope, skipping the second pull and making long peals end without a stumble.',
  )
  expect(action).toMatch(/skipping the second pull\.$/)
  expect(result).toBe('This made long peals end without a stumble.')
})

it('takes the means for no end', () => {
  expect(storyOf('I mended the tower clock by restoring the old spring.').result).not.toMatch(
    /^This restored/,
  )
})

it('ends with nothing that got worse', () => {
  const { result } = storyOf('Added a second rope to the bell, making the peal much harder to learn.')
  expect(result).not.toMatch(/harder/)
})

it.each([
  'Started the tower, currently just making the clock itself. Added a bell to each side.',
  'Continued building the frame of the bell and began making room for the rope to hang.',
])('takes the making of a thing for no end: %s', (text) => {
  expect(storyOf(text).result).not.toMatch(/^This made/)
})
