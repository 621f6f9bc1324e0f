import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { hasVerb } from './has-verb.ts'
import { isToldWhole } from './well-built.ts'

it.each([
  'All nine bells pass.',
  'The clock now chimes on the hour.',
  'Bells and clocks now quietly share the tower.',
  'The tower stays lit until noon.',
  'The ringers gave 40 concerts.',
  'The bell rope lasted for a year.',
  'Visitors climbed the tower.',
  'Some called it "the big one".',
  'It painted the tower red.',
  'The foundry cast new bells.',
])('has a verb: %s', (sentence) => {
  expect(hasVerb(sentence)).toBe(true)
})

it.each([
  'Out of tune for the concert.',
  'Tower clocks set for the summer.',
  '12 strokes in a minute with two bells muted.',
  'No rope, no ladder required.',
  'Old behavior unchanged for all the other bells.',
  '80% cost reduction and far fewer wrong notes.',
])('has none: %s', (sentence) => {
  expect(hasVerb(sentence)).toBe(false)
})

it('asks every sentence', () => {
  expect(isToldWhole('The bell rang. Out of tune for a week.')).toBe(false)
  expect(isToldWhole('The bell rang. It was out of tune for a week.')).toBe(true)
})

it('tells the next best where a result has no verb', () => {
  const { result } = analyse(
    '# Ring the small bell\n\nAdded a motor for the small bell.\n\n## Results\n\n- Stroke 12 in ~60 seconds with 3 bells muted\n- The ringers now sleep until noon',
  ).starStory
  expect(result).toBe('The ringers now sleep until noon.')
})

it('does not end a story without who does it', () => {
  const { result } = analyse('# Shed\n\nThe shed was built behind the barn and now holds 40 bikes.').starStory
  expect(result).not.toMatch(/^Now holds/)
})
