import { describe, expect, test } from 'vitest'
import { findQuantities, tellsChange } from './quantities.ts'

describe('findQuantities', () => {
  test.each([
    ['It fell from ~200-300ms to 25ms.', ['~200-300ms', '25ms']],
    ['Saved $7,900 a year and 3x the time.', ['$7,900 a year', '3x']],
    ['About 30% of 1,200 requests failed.', ['About 30%', '1,200 requests']],
    ['Now at 40 rps with 2.5 GB.', ['40 rps', '2.5 GB']],
    ['Idle costs .05 ms at 16 MHz.', ['.05 ms', '16 MHz']],
    ['real 1m12.4s, now x20 faster', ['1m12.4s', 'x20']],
    ['Sleeps at 18 uA, 9 times better than the old 160\u00b5A.', ['18 uA', '9 times better', '160\u00b5A']],
    ['The inner loop is 14 instructions now.', ['14 instructions']],
  ])('keeps spans whole: %s', (text, spans) => {
    expect(findQuantities(text).map((quantity) => quantity.text)).toEqual(spans)
  })

  test.each([
    'Closes #412 and PAY-9.',
    'Upgraded to v1.22.3.',
    'On 2026-03-04 at 11:01:47.',
    'PAY-12 at 11:01:47 x = 1',
    'See chapter 4.',
  ])('takes no ticket, version or date: %s', (text) => {
    expect(findQuantities(text)).toEqual([])
  })

  test('knows a number that moved from one that stands', () => {
    expect(tellsChange('Builds went from 9 minutes to 3 minutes.')).toBe(true)
    expect(tellsChange('17 s -> 2 s')).toBe(true)
    expect(tellsChange('Sign-ups went from a handful to 40.')).toBe(true)
    expect(tellsChange('Builds take 9 minutes.')).toBe(false)
  })
})
