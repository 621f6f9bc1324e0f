import { describe, expect, test } from 'vitest'
import { partNamedIn, pastBranch, readTitle } from './title.ts'

const read = (line: string) => {
  const { start, end, ...rest } = readTitle(line)
  return { subject: line.slice(start, end), ...rest }
}

test('the day before an order is no part of the subject line', () => {
  const { start } = readTitle('2026-05-03 Update from Sable 2.1 to Sable 3.0')
  expect('2026-05-03 Update from Sable 2.1 to Sable 3.0'.slice(start)).toBe(
    'Update from Sable 2.1 to Sable 3.0',
  )
  expect(readTitle('2026-05-03 Harbour meeting').start).toBe(0)
})

test.each(['2026-05-03 \u2014 ', 'May 3: ', '3 May 2026 - '])(
  'nor is a day that a dash or a colon ends, whatever follows: %s',
  (day) => {
    expect(readTitle(`${day}The pumps were down all night`).start).toBe(day.length)
    expect(readTitle(`${day}painted the gate`, true).start).toBe(0)
  },
)

test.each([
  ['Feature/tide tiles', 'tide tiles'],
  ['Fix/77 tiles overlap', 'tiles overlap'],
  ['Fix/improve the tiles', 'Fix/improve the tiles'],
  ['Tide tiles', 'Tide tiles'],
])('the kind of a branch is no part of its name: %s', (line, name) => {
  expect(line.slice(pastBranch(line))).toBe(name)
})

describe('readTitle', () => {
  test.each([
    ['feat(cart)!: Add gift cards (#12)', { subject: 'Add gift cards', type: 'feat', scope: 'cart' }],
    ['PAY-482: Retry the checkout', { subject: 'Retry the checkout', ticket: 'PAY-482' }],
    ['[OPS-7] fix: Rotate keys', { subject: 'Rotate keys', ticket: 'OPS-7', type: 'fix' }],
    ['net/http: reuse connections', { subject: 'reuse connections', scope: 'net/http' }],
    ['Fixed #991 -- Escaped the query.', { subject: 'Escaped the query.', ticket: '#991' }],
    ['Merged PR 4711: Fix 220044: Cache the tiles', { subject: 'Cache the tiles' }],
    ['Merge pull request #12 from ada/tiles: Cache the tiles', { subject: 'Cache the tiles' }],
    ['gh#77 - Cache the tiles', { subject: 'Cache the tiles' }],
    ['Bug #7, #8 Cache the tiles', { subject: 'Cache the tiles' }],
    ['Sun bug #12 https://bugs.example/12 Cache the tiles', { subject: 'Cache the tiles' }],
    ['CVE-2031-1207 - Cache the tiles', { subject: 'Cache the tiles', ticket: 'CVE-2031-1207' }],
    ['tiles.[ch]: Cache them', { subject: 'Cache them', scope: 'tiles.[ch]' }],
    ['map/gen2+: Cache the tiles', { subject: 'Cache the tiles', scope: 'map/gen2+' }],
    ['Ferry desk 2.1: Cache the tiles', { subject: 'Ferry desk 2.1: Cache the tiles' }],
    ['Ferry desk 2.1: Remove the tiles', { subject: 'Remove the tiles', scope: 'Ferry desk 2.1' }],
    ["night desk: Don't sell twice", { subject: "Don't sell twice", scope: 'night desk' }],
    ['May 25th: Remove the tiles', { subject: 'May 25th: Remove the tiles' }],
    ['Next steps: Remove the tiles', { subject: 'Next steps: Remove the tiles' }],
    ['Before: nothing worked', { subject: 'Before: nothing worked' }],
    ['Loss: 1.82', { subject: 'Loss: 1.82' }],
    ['parser: 2x faster on long lines', { subject: '2x faster on long lines', scope: 'parser' }],
    ['Wrote the tide docs #20;', { subject: 'Wrote the tide docs' }],
    ['Filled the board with buoys#7', { subject: 'Filled the board with buoys' }],
    ['[ENH] Cache the tiles', { subject: 'Cache the tiles', type: 'enh' }],
    ['fix : Cache the tiles', { subject: 'Cache the tiles', type: 'fix' }],
    ['[WIP] 77 move the tiles', { subject: 'move the tiles', type: 'wip', ticket: '#77' }],
    ['12 tiles overlap', { subject: '12 tiles overlap' }],
    ['MNT: Cache the tiles', { subject: 'Cache the tiles', type: 'mnt' }],
    ['Add an export button', { subject: 'Add an export button' }],
  ])('takes "%s" apart', (line, parts) => {
    expect(read(line)).toEqual(parts)
  })

  test('names a part of an item in one word alone', () => {
    expect(readTitle('night desk: Remove the tiles', true).start).toBe(0)
    expect(readTitle('desk: Remove the tiles', true).start).toBe('desk: '.length)
  })
})

test.each([
  ['libhull: seal_lid: keep the old ring', 'seal_lid'],
  ['hull/lid: seal_lid(): keep the old ring', 'seal_lid()'],
  ['hull: lids: keep the old ring', 'hull'],
  ['hull: keep the old ring', 'hull'],
])('of two parts the function says more: %s', (line, part) => {
  expect(partNamedIn(line)).toBe(part)
})
