import { expect, it } from 'vitest'
import { growthOf, isMeasured } from './growth.ts'

it.each([
  ['9 s', '800 ms', -1],
  ['40', '15 min', -1],
  ['6h10', '2h05', -1],
  ['a weekend', 'an hour', -1],
  ['8 seconds', 'under one', -1],
  ['half a day', '20 min', -1],
  ['1/month', 'about 3 a week', 1],
  ['12k', '1.4M', 1],
  ['2.2 mA', '90 \u00b5A', -1],
])('compares %j with %j', (from, to, sign) => {
  expect(Math.sign(growthOf(from, to))).toBe(sign)
})

it('compares no apples with pears', () => {
  expect(growthOf('3 apples', '4 pears')).toBeNaN()
  expect(growthOf('monthly', 'weekly')).toBeNaN()
  expect(isMeasured('3 apples')).toBe(false)
  expect(isMeasured('7h30')).toBe(true)
})
