import { describe, expect, test } from 'vitest'
import { readDocument } from './document.ts'

const sectionsOf = (text: string) =>
  readDocument(text)
    .sentences.filter(({ kind }) => kind !== 'heading' && kind !== 'title')
    .map(({ section, text: said }) => [section, said])

describe('a heading that lost its marks is one', () => {
  test('where it stands right above what it announces', () => {
    expect(
      sectionsOf(
        'Work done\nI moved the fare table of the yard to Redis this week.\nBlockers\nThe new fuse box did not arrive in time for us.',
      ),
    ).toEqual([
      ['solution', 'I moved the fare table of the yard to Redis this week.'],
      ['problem', 'The new fuse box did not arrive in time for us.'],
    ])
  })

  test('where somebody types what is still to do', () => {
    expect(sectionsOf('added the fare table\nfixed the gate\n*TODO*\nadd a lamp to the gate')).toContainEqual(
      ['followup', 'add a lamp to the gate'],
    )
  })
})

describe('a line is no heading', () => {
  test.each([
    ['where a sentence goes on', 'We wrote down all of the\nResults\nand sent them to the crew of the yard.'],
    ['where nothing is told below it', 'I moved the fare table.\nResults\nnone'],
    ['where it is a remark', 'I moved the fare table.\ndone\nThe gate opens at dawn and closes at night.'],
  ])('%s', (_name, text) => {
    expect(readDocument(text).sentences.some(({ kind }) => kind === 'heading')).toBe(false)
  })
})
