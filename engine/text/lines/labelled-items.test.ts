import { expect, test } from 'vitest'
import { readSentences } from '../../features.ts'
import { readDocument } from './document.ts'

function deedsOf(description: string): string[] {
  return readSentences(readDocument(description)).flatMap(({ clause }) => (clause ? [clause.verb.base] : []))
}

test('among items that each name a thing, none is a deed by the first word of its name', () => {
  expect(
    deedsOf(
      'Harbour notes\n\n- Tide tables: 256 rows, weekly refresh\n- Shared map tiles: TileStore with hashes\n- Fare rules: one per quay',
    ),
  ).toEqual([])
})

test('a deed that goes on behind a colon is one beside others', () => {
  expect(
    deedsOf(
      'Harbour notes\n\n- Renamed two quays: North and South\n- Moved the bell\n- Sorted the tide tables',
    ),
  ).toContain('rename')
})
