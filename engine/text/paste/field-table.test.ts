import { expect, test } from 'vitest'
import { fromFieldTable } from './field-table.ts'

const form = `| Field | Detail |
|---|---|
| Symptom | The oven stays cold |
| **Fix** | Replaced the valve |`

test('a form filled in as a table is a list of labels of the same length', () => {
  const told = fromFieldTable(form)
  expect(told).toHaveLength(form.length)
  expect(told.split('\n').map((line) => line.trim())).toEqual([
    '',
    '',
    '- Symptom:  The oven stays cold',
    '- **Fix**:  Replaced the valve',
  ])
})

test.each([
  '| Oven | Heat |\n|---|---|\n| left | 220 |\n| right | 180 |',
  '| Problem | Cause | Fix |\n|---|---|---|\n| cold | valve | replaced |\n| hot | gauge | turned |',
])('a table of figures or of more columns stays one', (table) => {
  expect(fromFieldTable(table)).toBe(table)
})
