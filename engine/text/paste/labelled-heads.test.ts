import { expect, test } from 'vitest'
import { fromLabelledHeads } from './labelled-heads.ts'

const form = `# Oven 4

#### Problem: Left door stays open

#### Fix: Replaced the spring and oiled the hinge

#### Outcome: Door shut and test bake successful`

test('a form filled in on its headings is a list of labels of the same length', () => {
  const told = fromLabelledHeads(form)
  expect(told).toHaveLength(form.length)
  expect(told.split('\n').filter(Boolean)).toEqual([
    '# Oven 4',
    '-    Problem: Left door stays open',
    '-    Fix: Replaced the spring and oiled the hinge',
    '-    Outcome: Door shut and test bake successful',
  ])
})

test('headings with something below them stay headings', () => {
  const report =
    '## Problem: the left door of oven 4\n\nIt stays open.\n\n## Fix: a new spring there\n\nDone today.'
  expect(fromLabelledHeads(report)).toBe(report)
})
