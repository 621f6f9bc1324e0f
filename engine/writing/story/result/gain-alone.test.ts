import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const result = (gain: string) =>
  analyse(`Rewrote the sluice planner to keep its tables open.\n\n${gain}`).starStory.result

it.each([
  ['Roughly a 45% reduction in time.', 'This brought roughly a 45% reduction in time.'],
  ['~3x speedup', 'This brought a ~3x speedup.'],
  ['Makes the planner about 70% faster.', 'This made the planner about 70% faster.'],
])('a gain in a few words is the result: %s', (gain, told) => {
  expect(result(gain)).toBe(told)
})

it('but not one that is hoped for', () => {
  expect(result('Should bring a 70% reduction in time.')).not.toContain('70%')
})
