import { expect, test } from 'vitest'
import { withArticles } from '../../writing/sentence/articles.ts'

test.each([
  'Split the bills by tenant and by region.',
  'The rows are grouped by harbour.',
  'Drew the menu with Lena from product.',
  'Made it possible for product to launch trials.',
  'The maps are drawn on request and the tiles in batch.',
  'Found 12 leaks on day one.',
  'Updated node to 22 everywhere.',
  'Hid the ledger from the outside world.',
  'Found no weight or speed difference.',
  'The map is drawn on first use.',
  'Clocks in harbours east of Kiel were late.',
  'Read the host with new URL(x).host everywhere.',
  'Drew the panel, showing zones, fares, and plan number.',
  'Reads the whole AT protocol stream.',
  'The pump failed to handshake with the valve.',
  'The lamp is able to failover to the other line.',
  'Guests who were not signed in saw the old map.',
  'Decided to first try to lift each crate alone.',
  'Far more tests pass on the old pier.',
  'The lift returned to normal operation.',
  'Posted the plan to social media at noon.',
  'Added a camera with a USB 2.0 to RS485 adapter.',
  'Carried the crates into the hall and base camp.',
  "Tied the boat to Harbour Pro's free berth.",
  "Rewrote till.py's counting loop.",
  'The mill failed to cross build from its plan.',
  'Long routes can make Gullwing crash.',
  'Changed the check to loop over names.',
  'This causes an out of bounds read in the till.',
  'The crew went ahead to purchase oak beam before the frost.',
])('an article that would change the sense is not put in: %s', (text) => {
  expect(withArticles(text)).toBe(text)
})

test('who acts behind "by" still gets one', () => {
  expect(withArticles('The job was stopped by watchdog.')).toBe('The job was stopped by the watchdog.')
})
