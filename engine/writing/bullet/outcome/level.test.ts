import { expect, test } from 'vitest'
import { levelTail } from './level.ts'

test.each([
  ['Boot time is 4 s on the old phone', ', with boot time at 4 s on the old phone'],
  ['The gate log was 14k below March', ', with the gate log 14k below March'],
  ['Alarms are now under 2%', ', with alarms now under 2%'],
  ['Boot time is 4 s under the same load', ', with boot time at 4 s'],
])('%s', (told, tail) => {
  expect(levelTail(told, 16)).toBe(tail)
})

test.each(['It is 4 s', 'The gate is open', 'Boot time is 4 s and the lamp is on'])('not %s', (told) => {
  expect(levelTail(told, 16)).toBeUndefined()
})
