import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

it('takes two names joined by "to" before a noun for the name of a thing', () => {
  const { resumeBullet, starStory } = analyse('The 5V to 12V converter overheats. I added a fan.')
  expect(resumeBullet).toMatch(/^Added a fan/)
  expect(starStory.action).toBe('I added a fan.')
})

it('puts no article into such a name and does not part it', () => {
  const { starStory } = analyse('The PNG to SVG step was slow. I moved it to a worker.')
  expect(starStory.situation).toBe('The PNG to SVG step was slow.')
  expect(starStory.result).toBe('The PNG to SVG step has moved to a worker.')
})

it('knows such a name by its number, too', () => {
  expect(analyse('I moved the disk to a box with a USB 3.1 to SATA plug.').resumeBullet).toContain(
    'a USB 3.1 to SATA plug',
  )
})

it('still reads a step from one version to another', () => {
  expect(analyse('Postgres 12 to 15 upgrade. I moved the data.').resumeBullet).toMatch(
    /^Upgraded Postgres from 12 to 15/,
  )
})

it.each([
  ['The export was slow. This PR optimizes this using a loader.', /^Optimized the export using a loader/],
  ['I sold the boats and kept those someplace dry.', /those someplace dry/],
])('finds no thing behind "this" where none follows: %s', (text, bullet) => {
  expect(analyse(text).resumeBullet).toMatch(bullet)
})
