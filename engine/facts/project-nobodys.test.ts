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
