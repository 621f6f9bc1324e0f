import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const LIST = (item: string) =>
  `The fog horn failed twice last week and nobody heard it.\n\n- Oiled it\n- ${item}\n- Rang it`

it.each([
  ['Relocation of the tide gauge to the north pier', /relocated the tide gauge to the north pier/i],
  ['Further performance improvements in the ferry planner', /made further performance improvements in the/i],
  ['Complete server-side implementation of the berth map', /complete server-side implementation of the/i],
  ['Initial setup of the berth importer on the pier', /set up the berth importer on the pier/i],
  ['New flag for the berth importer', /added a new flag for the berth importer/i],
  ['Support for paper tickets at the gate', /added support for paper tickets/i],
  ['Ticket page redesign', /redesigned the ticket page/i],
  ['Unit tests for the tide table', /wrote unit tests for the tide table/i],
  ['Second iteration of the berth editor', /built the second iteration of the berth editor/i],
  ['tide.go (dropped the second cache)', /dropped the second cache in tide\.go/i],
])('tells the work that the item %j names', (item, bullet) => {
  expect(analyse(LIST(item)).resumeBullet).toMatch(bullet)
})

it.each([
  ['Update to the ferry export', /^Updated the ferry export/],
  ['Update to the latest tide tables', /^Updated to the latest tide tables/],
  ['Payment gateway rewrite in Go', /^Rewrote the payment gateway in Go/],
  ['Better report engine errors in the log book', /report engine errors in the log book better/],
  ['tide-gauge bug: use the inner buoy for the level', /^Used the inner buoy/],
])('tells the work that the subject line %j names', (line, bullet) => {
  expect(analyse(`${line}\n\nThe harbour master asked for it in spring.`).resumeBullet).toMatch(bullet)
})

it.each([
  'TODO: removal of the old beacon',
  'Next: migration of the tide archive',
  'Blocked: replacement of the worn bearing',
  'Upcoming removal of the free berth',
  'Lack of support for paper tickets',
  'Removal of the old beacon was postponed',
  'Preparation for the move of the beacon',
  'The removal of the old beacon baffled all pilots',
])('claims nothing of the item %j', (item) => {
  const { resumeBullet } = analyse(LIST(item))
  expect(resumeBullet).not.toMatch(/remov|migrat|replac|support|prepar/i)
})

it('tells a habit that an item among orders gives up', () => {
  const { resumeBullet } = analyse(
    "The fog horn woke the harbour twice last week.\n\n- Move the horn to the north pier\n- Don't block the gate at night",
  )
  expect(resumeBullet).toMatch(/stopped blocking the gate at night/i)
})

it('takes what stands below goals for plans', () => {
  const { resumeBullet } = analyse(
    'I oiled the horn of the north pier.\n\nSprint goals\n- Rewrite of the tide table\n- Removal of the old beacon',
  )
  expect(resumeBullet).toMatch(/^Oiled the horn/)
})

it.each([
  [
    'The migration of the berth archive from Access to Postgres 17 is done, all 23 tables.',
    /^Migrated the berth archive from Access to Postgres 17/,
  ],
  ['The rewrite of the tide clock is finally done.', /^Rewrote the tide clock/],
])('tells the work that %j says is done', (text, bullet) => {
  expect(analyse(`${text} Also tidied up the icon set.`).resumeBullet).toMatch(bullet)
})
