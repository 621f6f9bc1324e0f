import { expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

it('tells things below "Added" as added', () => {
  const { resumeBullet, starStory } = analyse('## Added\n- Import from GPX\n- Search in the logbook\n')
  expect(resumeBullet).toContain('Added import from GPX and search in the logbook')
  expect(starStory.action).not.toMatch(/I (?:imported|searched)/)
  expect(starStory.result).not.toContain('GPX now has')
})

it('tells faults below "Fixed" as fixed', () => {
  expect(analyse('## Fixed\n- Crash when the logbook is empty\n').resumeBullet).toMatch(
    /^Fixed a crash when the logbook was empty/,
  )
})

it('leaves deeds below such headings as they are', () => {
  expect(analyse('## Added\n- Wrote a search for the logbook of the port\n').resumeBullet).toMatch(
    /^Wrote a search for the logbook/,
  )
})
