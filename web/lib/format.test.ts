import { describe, expect, it } from 'vitest'
import { formatDay, formatSize, today } from './format.ts'

describe('formatSize', () => {
  it.each([
    [0, '0 Bytes'],
    [500, '500 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1.00 KB'],
    [1536, '1.50 KB'],
    [1024 * 1024 - 1, '1.00 MB'],
    [2.5 * 1024 ** 3, '2.50 GB'],
    [5 * 1024 ** 4, '5120.00 GB'],
  ])('writes %d as %s', (bytes, expected) => {
    expect(formatSize(bytes)).toBe(expected)
  })
})

describe('formatDay', () => {
  it.each([
    ['2026-11-14', 'Nov 14, 2026'],
    ['2024-02-29', 'Feb 29, 2024'],
    ['2026-01-01T23:30:00Z', 'Jan 1, 2026'],
    ['sometime', 'sometime'],
    ['2026-13-40', '2026-13-40'],
    ['', ''],
  ])('writes %s as "%s"', (day, expected) => {
    expect(formatDay(day)).toBe(expected)
  })
})

it('today is the calendar day of the local clock', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
