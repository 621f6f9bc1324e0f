import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

test('what an item came to is owed to that item alone', () => {
  const { resumeBullet } = analyse(
    `What I did this year:
* Led the move of our lamp orders from cron to Airflow. 34 orders, none missed since then.
* Introduced contract tests between the quay and the depot. Broken releases went from about two per month to none.
* Mentored two juniors`,
  )
  expect(resumeBullet).not.toMatch(/Airflow.*releases/)
})

test('fewer broken releases are a gain', () => {
  expect(
    analyse(
      '- Introduced contract tests between the quay and the depot. Broken releases went from 2 per month to 0.',
    ).resumeBullet,
  ).toContain('cutting broken releases from 2 per month to 0')
})

test.each([
  'DONE\nrewrote the valve driver\nfixed the lamp login\nDOING\ndocs for the driver\nTODO\nrelease it',
  'yesterday\nrewrote the valve driver\ntoday\nwrite the docs\nrelease it',
  'last week\nrewrote the valve driver\nnext week\ndocs for the driver\nrelease it',
])('what stands below "doing" or "next week" alone on its line is not told as done: %s', (text) => {
  const { resumeBullet, starStory } = analyse(text)
  expect(resumeBullet).toMatch(/^Rewrote the valve driver/)
  expect(`${resumeBullet} ${starStory.action} ${starStory.result}`).not.toMatch(/docs|release/)
})

test.each([
  ['- Refactoring of the till module completed\n- Lamp tests', /^Refactored the till module(?! completed)/],
  ['- Migration of the till to Rust finished last week.', /^Migrated the till to Rust(?! finished)/],
  ['My biggest contribution was the rewrite of the till in Go.', /^Rewrote the till in Go/],
  [
    'Highlight of the quarter was the migration of the crane logs to ClickHouse.',
    /^Migrated the crane logs to/,
  ],
  ['Biggest win this week: crane logs moved to ClickHouse', /^Moved (?:the )?crane logs to ClickHouse/],
  [
    'The valve closed at noon. Fixed by draining the tank, added two tests.',
    /^Drained the tank and added two tests/,
  ],
  [
    'The old feed was a bunch of scripts that only Petra knew. I replaced it with a Go service.',
    /^Replaced the old feed with a Go service/,
  ],
  [
    "Built a form for the moorings. This means the office doesn't have to call back anymore.",
    /so that the office no longer has to call back/,
  ],
  [
    "Built a form for the moorings. Now the office doesn't need to call the skippers.",
    /the office no longer need(?:s|ing) to call the skippers/,
  ],
])('reads a status line: %s', (note, told) => {
  expect(analyse(note).resumeBullet).toMatch(told)
})

test.each([
  '- Refactoring of the till module not finished\n- Oiled the lamp',
  '- Removal of the old parser almost done\n- Oiled the lamp',
  'My biggest worry was the removal of the old parser. Oiled the lamp.',
  'My biggest wish is the removal of the old parser. Oiled the lamp.',
])('does not tell as done what is not: %s', (note) => {
  expect(analyse(note).resumeBullet).not.toMatch(/^(?!Oiled the lamp)|(?:removed|refactored) /i)
})

test("what one thing led to, arrow by arrow, is nobody's deed", () => {
  const { resumeBullet, starStory } = analyse(
    'wrong comma in the weight field -> parsed as 0 -> scale switched off. added a check for the comma',
  )
  expect(resumeBullet).toMatch(
    /^Added a check for the comma after the wrong comma in the weight field was parsed as 0/,
  )
  expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/->|I (?:switched|parsed)/)
})

test.each([
  [
    '- query for the tide map was slow, added GIST index: 2.3s -> 40ms',
    /^Cut the query for the tide map from 2.3s to 40ms by adding a GIST index/,
  ],
  [
    '- Moved the oven readings to TimescaleDB: 12s -> 0.8s',
    /^Moved the oven readings to TimescaleDB.*time from 12s to 0\.8s/,
  ],
  ['Sped up the build: 12 min -> 4 min', /^Sped up the build from 12 min to 4 min/],
  [
    'Segfault in the raster importer: double free. Fixed + test.',
    /^Fixed the segfault in the raster importer and added a test/,
  ],
  [
    '- race condition in the booking of berths, fixed with a row lock\n- reviewed 3 PRs',
    /^Fixed (?:a|the) race condition in the booking of berths with a row lock/,
  ],
  [
    'Chased a leak in the tide parser for two days. It was a list that grew. Fixed.',
    /^Fixed a leak in the tide parser/,
  ],
  [
    'Replaced busy waiting by interrupts, so the board now stays cool.',
    /cool|^Replaced busy waiting by interrupts/,
  ],
])('tells a line with its figure or its fault: %s', (note, told) => {
  expect(analyse(note).resumeBullet).toMatch(told)
})

test.each([
  '- deadlock between the two pump tasks. not fixed yet\n- oiled the lamp',
  'Crash in the tide parser. Not reproducible. Oiled the lamp.',
  'Segfault in the raster importer: double free. Still open. Oiled the lamp.',
])('a fault that is still there is not told as mended: %s', (note) => {
  const { resumeBullet, starStory } = analyse(note)
  expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/fixed/i)
})

test('a note opens with no delivery and owes nothing to the day on which one took over', () => {
  expect(
    analyse('Customers could not print long labels. The length had 16 bits. Delivered in hotfix 7.2.3')
      .resumeBullet,
  ).not.toMatch(/^Delivered in/)
  expect(
    analyse('Since I took over the ferry app in May:\n- crash free sessions 96.1% -> 99.7%').resumeBullet,
  ).not.toMatch(/by taking over/)
})

test.each([
  [
    '- Checks added for all pumps\n- Alerts configured for the gate',
    /^Added checks for all pumps and configured alerts for the gate/,
  ],
  ['- support given to the field crew\n- gate painted', /^Supported the field crew/],
  ['- Alert rules cleaned up, 120 -> 35', /^Cleaned up (?:the )?alert rules/],
  [
    'moved the wifi scan to 10 s when audio is streaming -> no dropouts in 1h test',
    /, with no dropouts in 1h test/,
  ],
])('tells what was done to things without its "were": %s', (note, told) => {
  expect(analyse(note).resumeBullet).toMatch(told)
})

test.each([
  '- Tests written for the parser\n- Painted the gate',
  '- Limits set for all pumps\n- Painted the gate',
  '- Changes requested by the customer\n- Painted the gate',
])('a noun before what was done to it is no verb: %s', (note) => {
  expect(analyse(note).resumeBullet).not.toMatch(/tested|limited|changed/i)
})

test('what stands in the way of the next steps is no reason of what was done', () => {
  const { resumeBullet, starStory } = analyse(
    'What we did:\n- Connected the first 12 turbines to the new board\nWhat comes next:\n- the other 30 turbines\nProblems:\n- VPN to site B is unstable',
  )
  expect(`${resumeBullet} ${starStory.situation}`).not.toMatch(/unstable/)
})

test('to read what others wrote brought nothing about', () => {
  expect(
    analyse('- Customers can now change the sailing date themselves\n- Reviewed 6 PRs').resumeBullet,
  ).not.toMatch(/^Reviewed 6 PRs,/)
})
