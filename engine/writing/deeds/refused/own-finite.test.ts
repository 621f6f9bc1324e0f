import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { hasOwnFinite } from './own-finite.ts'

it.each([
  ['deck', 'planks for two piers of the harbour are no longer cut by hand'],
  ['default', 'lamp colour for newly built piers has changed from red to green'],
  ['provide', 'boat access to an island has been moved'],
  ['script', 'will not move forward without the lamps'],
])('"%s %s" tells of a thing', (verb, rest) => expect(hasOwnFinite(verb, rest)).toBe(true))

it.each([
  ['fix', 'the lamp that is loose'],
  ['ensure', 'boats are counted'],
  ['change', 'the way lamps are lit'],
  ['add', 'size checks to make sure boats are counted'],
  ['repair', 'lamps and ensured the boats were safe'],
])('"%s %s" is a deed', (verb, rest) => expect(hasOwnFinite(verb, rest)).toBe(false))

it('makes no deed of the first word of a thing', () => {
  const { resumeBullet, starStory } = analyse(
    'Anchor chains for other harbours are no longer made by default.\nTo get them, ask the smith.',
  )
  expect(resumeBullet).not.toMatch(/^Anchored/)
  expect(starStory.action).not.toMatch(/anchored/)
})
