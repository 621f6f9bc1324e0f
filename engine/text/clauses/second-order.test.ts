import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { withSecondOrder } from './second-order.ts'

test.each([
  ['Rename Pump And Remove Valve', 'Rename Pump and remove Valve'],
  ['Update Lamps and Add .hoodrc', 'Update Lamps and add .hoodrc'],
  ['Refactor Tide Parser & Fix Tests', 'Refactor Tide Parser and fix Tests'],
  ['Fix Ferry Report and Update Flow', 'Fix Ferry Report and Update Flow'],
  ['Lamp Storage and Add Screen', 'Lamp Storage and Add Screen'],
])('the second verb of a subject line is read as one: %s', (title, read) => {
  expect(withSecondOrder(title)).toBe(read)
})

test('both are told as done, and neither as a thing', () => {
  const { resumeBullet, starStory } = analyse(
    'Rename Pump And Remove Valve\n\nThe old lamps were late every night.',
  )
  expect(resumeBullet).toMatch(/^Renamed the pump and removed the valve/)
  expect(starStory.task).toBe('I had to rename the pump and remove the valve.')
})

test('a second verb is no part of what was added', () => {
  const { result } = analyse(
    'Tide tables\n\nThis PR adds complete support for tide version 1.2 and optimizes memory usage.',
  ).starStory
  expect(result).toBe('Memory usage is now optimized.')
})
