import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

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
