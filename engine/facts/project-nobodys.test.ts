import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'
import { isGeneric, isVague } from './project-names.ts'

test('a project is not a person called by a handle', () => {
  const note =
    '@Ruth Okafor\n\nThis week:\n\n- Added tide tables to the ferry planner\n- Fixed the ferry planner on phones'
  expect(analyse(note).extractedData.project).not.toMatch(/Ruth/)
})

test.each(['Everybody stumbles', 'uint32_t', 'drawBerth(int row'])('"%s" names nothing', (name) => {
  expect(isVague(name)).toBe(true)
})

test('a week with its number is one of many', () => {
  expect(isGeneric('Week-6')).toBe(true)
})

test('a project is told without the ending that says what it owned', () => {
  expect(
    analyse("Day 5: Tugboat's Devlog - Ropes, tides\n\nPart 5: the log goes on.").extractedData.project,
  ).not.toMatch(/'s$/)
})
