import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { fromChangeTable } from './change-table.ts'

const table = `| File | Action | Purpose |
|---|---|---|
| \`gate.yml\` | Modified | Added a brake to the gate motor |
| \`press.py\` | Created | Guard that stops the ram |
| README.md | Modified | Documented the guard and its key |
`

test('a table of the parts of a change is a list of the same length', () => {
  const told = fromChangeTable(table)
  expect(told).toHaveLength(table.length)
  expect(told.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
    '',
    '',
    '- Added a brake to the gate motor',
    '- Created Guard that stops the ram',
    '- Documented the guard and its key',
    '',
  ])
  const { starStory } = analyse(`# Hay press safety\n\n## What changed\n\n${table}`)
  expect(starStory.action).toContain('added a brake to the gate motor')
})

test.each([
  '| Oven | Notes |\n|---|---|\n| left | too hot at noon |\n| right | fine so far |',
  '| Field | Detail |\n|---|---|\n| Date | May 4 |\n| Owner | Added later |',
])('a table of facts stays one', (facts) => {
  expect(fromChangeTable(facts)).toBe(facts)
})
