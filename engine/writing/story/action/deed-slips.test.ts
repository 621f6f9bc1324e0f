import { expect, test } from 'vitest'
import { hasDeedSlip } from './deed-slips.ts'

test.each([
  // A thing that was read as a verb has its own verb.
  "I filed drawers don't close",
  "We screwed lids with thin rims weren't very tight",
  'I dried clay depends on the weather',
  'I wrote the first draft of this map shows an island',
  'I added lamps with covers (a hall and its rooms) get a switch on the wall',
  'I chunked loaves sold by the old baker keep their crust',
  // What it was done to is not said.
  'I completed (kitchen)',
  'I configured locally',
  'I excluded automatically',
  'I noted in the margin of the map',
  'I applied to all doors of the hall',
  'I deleted then restored',
  'I measured on a warm oven',
  'I fully configured locally',
  'I filed drawers don\u2019t close',
  // Somebody else did.
  'I finished all of his doors',
  // The name of a thing.
  'I belt-driven saw with two blades',
  'I batched processing (40 loaves)',
  'I distributed tracing using two probes',
  'I stopped word removal',
  'I filed Changed',
  'I handled flat at 12',
  'I ran (twice)',
  'I sketched too big',
  'I merged default changed to oak',
  'I filtered order preserved',
  'I trimmed boxes of oak and includes old hooks',
  'I chilled all of the new cellar rooms hold 20 crates',
  'I built in two stages',
  // Its own verb comes first.
  'I sketched uses 20 sheets of the roll',
  'I named stores the list of guests in the shed',
  'I chilled trays, tubs and crate racks now use two pumps at night',
  // What was found out is not said.
  'I figured out that the way to open the old gate',
])('%s is no deed', (told) => {
  expect(hasDeedSlip(told)).toBe(true)
})

test.each([
  "I noticed the drawers don't close",
  "I fixed the lid because the rims weren't tight",
  "I tried to mend the lid but couldn't find the glue",
  'I made the lamp keep its colour',
  'I added a switch that dims the lamp after a minute',
  'I helped the guests find the door',
  'I wrote tests a few days later',
  'I checked that all lamps get the same voltage',
  'I moved to the new hall',
  'I added a button to open, close and keep the lid',
  'I completed all (three) doors',
  'I noted that the margin was torn',
  'I applied the paint to all doors',
  'I applied for a permit',
  'I removed the hinges, locks and handles of the old door',
  'I fixed the lamp, which flickers in the cold',
  'I used the lists from last year',
  'I helped Ann paint all of her doors',
  'I asked the owner to open all of his doors',
  'I created (small) boxes for the nails',
  'I deleted only the empty boxes',
  'I re-painted the door',
  'I distributed leaflets in the yard',
  'I showed guests the door',
  'I completed as many doors as possible',
  'I mended the belt (it now returns all trays)',
  'I moved the trays so that the racks now use two pumps',
  'I found out that the gate opens at noon',
  'I stopped having the guard open the gate',
])('%s is one', (told) => {
  expect(hasDeedSlip(told)).toBe(false)
})
