import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Piece, readJsonPieces } from './json-pieces.ts'

async function piecesOf(text: string, chunkLength = text.length || 1): Promise<Piece[]> {
  async function* chunks() {
    for (let at = 0; at < text.length; at += chunkLength) yield text.slice(at, at + chunkLength)
  }
  return Readable.from(readJsonPieces(chunks())).toArray()
}

it('gives each member, and each element of a list, however the text is cut', async () => {
  const text = '{"format": "x", "user": {"list": [1, 2]}, "entries": [{"a": "],}\\""}, 7], "none": []}'
  for (let length = 1; length <= text.length; length++)
    expect(await piecesOf(text, length)).toEqual([
      { member: 'format', index: undefined, value: 'x' },
      { member: 'user', index: undefined, value: { list: [1, 2] } },
      { member: 'entries', index: 0, value: { a: '],}"' } },
      { member: 'entries', index: 1, value: 7 },
    ])
})

it('reads whatever JSON.stringify writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 40 }), async (values, length) => {
      const pieces = await piecesOf(JSON.stringify({ values }, null, 1), length)
      expect(pieces.map((piece) => piece.value)).toEqual(JSON.parse(JSON.stringify(values)))
    }),
    { numRuns: 200 },
  )
})

it.each([
  ['', 'the file ends'],
  ['[]', 'does not hold one JSON object'],
  ['{"a": 1', 'the file ends'],
  ['{"a": 1} {"b": 2}', 'does not hold one JSON object'],
  ['{"a": 1} x', 'the file ends or goes on'],
  ['{"entries": [{"a": 1}, {"a": }]}', 'entries[1] is not valid JSON'],
  ['{"entries": [1, 2}', 'entries[1] is not valid JSON'],
  ['{entries: [1]}', 'is not valid JSON'],
  ['{"a": tru}', 'is not valid JSON'],
  ['{"entries": [1, 2', 'entries[1]'],
])('says where %j is broken', async (text, where) => {
  await expect(piecesOf(text)).rejects.toThrow(where)
})
