import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

it('keeps to the deed that the bullet opens with, in the task and in the action', () => {
  const { resumeBullet, starStory } = analyse(
    `Week 9

- Marked the old berth list as read
- Rewrote the berth planner so that two ferries can share a berth, because captains waited outside the harbour for hours
- Compiled nine lists of lamps for the crew`,
  )
  expect(resumeBullet).toMatch(/^Rewrote the berth planner/)
  expect(starStory.task).toMatch(/^I had to rewrite the berth planner/)
  expect(starStory.action).toContain('I rewrote the berth planner')
})
