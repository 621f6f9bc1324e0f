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

describe('a day on a line of its own heads what was done that day', () => {
  test.each([
    'MON 04/01/16',
    'Wed Mar 12 08:15:30 UTC 2014',
    'Mon, 04 Jan 2016',
    '2016-01-04 10:30',
    '4.1.2016',
    '20160104',
    '[2016-01-04]',
    'Jan 4th, 2016:',
    '(1-4-16)',
  ])('%s', (day) => {
    const { sentences } = readDocument(
      `${day}\nfixed the hinge of the ferry gate, which jammed\nwrote a list for the crew.`,
    )
    expect(sentences.find(({ text }) => text.startsWith('fixed'))?.text).toMatch(/^fixed the hinge/)
  })

  test.each([
    ['a figure', '14.3'],
    ['a fraction', '1/4'],
    ['a day that a sentence goes on from', 'Sunday 3 May'],
  ])('but %s is none', (_name, line) => {
    const { sentences } = readDocument(
      `The crew of the yard met on the pier on\n${line}\nand moved the crates.`,
    )
    expect(sentences.some(({ kind }) => kind === 'heading')).toBe(false)
  })
})
