import { expect, it } from 'vitest'
import { varied } from '../action/heard-twice.ts'
import { isByTheWay } from './by-the-way.ts'

it.each([
  'There is now a .gitignore file for the mill.',
  'The copyright file is now updated.',
  'The sketch is now saved.',
])('knows a by-product: "%s"', (state) => {
  expect(isByTheWay(state)).toBe(true)
})

it.each(['The mill now writes a changelog.', 'There is now a gate to the yard.'])(
  'lets the end of the work stand: "%s"',
  (state) => {
    expect(isByTheWay(state)).toBe(false)
  },
)

it('lets a verb that was heard twice make room', () => {
  const told = (texts: string[]) =>
    varied(
      texts.map((text) => ({ text })),
      3,
    ).map(({ text }) => text)
  expect(told(['added a lid', 'added a bolt', 'added a bar', 'moved the post'])).toEqual([
    'added a lid',
    'added a bolt',
    'moved the post',
  ])
  expect(told(['added a lid', 'added a bolt', 'added a bar', 'updated the changelog'])).toContain(
    'added a bar',
  )
})
