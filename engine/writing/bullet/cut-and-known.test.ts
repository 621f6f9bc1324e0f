import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

test('a list is cut before "so", not within what it says', () => {
  const text = `fix(tide): watch the gate owner first

Creates the berth map before registering, and listens on gateOwner. Also switches TideBoard from the bare HarbourScope(Pool.IO) to boardScope so reads end with the board.`
  expect(bulletOf(text)).not.toMatch(/so reads end\.$/)
})

test('both deeds of a subject line are told in the past', () => {
  expect(
    bulletOf('Fixed berthing, add trimming based on the tide mask\n\n- Switch the crane to the small drum.'),
  ).toMatch(/^Fixed berthing(?:,| and) added trimming based on the tide mask/)
})

test('a bullet does not open with a scenario that nobody knows', () => {
  const text = `Make the berth migration idempotent

This change fixes the scenario so no clash can occur by running the migration for each berth.`
  expect(bulletOf(text)).not.toMatch(/^Fixed the scenario/)
})

test('a kind of change is no place', () => {
  expect(bulletOf('fix(security): bump tide-html to 2.4')).not.toMatch(/security code/)
})

test.each([
  [
    'Fix some bugs for loading the tide label\n\nAfter this fix-up, the check of the quay has promoted the berth accuracy from 0.598 to 0.621.',
    'Fixed bugs for loading the tide label, taking berth accuracy from 0.598 to 0.621.',
  ],
  ['refactor: gates and berth lookups\n\nThe gates were slow.', /^Refactored gates and berth lookups/],
  [
    'Add a delay to fix tide reads on the quay\n\nA delay of 10ms is added to these commands to give the probe time to process these commands.',
    /^Added a delay to fix tide reads on the quay/,
  ],
  [
    'Tide board\n\nThis PR adds some global classes to be used in a future PR.',
    /^Added (?:some )?global classes(?! to be)/,
  ],
])('a change is told as its description means it: %s', (text, bullet) => {
  if (typeof bullet === 'string') expect(bulletOf(text)).toBe(bullet)
  else expect(bulletOf(text)).toMatch(bullet)
})

test.each([
  [
    'Issues in the May deploy\n\n- **Follow-up actions:**\n  - **Action: Run tests on the quay**',
    /issued|ran tests/i,
  ],
  ['Tide board\n\nThis fixes my issues as far as I can tell.', /as far/],
  ['Fix gates, prevent a tide from becoming a new and int\u2026\n\nThe tide was out.', /\u2026/],
])('what is no deed, and what was cut off, is not told: %s', (text, not) => {
  expect(bulletOf(text)).not.toMatch(not)
})
