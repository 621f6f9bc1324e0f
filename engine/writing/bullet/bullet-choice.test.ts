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
