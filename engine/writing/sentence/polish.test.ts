import { expect, test } from 'vitest'
import { polished } from './polish.ts'

test.each([
  [
    'A lamp for rest of line, from rest of Europe.',
    'A lamp for the rest of the line, from the rest of Europe.',
  ],
  ['A note for the rest of Dutch-speaking crew.', 'A note for the rest of the Dutch-speaking crew.'],
  ['A lamp to show next few trains.', 'A lamp to show the next few trains.'],
  ['Wrote a page to read last 4 weeks of data.', 'Wrote a page to read the last 4 weeks of data.'],
  ['Now all lamps in a row face open doors.', 'Now all lamps in a row face open doors.'],
  [
    'Wrote an Java client and an Dutch guide for an XML feed.',
    'Wrote a Java client and a Dutch guide for an XML feed.',
  ],
  ['Moved it to largest tank.', 'Moved it to the largest tank.'],
  ['Used npm package left-pad to sort it.', 'Used the npm package left-pad to sort it.'],
  ['Found a leak in function drawLamp.', 'Found a leak in the function drawLamp.'],
  ['Added new drawLamp() function.', 'Added a new drawLamp() function.'],
  ['Oiled the gate and updated tune() method.', 'Oiled the gate and updated the tune() method.'],
  ['Kept it in a int64_t field.', 'Kept it in an int64_t field.'],
  ["Added 'lamp on' command.", "Added a 'lamp on' command."],
  [
    'Oiled the gate and dropped --dim option from it.',
    'Oiled the gate and dropped the --dim option from it.',
  ],
  ['Handled LAMP_DIM event fields.', 'Handled LAMP_DIM event fields.'],
  ['Made lamps use draw_lamp request.', 'Made lamps use the draw_lamp request.'],
  ['Used pythons draw_lamp() function.', 'Used pythons draw_lamp() function.'],
  ['Made lampd run faster on the old quay.', 'Made lampd run faster on the old quay.'],
  ['Gave it to the rest of them.', 'Gave it to the rest of them.'],
  ['Ran it for the last 4 weeks.', 'Ran it for the last 4 weeks.'],
  ['Closed the gate (bug #12, #14) and the lock [CID 7].', 'Closed the gate and the lock [CID 7].'],
  [
    'Moved the lamp to the pier, this makes it easy to see.',
    'Moved the lamp to the pier, which makes it easy to see.',
  ],
  ['It was taking way too long.', 'It was taking way too long.'],
  ['Created new LampAgent that dims it.', 'Created a new LampAgent that dims it.'],
  ['Implemented new LampAgents for it.', 'Implemented new LampAgents for it.'],
  ['Moved it from oak, to pine.', 'Moved it from oak to pine.'],
  ['It is the VERY same lamp.', 'It is the very same lamp.'],
  ['It will SILENTLY CLOSE the gate.', 'It will silently close the gate.'],
  ['It should HTTP the gate.', 'It should HTTP the gate.'],
  ['Oiled the gate (r1200).', 'Oiled the gate.'],
  ['Moved 12 lamps (4 of them red).', 'Moved 12 lamps (4 of them red).'],
  ['Used the npm package left-pad.', 'Used the npm package left-pad.'],
])('says which of them is meant: "%s"', (written, said) => {
  expect(polished(written)).toBe(said)
})

test.each([
  [
    'Is the succesor of the pump, runnign alongisde it.',
    'Is the successor of the pump, running alongside it.',
  ],
  [
    'Its compenents fell suddently, and independenty too.',
    'Its components fell suddenly, and independently too.',
  ],
  [
    'The reminder of the contacts was expansively framed.',
    'The reminder of the contacts was expansively framed.',
  ],
  ['Befoer the bulding of the missconfigured pier.', 'Before the building of the misconfigured pier.'],
  ['Asked the counterparty of each order.', 'Asked the counterparty of each order.'],
  ['Kept the sign usign.txt and the design.', 'Kept the sign usign.txt and the design.'],
])('spells what was mistyped: "%s"', (written, said) => {
  expect(polished(written)).toBe(said)
})

test.each([
  ['The new pier including all the above work was opened in May.', 'The new pier was opened in May.'],
  ['Opened the pier, including the above changes.', 'Opened the pier.'],
  ['Opened the pier including the above deck.', 'Opened the pier including the above deck.'],
])('has nothing above it: "%s"', (written, said) => {
  expect(polished(written)).toBe(said)
})
