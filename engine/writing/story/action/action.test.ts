import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const storyOf = (text: string) => analyse(text).starStory

test('items are told up to their dash, and not where they only name a thing', () => {
  const { action } = storyOf(
    'Tower\n\n- Cleaned all the gears - swapped the oil\n- Repaired the old clapper; Tested it\n- Printed menus - shop link\n- Painted the clock face\n\nThe clock works again.',
  )
  expect(action).toBe('I cleaned all the gears, repaired the old clapper, and painted the clock face.')
})

test('a long list is told in two breaths', () => {
  const { action } = storyOf(
    'Boat yard\n\n- Sanded the deck\n- Replaced two planks\n- Painted the rail\n- Mended the main sail\n- Greased the rudder\n- Mounted a new lamp',
  )
  expect(action).toMatch(/^I \w+ [^.]+, and [^.]+\. I also \w+ [^.]+ and [^.]+\.$/)
  expect(action).toContain('greased the rudder')
})

test('a deed beside the main one is left out of the action where the result tells it', () => {
  const { action, result } = storyOf(
    'Tower log\n\nI rebuilt the stairs of the old tower by hand. I disabled the bell. I measured the windows of the tower.',
  )
  expect(result).toBe('The bell is now disabled.')
  expect(action).toBe('I rebuilt the stairs of the old tower by hand. I measured the windows of the tower.')
})

test.each([
  [
    'Sanded the deck, replaced two planks, painted the rail.',
    'I sanded the deck, replaced two planks, and painted the rail.',
  ],
  [
    'Cleaned the filters, removed the old pump and added a timer.',
    'I cleaned the filters, removed the old pump and added a timer.',
  ],
  [
    'Prepared the regatta: booked the pier, printed badges, and briefed the crews.',
    'I prepared the regatta. I booked the pier, printed badges, and briefed the crews.',
  ],
])('a list of deeds is told whole: %s', (note, action) => {
  expect(storyOf(note).action).toBe(action)
})

test.each([
  ['- painted the rail while here\n- replaced the rope', /painted the rail(?:,| and|\.)/],
  ['A new bell was added and will be used for the feast later. I moved the rope.', /^I added a new bell\. /],
])('an action ends with what was done: %s', (note, told) => {
  expect(storyOf(note).action).toMatch(told)
})

test.each([
  [
    'Menu\n\nThis PR includes several changes to simplify the menu of the kettle.\n\n## List of changes\n\n- Replacing the box with a button',
    'I simplified the menu of the kettle. I replaced the box with a button.',
  ],
  [
    'Menu\n\nThis PR contains fixes for the lid of the kettle. I painted the box.',
    /I fixed the lid of the kettle\./,
  ],
  [
    'Menu\n\nI painted the box.\n\n## Changes made\n\n- Moving the lid to the left solved the problem of steam',
    /^(?!.*I moved the lid to the left solved)/,
  ],
])('what a change holds, and what stands below "Changes", was done: %s', (note, told) => {
  expect(storyOf(note).action).toMatch(told)
})

test.each([
  [
    '- enables dimming while the hall is running at a different, decoupled frame rate\n- fixes the lid of the lamp',
    /^(?!.*\bI decoupled\b)/,
  ],
  [
    'Move the old lamp into the hall, which both cooks use, and route all three wires through it.',
    /, and routed all three wires/,
  ],
  ['I moved the lamp into the hall.\n\nFiles moved (3): lid, base and bulb', /^(?!.*\bfiled\b)/],
])('two qualities, a relative clause and a count are no deeds: %s', (note, told) => {
  expect(storyOf(note).action).toMatch(told)
})

test('the last of two deeds gets its "and", though a dash followed it', () => {
  const { action } = storyOf(
    'Tower log\n\nI updated the map of the tower, added a new plan of the stairs – listing the steps and their state.',
  )
  expect(action).toBe('I updated the map of the tower and added a new plan of the stairs.')
})

test('what a timeline takes back was not achieved', () => {
  const { action, result } = storyOf(
    'Bridge closed\n\n## Timeline\n\n- 12:48 PM UTC: Configuration deployed to the bridge\n- 4:32 PM UTC: Configuration rolled back, normal traffic resumed\n\n## What we did\n\n- Improved the alarms of the bridge\n- Expanded the tests of the gate',
  )
  expect(action).not.toContain('deployed')
  expect(result).toBe('Normal traffic resumed.')
})

test.each([
  ['Head cook here, introduced WIP limits and a proper list of allergens.', /^I introduced WIP limits/],
  ['- Add vegan labels on the menu page (thanks @mira)', /^I added vegan labels on the menu page/],
  [
    'Put all menu changes through Git instead of paper slips. Lead time 3 days to 2 hours, each one checked twice.',
    /^I put all menu changes through Git/,
  ],
])('a deed is told though its words look like a plan, thanks or another verb: %s', (note, told) => {
  expect(storyOf(note).action).toMatch(told)
})

test('a deed whose sentence goes on to announce something is told without that', () => {
  const { action } = storyOf(
    "This week I've been working on the ledger of the market. First of all I wrote a small script to print the numbers of all stalls, the file has this format:",
  )
  expect(action).toMatch(/I wrote a small script to print the numbers of all stalls\.$/)
})

test('tickets and threads are kept out of an action that has work to tell', () => {
  const { action } = storyOf(
    'I replaced the worn belt of the mill. I resolved all the threads. I greased both bearings of the mill.',
  )
  expect(action).not.toContain('threads')
})

test.each([
  [
    'I wired a valve to the boiler. I was testing the pressure at night. I fitted a cover to the valve.',
    'I wired a valve to the boiler. I fitted a cover to the valve.',
  ],
  [
    'In any case, I moved the bakery orders into a queue. I wrote a worker for the queue.',
    'I moved the bakery orders into a queue. I wrote a worker for the queue.',
  ],
  [
    'I moved the bakery orders into a queue (the code can be found in this folder). I wrote a worker for the queue.',
    'I moved the bakery orders into a queue. I wrote a worker for the queue.',
  ],
  [
    'To summarize we moved most of the crates to the new hall. We labelled the shelves.',
    'We moved most of the crates to the new hall.',
  ],
  [
    'I did several things in a row. I built a rack for the shed. I painted the rack with oil.',
    'I built a rack for the shed. I painted the rack with oil.',
  ],
])('what was under way, talk and where to look are left out beside what was done: %s', (note, told) => {
  expect(storyOf(note).action).toBe(told)
})

test.each([
  [
    '- Painted the gate\n- Wired into the panel\n- Repaired the lamp above the door\n- Received the keys from the owner\n- Added a bell to the gate\n- Replaced the lock of the shed\n- Cleaned the gutter',
    /^I painted the gate, repaired the lamp above the door, replaced the lock of the shed, and cleaned the gutter\.$/,
  ],
  [
    '- Moved the tide table into the database\n- Added a chart of the week\n- Removed the old board',
    /^I moved the tide table into the database, added a chart of the week, and removed the old board\.$/,
  ],
])('a list tells at most four items, and each of them says what was done to what: %s', (note, told) => {
  expect(storyOf(note).action).toMatch(told)
})

test('what was done to "them" is left out beside a deed that names its thing', () => {
  expect(storyOf('I cut them to equal length. I tuned the lower strings of the harp.').action).toBe(
    'I tuned the lower strings of the harp.',
  )
  expect(storyOf('I cut the strings to equal length. I tuned the harp for the concert.').action).toBe(
    'I cut the strings to equal length. I tuned the harp for the concert.',
  )
})

test.each([
  [
    'I rebuilt the loom frame from old oak. I installed a brake on the drum.',
    'I rebuilt the loom frame from old oak.',
  ],
  [
    'I rebuilt the stairs of the mill by hand. I disabled the siren.',
    'I rebuilt the stairs of the mill by hand.',
  ],
  [
    'I migrated the parish register to a database. I removed the card index.',
    'I migrated the parish register to a database.',
  ],
  ['I installed a brake on the drum.', 'I installed a brake on the drum.'],
  [
    'I replaced the strings of the harp with gut. I added a stand.',
    'I replaced the strings of the harp with gut. I added a stand.',
  ],
])('of two deeds the lesser one is not told twice where the result tells it: %s', (note, told) => {
  expect(storyOf(note).action).toBe(told)
})

test('lists no deed whose fault was cut off', () => {
  const { action } = analyse(
    'Weekend work on the pier\n\n- Painted the rail\n- Fixed a fault where `open gate; close gate`\n- Oiled the winch\n- Wired the lamps\n- Moved the bell',
  ).starStory
  expect(action).not.toContain('where')
})

test('what was done is not told by how things are since', () => {
  const { action, result } = storyOf('The bell of the tower is now moved to the harbour office.')
  expect(action).toBe('I moved the bell of the tower to the harbour office.')
  expect(result).toMatch(/^The bell of the tower is now /)
})

test.each([
  [
    'The ropes of the pier have been moved into the new shed.',
    'I moved the ropes of the pier into the new shed.',
  ],
  [
    'The ropes of the pier have been cut by a crew of the yard.',
    'The ropes of the pier have been cut by a crew of the yard.',
  ],
])('what has been done is told by who did it, where nobody else is named: %s', (text, told) => {
  expect(storyOf(`${text} The crew counted the boxes twice.`).action).toContain(told)
})
