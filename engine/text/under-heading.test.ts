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

it('tells what a trouble is said to have been ended by as done', () => {
  const { resumeBullet, starStory } = analyse(
    '# Outage of the fare gates\n\nThe gates stayed shut on Monday because the pool of readers was used up.\n\nThe incident was mitigated by:\n\n- Killing the nightly report\n- Raising the pool from 20 to 60 readers\n',
  )
  expect(resumeBullet).toMatch(/^Killed the nightly report and raised the pool from 20 to 60 readers/)
  expect(starStory.action).toContain('killed the nightly report')
})

it('does not tell what a trouble can be ended by as done', () => {
  const { resumeBullet } = analyse(
    'The gates stay shut. I reported it.\n\nIt can be mitigated by:\n\n- Killing the nightly report\n- Raising the pool\n',
  )
  expect(resumeBullet).not.toMatch(/kill|rais/i)
})
