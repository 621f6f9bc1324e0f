import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { isSoundSituation } from './sound-situation.ts'

it.each([
  'There was a problem with no lid.',
  'There was a problem with its hinge.',
  'There was a problem with PR kiln/4711.',
  'There was a problem with lid{OAK.',
  'There was a problem with the ability.',
  'There was an issue where lids of the trays that nobody had ordered.',
  'There was an issue where where no tray was left, the oven stopped.',
  'The oak lid instead of the pine lid was not supported.',
  'The baker now sorted the trays by size.',
  'The trays were now sorted by size.',
  'The baker and I were discussing how to cool the trays.',
  'Why the oven keeps going out.',
  'First I assumed the tray was bent.',
])('does not open a story with "%s"', (sentence) => {
  expect(isSoundSituation(sentence)).toBe(false)
})

it.each([
  'There was a problem with the lid.',
  'There was a problem with read-only trays.',
  'There was an issue where the lid stuck after rain.',
  'There was a bug in the oven that burnt the bread.',
  'The oak lid was not supported.',
  'Every tray that went through the oven now failed to fit.',
  'The lids (two of them) were lost.',
])('opens one with "%s"', (sentence) => {
  expect(isSoundSituation(sentence)).toBe(true)
})

it('tells how it was until the work by the time before it', () => {
  const { situation } = analyse(
    'Share trays among ovens\n\nUp to now, the bakery uses one tray for each oven, which wastes half of the shelf. I let the ovens share their trays.',
  ).starStory
  expect(situation).toMatch(/^Previously, the bakery/)
})

it('reads a noun that was typed for its verb', () => {
  const { situation } = analyse(
    'Raise the limit of the oven timer\n\nIssue: Large loaves timeout during baking, causing half of them to be lost. I raised the limit from 20 to 60 minutes.',
  ).starStory
  expect(situation).toMatch(/^Large loaves timed out during baking/)
})

it('takes nothing that was spared for a trouble', () => {
  expect(isSoundSituation('There was no data loss.')).toBe(false)
  expect(isSoundSituation('There were no lamps on the pier.')).toBe(true)
  expect(isSoundSituation('There was no way to stop the pump.')).toBe(true)
})
