import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

function bulletOf(note: string): string {
  return analyse(note).resumeBullet
}

test('of a long log the deed is told that needs no other beside it', () => {
  expect(
    bulletOf(`The ferry yard, week 9

- Painted the hull of the ferry
- Replaced both engines with electric ones from the harbour depot
- Rewired the bridge for the new radar
- Bought rope
- Lunch with the pilots
- The old engines were loud
- Nobody misses them
- Rain on Thursday
- Tea`),
  ).toBe('Replaced both engines with electric ones from the harbour depot.')
})

test('what says of its thing only what went wrong with it gives way', () => {
  expect(
    bulletOf(`Log of the greenhouse

Swapped the fan and the old relay box that kept tripping when it got hot in there.
Built a small web page in Flask that shows the temperature of each bed.
It was fun.
Soil was dry again.
I talked with Ida about the valves.
She had a good idea.
The relay is a cheap one.
We will see.
Watered by hand.
Also tried a new seed.`),
  ).toBe('Built a small web page in Flask that shows the temperature of each bed.')
})

test('what was measured is not given away for a smoother sentence', () => {
  expect(
    bulletOf(`Ferry tickets, March

The checkout was slow on old phones.
I moved the price rules from the page to the server.
I also cached the harbour list for an hour.
Checkout time went from 9 s to 2 s.
The harbour list was asked for on every page.
It never changes.
The skipper was pleased.
Next I will look at refunds.`),
  ).toMatch(/from 9 s to 2 s/)
})

test('a book that is due ends a sentence', () => {
  expect(
    bulletOf(
      'Library sprint 4\n\nAdded a job that mails each reader two days before a book is due. The mayor came by.',
    ),
  ).toBe('Added a job that mails each reader two days before a book is due.')
})

test.each([
  [
    'Depot log\n\nI added a lamp to every gate of the tram depot in the harbour.\nI asked the crew about the horn.\nThe rain came in.\nFixed a relay.',
    'Added a lamp to every gate of the tram depot in the harbour.',
  ],
  [
    'Radio club\n\n- Soldered the mast and fixed stuff\n- Wrote a decoder in Rust that turns the beacon signal into plain text\n- Lunch\n- Cables are short\n- Sorted the box',
    'Wrote a decoder in Rust that turns the beacon signal into plain text.',
  ],
  [
    'Ferry\n\n- Changed the buoy list\n- Replaced the engine map with a table that the skipper can edit on board\n- Tidied up the code\n- Fog on the river\n- Wind',
    'Replaced the engine map with a table that the skipper can edit on board.',
  ],
  [
    'Bakery\n\nMoved the shelf.\nBuilt an oven timer on an Arduino that rings before the rolls get dark.\nThe rolls were fine.\nSwept the floor.\nFlour is out.',
    'Built an oven timer on an Arduino that rings before the rolls get dark.',
  ],
  [
    'Observatory\n\nAdded a page to the dome control that shows which star is next.\nThe night was clear.\nAdded the star page to the menu of the dome.\nNo wind.',
    'Added a page to the dome control that shows which star is next.',
  ],
])('a note of some sentences tells one deed that says enough: %s', (note, bullet) => {
  expect(bulletOf(note)).toBe(bullet)
})

test.each([
  // Neither says enough alone.
  [
    'Mill\n\nCut two gears.\nFitted the stone in the mill.\nThe wheel turned.\nIt was late.',
    /^Cut two gears and fitted/,
  ],
  // How it was reached is no other deed.
  [
    'Speed up the harbour map\n\nThis patch caches the tiles of the harbour on disk.\nGuests waited.\nThe old tiles stay.',
    /^Sped up the harbour map by caching the tiles/,
  ],
  [
    'Pumps\n\nMoved the pump list to the server. Loading went from 8 s to 2 s. The crew was glad. It rained.',
    /from 8 s to 2 s/,
  ],
  [
    'Pumps\n\nMoved the pump list to the new server in the hall and taught the crew how to read it. It rained.',
    /and taught the crew/,
  ],
  [
    'Trams got stuck at the gate. Widened the rails of the yard and added lamps at the 12 doors.',
    /after trams got stuck/,
  ],
])('and what belongs together stays together: %s', (note, told) => {
  expect(bulletOf(note)).toMatch(told)
})

test.each([
  ['I worked on the wiring. After I fixed the wiring the panel showed both gates.', /^Fixed the wiring/],
  [
    'All gates of the yard stayed shut. I tracked it down to the wiring. After I fixed the wiring the panel showed both gates.',
    /^Tracked the problem down to the wiring and fixed it/,
  ],
])('what was mended is told once: %s', (note, told) => {
  expect(bulletOf(note)).toMatch(told)
  expect(bulletOf(note)).not.toMatch(/wiring.*wiring/)
})

test('where nothing else was done but tests and help, the work that goes on opens', () => {
  const bullet = bulletOf(`This week I worked on implementing the berth planner for the east quay.
I included multiple tests for the tide tables.
I also helped Ida to order the ropes.
It rained a lot on Thursday.
Next week I plan to paint the ferry.`)
  expect(bullet).toMatch(/^Worked on implementing the berth planner for the east quay/)
})

test('what one set out to do opens nothing', () => {
  const bullet = bulletOf(`I set out to ring the bell on every tide, which was not that simple.
I moved the bell to the tower of the east quay.
It rained a lot on Thursday.
We shall see.`)
  expect(bullet).toMatch(/^Moved the bell to the tower of the east quay/)
})

test('what was ensured stands before the tests that came with it', () => {
  const bullet =
    bulletOf(`This change fixes issue #26 by ensuring that new keys receive a default colour after the lock is mended.
Previously, new keys had no colour and nobody could tell them apart.
The fix also includes automated tests of the gate.`)
  expect(bullet).toMatch(/^Ensured new keys receive a default colo(?:u)?r/)
})
