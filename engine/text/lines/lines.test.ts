import { expect, test } from 'vitest'
import { readDocument } from './document.ts'

test('a small "o" before a word is the mark of an item', () => {
  const { sentences } = readDocument(
    'Harbour 2.1\n\n o adds a bell to the gate\n o mends the lamp of the pier',
  )
  expect(sentences.map(({ kind, text }) => [kind, text])).toEqual([
    ['title', 'Harbour 2.1'],
    ['item', 'adds a bell to the gate'],
    ['item', 'mends the lamp of the pier'],
  ])
})
