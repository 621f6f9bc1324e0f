import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { readDocument } from './document.ts'

test('what a compiler says in a fence is nobody\u2019s sentence', () => {
  const { sentences } = readDocument(
    "The build broke.\n\n```\nCannot convert value of type 'Tide' to expected argument type 'Pier'\n```\n",
  )
  expect(sentences.map(({ kind }) => kind)).toEqual(['prose', 'code'])
})

test('a command shown below a colon is no deed', () => {
  const { starStory, resumeBullet } = analyse(
    'Paint one more post of the harbour gate\n\nWith this paint all gates now close in time, when running:\n\n  make test GATES=all\n\nNobody had looked at them for years.',
  )
  expect(starStory.action).toBe('I painted one more post of the harbour gate.')
  expect(resumeBullet).not.toContain('when running')
})
