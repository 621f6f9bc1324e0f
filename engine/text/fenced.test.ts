import { expect, test } from 'vitest'
import { readDocument } from './document.ts'

test('what a compiler says in a fence is nobody\u2019s sentence', () => {
  const { sentences } = readDocument(
    "The build broke.\n\n```\nCannot convert value of type 'Tide' to expected argument type 'Pier'\n```\n",
  )
  expect(sentences.map(({ kind }) => kind)).toEqual(['prose', 'code'])
})
