import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { fromStatusTable } from './status-table.ts'

const table = `| Task | Status | Hours |
| --- | --- | --- |
| Move the seed scale to CAN | Complete | 3 h |
| Wire the dryer alarm | ✅ Done | 2 h |
| Paint the silo door | In Progress | 1 h |
`

test('a table of tasks lists those that were done, at the same length', () => {
  const told = fromStatusTable(table)
  expect(told).toHaveLength(table.length)
  expect(told.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
    '',
    '',
    '- Move the seed scale to CAN',
    '- Wire the dryer alarm',
    '| Paint the silo door | In Progress | 1 h |',
    '',
  ])
  const { resumeBullet, starStory } = analyse(
    `# Week 8\n\n## What did you work on this past week?\n\n${table}`,
  )
  expect(resumeBullet).toMatch(/^Moved the seed scale to CAN\b/)
  expect(JSON.stringify(starStory)).not.toMatch(/paint/i)
})

test.each([
  '| Task | Status |\n|---|---|\n| Paint the silo door | Pending |\n| Oil the hinge | Next |',
  '| Oven | Status |\n|---|---|\n| left side | done |\n| right side | done |',
])('a table without finished tasks stays one', (facts) => {
  expect(fromStatusTable(facts)).toBe(facts)
})
