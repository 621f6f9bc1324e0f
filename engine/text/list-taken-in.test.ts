import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const bullet = (note: string) => analyse(note).resumeBullet

test('what leads to a short list is told with it', () => {
  expect(
    bullet('Wrote unit tests for the tide parser covering:\n- spring tides\n- leap years\n- missing gauges'),
  ).toContain('covering spring tides, leap years and missing gauges')
})

test('what leads to a list that cannot be told is told without the word that leads to it', () => {
  const told = bullet(
    'Wrote unit tests for the tide parser covering:\n- spring tides, which the old parser had always got wrong by a day\n- leap years',
  )
  expect(told).toContain('unit tests for the tide parser')
  expect(told).not.toContain('covering')
})
