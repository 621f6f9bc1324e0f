import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

test.each([
  [
    'the deed of the bullet is told where the action would leave it out',
    `Spent this morning repairing the broken loom drivers, because a wrong letter had stopped them.
The cloth from yesterday shows that the blue pattern does not go well with the new yarn.
Ada wants a few ideas from me by Friday, and the tension could be one of them.
I helped Ada with the motor of her own loom, so I feel useful.
The stall for the fair has to wait.`,
    /^I repaired the broken loom drivers\b.*I helped Ada with the motor/,
  ],
  [
    'the deed of the bullet is told where the action would say no more than that there was work',
    "It was a good week. I've finished carving the frame of the harbour gate into the old oak beam (although it squeaks right now, and I'll sand it once I see that it will hold next winter).\n\nNext week the lamps will follow.",
    /^I carved the frame of the harbour gate/,
  ],
  [
    'the deed of the bullet is told before a list of what was done besides',
    "This PR fixes a bug where the gate of the ferry didn't close in a storm. Until now the bolt was only checked once a day.\n\nOther changes:\n- Remove a lamp from the pier\n- Replace the rope of the bell\n- Add a note for the crew",
    /^I fixed a bug where the gate .* I also removed a lamp from the pier, replaced the rope of the bell, and added a note for the crew\.$/,
  ],
  [
    'a name whose head alone is set as code is one',
    'Implemented a proper lock for the gate in `harbor/gate.py`, replacing the earlier `pier.bolt_2`-to-rope knot.',
    /^I implemented a proper lock for the gate in harbor\/gate\.py, replacing the earlier pier\.bolt_2-to-rope knot\.$/,
  ],
])('%s', (_, text, expected) => {
  expect(analyse(text).starStory.action).toMatch(expected)
})
