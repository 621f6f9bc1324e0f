import { expect, it } from 'vitest'
import { analyseSnap } from '../../../analyse-snap.ts'
import { isNoName, isScrap, isSomebody, nameMended } from './no-name.ts'

it.each([
  'the far a basket',
  'the oven each one',
  'whose oven is hot',
  'the oven-',
  'claim nothing',
  'the recipe closes',
  'fell',
  'Oven-Batch-ID',
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

it.each([
  'Tue Nov 3 07:15:00 CET 2026',
  'May 4th-May 9th',
  'Wedensday',
  "Today's Progress",
  'the summary',
  'the mixer himself',
  'the What it did and did not bake',
  "ovenlib doesn't",
  'the skip trays if cold',
  'from/baked',
  'the distance between the upper oven',
  '12 minutes',
  '/home/baker/trays/rye',
  'Lamp supports gas',
  'Line 11',
])('knows that "%s" is the scrap of a line', (matter) => {
  expect(isScrap(matter)).toBe(true)
})

it.each([
  'the distance between oven and door',
  'the gap between trays',
  'the summary page',
  'the if statement',
  'progress bars',
  'the Monday menu',
  '/menu',
  'the input/output trays',
])('takes "%s" for no scrap', (matter) => {
  expect(isScrap(matter)).toBe(false)
})

it.each([
  ['the tray sizes i.e.', 'the tray sizes'],
  ['oven polish, better trays', 'oven polish'],
  ['trays, lids and doors', 'trays, lids and doors'],
  ['his bread menu', 'the bread menu'],
  ["baker's notes", "the baker's notes"],
  ['North Oven Change Log', 'North Oven'],
])('names "%s" as "%s"', (matter, name) => {
  expect(nameMended(matter)).toBe(name)
})

it('works on no line of a page', () => {
  expect(isScrap('Line 11')).toBe(true)
  expect(isScrap('Line 11 of the tram')).toBe(false)
})

it('knows somebody by an initial', () => {
  expect(isSomebody('Anna K', [])).toBe(true)
  expect(isSomebody('Vitamin C', [])).toBe(false)
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
