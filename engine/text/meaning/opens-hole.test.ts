import { describe, expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { opensHole } from './opens-hole.ts'

it.each([
  'This allowed attackers to leave the yard.',
  'The gate lets any unauthorized van in.',
  'Names were used unchecked, allowing writes outside the yard',
  'An intruder can therefore cut a key of his own.',
  'Thieves were able to open every gate.',
  'The hole could allow remote attackers to run arbitrary code.',
])('what a hole lets happen: %s', (text) => {
  expect(opensHole(text)).toBe(true)
})

it.each([
  'The gate no longer allows attackers in.',
  'Thieves can no longer open the gate.',
  'This prevents a form that lets attackers in.',
  'This allows users to write outside office hours.',
  'Porters can now let guests in.',
])('what is none: %s', (text) => {
  expect(opensHole(text)).toBe(false)
})

describe('the hole that was closed is told as no gain and no aim', () => {
  const { resumeBullet, starStory } = analyse(
    'Fix key traversal in the gate\n\nThis PR fixes two critical holes in the gate API.\n\n- The /open and /close calls previously accepted any key name without a check. This allowed attackers to leave the yard and open arbitrary gates.\n- Implemented a key filter that checks the name before it is used.\n\nAll 20 gate tests pass with the fix applied.',
  )

  it.each([
    ['bullet', resumeBullet],
    ['task', starStory.task],
    ['result', starStory.result],
  ])('%s', (_, part) => {
    expect(part).not.toMatch(/attackers|previously/)
  })

  it('nor is what stands behind the fault in the same sentence', () => {
    const { starStory: story } = analyse(
      'Fix gate holes\n\n- Fix three gate holes where names were used unchecked in paths, allowing writes outside the yard',
    )
    expect(story.task).not.toMatch(/allow/)
    expect(story.result).toBe('Gate holes are now fixed.')
  })
})
