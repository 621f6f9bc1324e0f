import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

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

it.each([
  [
    'This PR introduces:\n- tide page\n- late alarm\n- crew login',
    'Introduced a tide page, a late alarm, and a crew login.',
  ],
  [
    'This patch removes:\n- the old bell driver of the pier\n  - two fuses\n- the brake relay',
    'Removed the old bell driver of the pier and the brake relay.',
  ],
  [
    'This PR fixes:\n- The gate crashes when two cards are read\n- Users see old tides on the pier page',
    'Fixed an issue where the gate crashed when two cards were read.',
  ],
  [
    'Added the following features:\n- Tide page for the pier\n- Late alarm',
    'Added a tide page for the pier and a late alarm.',
  ],
])('tells what the sentence above a list says was done to each thing of it: %j', (text, bullet) => {
  expect(analyse(text).resumeBullet).toBe(bullet)
})

it('does not tell a verb that only leads to a list', () => {
  const { resumeBullet } = analyse(
    'This patch removes:\n\n```\nbell.ring()\n```\n\nThe gate motor was replaced with a quieter one.',
  )
  expect(resumeBullet).not.toMatch(/[Rr]emoved?\W*(?:,|and|as|$)/)
})

it('takes the section "What changed" for what was done, and "What stays the same" for nobody\u2019s deed', () => {
  const { resumeBullet, starStory } = analyse(
    '# Timetable service\n\n## What changed\n- Adds a cache for the tide rows\n- Provides a command line for crews\n\n## What stays the same\n- Uses the harbour feed only\n- Writes one file per day\n',
  )
  expect(resumeBullet).toMatch(/^Added a cache for the tide rows/)
  expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/harbour feed|one file/)
})

it('tells a verb that is set as a label with what it was done to', () => {
  const { resumeBullet, starStory } = analyse(
    '# Kiosk input\n\n- **Added**: Wrapper functions that call the key class\n- **Updated**: kiosk.cpp to use the key class for pads\n- **Cleaned up**: Removed two unused timers\n- **Fixed**: the pad was not seen after sleep\n',
  )
  expect(resumeBullet).not.toMatch(/cleaned up/i)
  expect(starStory.action).toMatch(
    /added wrapper functions that call the key class.*updated kiosk\.cpp to use.*removed two unused timers/i,
  )
  expect(starStory.situation).toContain('an issue where the pad was not seen after sleep')
})

it.each([
  [
    '# Harbour app\n\n## Features Implemented\n\n### Core\n- Berth map with search\n- Crew login\n\n### Setup\n- Setup status guide\n',
    'Implemented a berth map with search, a crew login, and a setup status guide.',
  ],
  [
    "## What's new\n- Night timetable page\n- Crew login for the pier\n",
    'Added a night timetable page and a crew login for the pier.',
  ],
])('tells features that a heading says were made: %j', (text, bullet) => {
  expect(analyse(text).resumeBullet).toBe(bullet)
})

it.each(['The bar adapts to the page', 'Optionally check the tide', 'New feature', 'Maps include the tide'])(
  'does not tell %j as a thing that was implemented',
  (text) => {
    expect(analyse(`## Key features\n- ${text}\n- Berth map with search\n`).resumeBullet).not.toMatch(
      /adapts|check the tide|new feature|maps include/i,
    )
  },
)

it.each([
  [
    '### Door sensor mix-up (caught before the fair)\n\nFirst draft of the wiring put both sensors on one line. Fixed by giving each sensor a line of its own.',
    'Fixed the door sensor mix-up by giving each sensor a line of its own.',
  ],
])('a fault that heads how it was fixed is named: %s', (text, bullet) => {
  expect(analyse(text).resumeBullet).toBe(bullet)
})
