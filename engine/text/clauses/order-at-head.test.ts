import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const AFTER = '\n\nThe lamps of the pier went out twice last night and nobody saw it.'

it.each([
  ['Yeet the tar barrels behind the ferry office', /^Yeeted the tar barrels/],
  ['Stack the crates of the morning ferry by weight', /^Stacked the crates/],
  ['Phase out the paper tickets of the harbour line', /^Phased out the paper tickets/],
  ['Break the loop between the two tide gauges', /^Broke the loop/],
  ['Deny boarding requests without a ticket', /^Changed the code to deny boarding requests/],
  ['Fall back to the old beacon at low tide', /^Changed the code to fall back to the old beacon/],
  ['Order ferry calls by their own time', /^Ordered ferry calls/],
  ['Space out calls of the night ferry', /^Spaced out calls/],
  ['Let guests rename their berths', /^Let guests rename/],
  ['Validate crates bound to the night ferry before loading', /validate crates bound to the night ferry/],
  ['Correctly free berths after a storm warning', /^Freed berths/],
  ['Mention spare keys in the handbook of the lock', /^Mentioned spare keys/],
  ['Assume that the tide is low at dawn', /^Changed the code to assume that the tide is low/],
  ['beacon: Bail out early if the mast is not lit', /^Changed the beacon to bail out early/],
  ['Fallback to the paper chart if the server is down', /^Changed the code to fall back to the paper chart/],
  ['Eagerly load the berths of the harbour map', /load the berths of the harbour map eagerly/],
])('reads the order that opens the subject line %j', (line, bullet) => {
  expect(analyse(`${line}${AFTER}`).resumeBullet).toMatch(bullet)
})

it.each([
  [
    'Ironed out the last kinks in the tide table import',
    /^Resolved the last problems in the tide table import/,
  ],
  ['Taped the loose wires of the fog horn', /^Taped the loose wires/],
  ['Written the manual of the new crane for the night shift', /^Wrote the manual/],
  ['Begun the port of the tide tables to the new server', /^Started the port/],
])('reads the past that opens %j', (line, bullet) => {
  expect(analyse(`${line}.`).resumeBullet).toMatch(bullet)
})

it.each([
  'Overnight the beacon went dark',
  'Normally close the valve of the lock first',
  'Press release of the ferry line',
  'Free berths on the north pier',
  'Select berths are painted twice',
  'Account manager of the ferry line',
  'Half the lamps on the pier',
  'Stack overflow in the berth planner',
])('finds no order in %j', (line) => {
  const { resumeBullet } = analyse(`${line}\n\nI rewired the beacon of the north pier last week.`)
  expect(resumeBullet).toMatch(/^Rewired the beacon/)
})
