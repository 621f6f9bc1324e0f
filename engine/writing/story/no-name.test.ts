import { expect, it } from 'vitest'
import { analyseSnap } from '../../analyse-snap.ts'
import { isNoName } from './no-name.ts'

it.each([
  'the far a basket',
  'the oven each one',
  'whose oven is hot',
  'the oven-',
  'claim nothing',
  'the recipe closes',
  'fell',
])('knows that "%s" is no name', (matter) => {
  expect(isNoName(matter)).toBe(true)
})

it.each([
  'the state of the oven',
  'baking a cake',
  'the upgrade to the new oven',
  'the tray below the oven',
  'bread',
  'oven.hot()',
  'split',
])('takes "%s" for a name', (matter) => {
  expect(isNoName(matter)).toBe(false)
})

it('works on no people', () => {
  const text =
    '[ Zdenka Horvat ]\n* Rewrite the recipe importer in Go\n\n[ Pim Vos ]\n* Update the recipe importer docs\n\n[ Zdenka Horvat ]\n* Drop the old scale driver'
  const { starStory } = analyseSnap(text, {
    today: '2026-11-17',
    autoDetectDate: true,
    smartPriority: true,
  })
  expect(starStory.situation).not.toMatch(/Horvat|Vos/)
})
