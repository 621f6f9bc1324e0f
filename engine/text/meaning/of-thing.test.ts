import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { readDocument } from '../lines/document.ts'
import { tellOfThings } from './of-thing.ts'

const told = (text: string) => tellOfThings(readDocument(text).sentences)

it('tells what a thing does of the thing that was just made', () => {
  expect(told('Built a kiln controller. Holds 900 degrees for six hours. Supports two zones.')).toEqual([
    'Built a kiln controller.',
    'It holds 900 degrees for six hours.',
    'It supports two zones.',
  ])
})

it.each([
  'Fixed the kiln. Adds a check for the lid.',
  'Built a kiln. Tests are green.',
  'Built a kiln. Added a lid.',
  'Built a kiln. Firings are 2x faster, tests take a day.',
  'Built a kiln. Requests time out less often.',
  'Ported the kiln to Zig. Builds are 2x faster.',
])('leaves the sentences of %j as they are', (text) => {
  expect(told(text).join(' ')).toBe(text)
})

it('joins what a thing does to no other deed', () => {
  const { resumeBullet } = analyse('- Built a bot for the dock. Handles 30 ships a day.\n- Fixed the crane.')
  expect(resumeBullet).not.toMatch(/crane.*handling/)
})

it('tells what a deed brought about behind it, and in the task not at all', () => {
  const { resumeBullet, starStory } = analyse('Moved the archive to tape, saves $9k per year.')
  expect(resumeBullet).toMatch(/^Moved the archive to tape.*, saving \$9k per year\.$/)
  expect(starStory.task).not.toContain('saves')
  expect(starStory.result).toBe('It saves $9k per year.')
})

it('claims nothing that the product does for its maker', () => {
  const { resumeBullet, starStory } = analyse(
    'Wrote a mail sorter in Lua. Processes 900 mails/s on a router.',
  )
  expect(resumeBullet).toBe('Wrote a mail sorter in Lua, which processes 900 mails/s on a router.')
  expect(starStory.action).toBe('I wrote a mail sorter in Lua.')
  expect(starStory.result).toBe('It processes 900 mails/s on a router.')
})
