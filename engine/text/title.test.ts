import { describe, expect, test } from 'vitest'
import { readTitle } from './title.ts'

const read = (line: string) => {
  const { start, end, ...rest } = readTitle(line)
  return { subject: line.slice(start, end), ...rest }
}

describe('readTitle', () => {
  test.each([
    ['feat(cart)!: Add gift cards (#12)', { subject: 'Add gift cards', type: 'feat', scope: 'cart' }],
    ['PAY-482: Retry the checkout', { subject: 'Retry the checkout', ticket: 'PAY-482' }],
    ['[OPS-7] fix: Rotate keys', { subject: 'Rotate keys', ticket: 'OPS-7', type: 'fix' }],
    ['net/http: reuse connections', { subject: 'reuse connections', scope: 'net/http' }],
    ['Fixed #991 -- Escaped the query.', { subject: 'Escaped the query.', ticket: '#991' }],
    ['Merged PR 4711: Fix 220044: Cache the tiles', { subject: 'Cache the tiles' }],
    ['Merge pull request #12 from ada/tiles: Cache the tiles', { subject: 'Cache the tiles' }],
    ['Before: nothing worked', { subject: 'Before: nothing worked' }],
    ['Loss: 1.82', { subject: 'Loss: 1.82' }],
    ['parser: 2x faster on long lines', { subject: '2x faster on long lines', scope: 'parser' }],
    ['Wrote the tide docs #20;', { subject: 'Wrote the tide docs' }],
    ['Filled the board with buoys#7', { subject: 'Filled the board with buoys' }],
    ['Add an export button', { subject: 'Add an export button' }],
  ])('takes "%s" apart', (line, parts) => {
    expect(read(line)).toEqual(parts)
  })
})
