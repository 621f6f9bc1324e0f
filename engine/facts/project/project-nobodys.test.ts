import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { isGeneric, isVague } from './project-names.ts'

test('a project is not a person called by a handle', () => {
  const note =
    '@Ruth Okafor\n\nThis week:\n\n- Added tide tables to the ferry planner\n- Fixed the ferry planner on phones'
  expect(analyse(note).extractedData.project).not.toMatch(/Ruth/)
})

test.each(['Everybody stumbles', 'uint32_t', 'drawBerth(int row', 'Production', 'false positive'])(
  '"%s" names nothing',
  (name) => {
    expect(isVague(name)).toBe(true)
  },
)

test.each([
  '# Why the kiln keeps overheating\n\nThe sensor sits too far from the door. It reads 30 degrees too low.',
  '# The site was down all night\n\nA fuse had blown in the cellar. The spare fuse did not fit its socket.',
])('a headline that asks or tells how it was is no name: %s', (note) => {
  expect(analyse(note).extractedData.project).not.toMatch(/why|was down/i)
})

test.each(['Week-6', 'Getting started', 'Mo 3.9.2024', 'Explanation'])('"%s" is one of many', (title) => {
  expect(isGeneric(title)).toBe(true)
})

test('how far a thing got is no part of its name', () => {
  const { extractedData, starStory } = analyse(
    'Saturday\n\nkeep favourite berths in the ferry planner DONE\nadd notes to the ferry planner DONE\nprint the ferry planner TODO',
  )
  expect(extractedData.project).toBe('ferry planner')
  expect(starStory.situation).not.toContain('DONE')
})

test('a project is told without the ending that says what it owned', () => {
  expect(
    analyse("Day 5: Tugboat's Devlog - Ropes, tides\n\nPart 5: the log goes on.").extractedData.project,
  ).not.toMatch(/'s$/)
})

test.each([
  [
    'in brackets',
    '[ Ruthven Okaforsson ]\n* New tide chart for the ferry planner\n* Drop the old compass from the ferry planner\n\n[ Pellworm Jutta ]\n* Refresh the icons',
  ],
  [
    'below each day',
    'Apr 3 2019\nOkonjo\n--------\nFixed a slip in the ferry planner.\n\nApr 4 2019\nOkonjo\n--------\nThe ferry planner prints again.',
  ],
])('a project is not who signed it %s', (_, note) => {
  expect(analyse(note).extractedData.project).toMatch(/ferry planner/)
})

test('a name that stands below each day and is spoken of is no signature', () => {
  const note =
    'Apr 3 2019\nTidelark\n--------\nSlow start. Tidelark boots.\n\nApr 4 2019\nTidelark\n--------\nGot Tidelark to print.'
  expect(analyse(note).extractedData.project).toMatch(/Tidelark/)
})
