import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { wellTold } from './told-result.ts'

test.each([
  ['The oven is hotter. Bread unchanged for all other guests.', 'The oven is hotter.'],
  ['Brass handle for the oven.', ''],
  ['It worked a fine tray -> rack.', ''],
  ['The handles of the oven and the are now in place.', ''],
  ['"Bake is now added to list" works.', ''],
  ['Baking rye and wheat at once works.', 'Baking rye and wheat at once works.'],
  ['The oven no longer smokes.', 'The oven no longer smokes.'],
])('%s is told as far as it is whole', (text, told) => {
  expect(wellTold(text, [])).toBe(told)
})

test('a verb without its subject is left out', () => {
  const { result } = analyse(
    'I moved the oven to the yard. Loading the oven was successful, takes ~9 minutes.',
  ).starStory
  expect(result).toBe('Loading the oven was successful.')
})

test('a result that cannot be told whole makes room for another', () => {
  const { result } = analyse(
    '- Added the handles, bake_rye and the, still loose, bake_oat\n- Added a tray to the oven',
  ).starStory
  expect(result).not.toMatch(/and the (?:is|are)/)
})
