import { expect, it } from 'vitest'
import { nameMatter } from './matter.ts'

it.each([
  ['#88 import wizard', 'the import wizard'],
  ['Search index', 'the search index'],
  ['PAY-482', 'PAY-482'],
  ['Quick Import', 'Quick Import'],
  ['porting the parser', 'porting the parser'],
  ['the old firmware', 'the old firmware'],
])('names %s as %s', (project, named) => {
  expect(nameMatter(project)).toBe(named)
})
