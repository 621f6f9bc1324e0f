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
