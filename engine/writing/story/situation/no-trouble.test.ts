import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const situationOf = (note: string) => analyse(note).starStory.situation

test.each([
  [
    '# Speed up the seat map\n\nLooping over thousands of seats and measuring each of them synchronously caused jumpy scrolling.\nThe new map is robust to reloads and keeps an exact copy for the first view.\nI cached the positions of the seats.',
    'Looping over thousands of seats',
  ],
  [
    '# Wait for running jobs before the shop closes\n\nClosing a till (or a shop) while a job was still printing (or while the drawer was open) could lead to a lost receipt.\nAdded a counter of running jobs and a wait before the till closes.',
    'Closing a till while a job was still printing could lead to a lost receipt.',
  ],
])('what is done may be the subject that does harm: %s', (note, told) => {
  expect(situationOf(note)).toContain(told)
})

test.each([
  [
    '# Confine the kitchen printer\n\nThe printer was meant to accept orders from the bar only. Orders from guests were not refused on that path.\nThe order book was never at risk, and no guest data was lost.\nI added a filter to the printer queue.',
    'never at risk',
  ],
  [
    '# Move billing out of the monolith\n\nBilling lives in its own service now, behind a proxy.\nNothing under legacy/, reports/ or build.xml is touched.',
    'Nothing under',
  ],
  [
    'Week 7\n\nTuesday morning the queue looked promising. We were optimistic that we had solved the problems and the nightly run would succeed.\nOn Thursday the nightly run hung again.\nWe found a rogue process on the report server and removed it.',
    'optimistic',
  ],
  [
    '# Seat plan\n\n## Problem\n\nThe waiting list was kept by several waiters. Each waiter could seat a guest before the table was free.\n\n- Guests are bound to one waiter, preventing a second one from seating them.\n- Added a board for the tables.',
    'bound to one waiter',
  ],
])('what went well is no trouble: %s', (note, left) => {
  expect(situationOf(note)).not.toContain(left)
})

test('where a trouble showed is told after what it was', () => {
  const note =
    '# Rework the seat plan\n\nSeats were counted by three lists, which led to double bookings. The problem was most visible on the balcony, in the boxes and at the bar.\n\nI replaced the lists with one table.'
  expect(situationOf(note)).not.toMatch(/^The problem/)
})

test.each([
  [
    'Week 4 at the bakery\n\nMonday was the first day at the new counter. Each oven has its own tray list, and the trays are counted by shelf. I wrote a script that prints the tray labels. I also moved the price list into a spreadsheet. I ordered new ink.',
    /own tray list/,
  ],
  [
    'Sprint 12\n\nThe booking form reads the guest id from the badge and then shows the room list to the porter. I implemented the booking form in Vue. I wired the badge reader to the form. I added a page for the porter. I moved the room list into a table.',
    /reads? the guest id/,
  ],
  [
    'The planner shows the tours by region with clear labels and a legend for each driver. I built the tour planner with Leaflet. I added an export to CSV. I moved the map tiles to a bucket. I wrote a page of help.',
    /by region/,
  ],
  [
    'Sprint 3\n\nBlue rows belong to the players of the home team and show the goals of each half. I built a page for the scores. I added a filter for the season. I wrote an export. I moved the page behind the login.',
    /home team/,
  ],
  [
    'Garden log\n\nEach valve has a number on its cap, and the hoses are sorted by length. I laid a drip line to the beds. I wired a valve to the clock. I printed a cover for the valve. I tested the valve on Sunday.',
    /number on its cap/,
  ],
])('how a thing is made or stands is no trouble as long as nothing went wrong: %s', (note, left) => {
  expect(situationOf(note)).not.toMatch(left)
})

test.each([
  [
    'Week 4 at the bakery\n\nThe label printer stopped working every morning. I wrote a script that restarts the print queue. I also moved the price list into a spreadsheet. I ordered new ink. I cleaned the rollers.',
    'The label printer stopped working every morning.',
  ],
  [
    'Sprint 12\n\nPorters could not see which rooms were free. I implemented the booking form in Vue. I wired the badge reader to the form. I added a page for the porter. I moved the room list into a table.',
    'Porters could not see which rooms were free.',
  ],
  [
    'Previously each oven had its own tray list. I moved the tray lists into one spreadsheet. I wrote a script that prints the tray labels. I ordered new ink. I cleaned the rollers.',
    'Previously each oven had its own tray list.',
  ],
  [
    'I noticed a crack in the lid of the kettle. I ordered a new lid. I fitted the lid with two screws. I cleaned the kettle. I wrote a note for the cook.',
    'I noticed a crack in the lid of the kettle.',
  ],
  [
    '## Problem\n\nEach till keeps its own price list.\n\n## Solution\n\n- Moved the price lists into one table.\n- Added a page for the prices.\n- Removed the old lists.\n- Wrote a test for the table.',
    'Each till kept its own price list.',
  ],
])('a trouble that is told in few words stays: %s', (note, told) => {
  expect(situationOf(note)).toBe(told)
})

const ASIDE_IN = (aside: string) =>
  `Bee notes\n\nI built two hives. I moved the swarm to the orchard. ${aside} I sewed a new veil. The smoker is in the barn.`

test('what cannot do harm is no trouble', () => {
  const safe = 'The new shed stands apart, so a fire in it cannot harm the hives.'
  expect(situationOf(ASIDE_IN(safe))).not.toContain('cannot harm')
})

test.each([
  'My uncle had never seen the lake by night.',
  'We had not met the beekeeper in person until then.',
  'My sister did not come along on Monday.',
])('a "not" of the writer’s own is no trouble yet: %s', (aside) => {
  expect(situationOf(ASIDE_IN(aside))).not.toContain(aside.slice(0, -1))
})

test.each([
  'The old veil did not keep the bees out.',
  'I noticed that the lid of the old hive did not shut.',
  'My smoker failed twice because the bellows leaked.',
])('what went wrong is one, whoever tells it: %s', (trouble) => {
  expect(situationOf(ASIDE_IN(trouble))).toContain(trouble.slice(0, -1))
})

test('that one met no trouble is no trouble', () => {
  const said = situationOf(
    "## Done\n\nI rewrote the fixture loader of the suite.\n\n## Problems\n\nOverall, I didn't run into any serious problems this week.",
  )
  expect(said).not.toContain('problems')
})

test('a story does not tell of one thing among many that it was not there yet', () => {
  const situation = situationOf(
    'Stage diary\n\nI wired the two dimmers behind the stage. I created a ramp for the piano. I moved the dimmers of the stage to the back wall.',
  )
  expect(situation).not.toContain('no ramp')
})

test('what still stands in the way is no reason for what got done', () => {
  const note =
    '**This week**\nShipped group tickets for schools. Teachers can book a whole class at once.\n\n**Blockers**\nThe card reader at gate two is broken, scans fail half of the time.\n\n**Next week**\nPrint the posters.'
  const { resumeBullet, starStory } = analyse(note)
  expect(`${resumeBullet} ${starStory.situation} ${starStory.task}`).not.toMatch(/reader|scan/)
})

test.each([
  [
    'Reworks how the menus are printed. Each table now gets only the pages it needs. The printer fails if a page has no number, which should prevent the lost pages we had.',
    /printer failed/,
  ],
  [
    'This fixes the race between the two lifts. I could not write a test, but the old test that used to fail has been running for two hours without problems.',
    /two hours/,
  ],
  [
    'I trained the scanner on six months of letters. It found 9 of the 11 known failures in the test set.',
    /known failures/,
  ],
])('what the change watches over and what was found is no trouble: %s', (note, left) => {
  const { situation, task } = analyse(note).starStory
  expect(`${situation} ${task}`).not.toMatch(left)
})

test('how it was before a change is told without the change', () => {
  const { situation } = analyse(
    'Long letters are now cut into pages. Before this change the printer would run out of paper at about page 70. I tried it with a letter of 90 pages.',
  ).starStory
  expect(situation).toBe('The printer would run out of paper at about page 70.')
})

test.each([
  [
    'In winter our group developed an app for sharing boats. I used a grid on the map to limit the boats. The app was not published because of missing insurance rules.',
    /published/,
  ],
  [
    'I trained a new model for the tide. The new model has a hit rate of 0.31 while the old one had 0.24. I also made the job restartable.',
    /hit rate/,
  ],
])('how it ended, and how far one got, is no trouble: %s', (note, left) => {
  const { situation, task } = analyse(note).starStory
  expect(`${situation} ${task}`).not.toMatch(left)
})

test.each([
  [
    'Boat log\n\nPreviously, the guests had no say in which boat will be given to which crew. I painted the pier. I moved the ropes. I built a page where the guests choose their boat. I oiled the winch.',
    'the guests had no say',
  ],
  [
    'Boat log\n\nHalfway through the regatta, the start clock froze and the lamps started flashing. I moved the ropes. I built a new clock. I oiled the winch. I painted the pier.',
    'the start clock froze',
  ],
])('how it was and what broke down is told as such: %s', (note, told) => {
  expect(situationOf(note)).toContain(told)
})

test('how things are currently is none of the deeds that a list tells', () => {
  expect(
    situationOf(
      '## Version 2\n\n- Guard guests against a broken bell\n- Currently, the bell is rung twice and the wrong door is opened if a guest has no name (e.g. "Sam", instead of his number).\n- Added a check of the name\n- Updated the plan',
    ),
  ).toContain('The bell was rung twice')
})
