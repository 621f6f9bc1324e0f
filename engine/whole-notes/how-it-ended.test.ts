import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const resultOf = (text: string) => analyse(text).starStory.result

test.each([
  [
    'by how much a thing is better',
    'Cast the bracket of the crane in one piece. Each arm is 12 mm shorter, and we ordered fresh bolts.',
    'Each arm was 12 mm shorter.',
  ],
  [
    'what there is no more of',
    'No more wet floors - the new gutter carries the rain to the pond, it used to end above the door.',
    'There were no more wet floors.',
  ],
  [
    'what was counted as none',
    'Put a bell on the loading gate. Scratches on the vans: none since April.',
    'There have been no scratches on the vans since April.',
  ],
  [
    'what the writer saw fall',
    'Greased the chain, swapped the sprocket and watched the noise drop from 80 dB to 64 dB.',
    'The noise went from 80 dB to 64 dB.',
  ],
  [
    'this week against the last',
    'Reworked the intake form. 12 errors this week against 57 last week.',
    'Errors went from 57 last week to 12 this week.',
  ],
  [
    'that nobody complained',
    'I rebuilt the alarm rules for the cold store. No customer has complained since.',
    'No customer has complained since.',
  ],
  [
    'what a new check has caught',
    'Hung a gauge over the mixing vat. In its first week it flagged two bad batches.',
    'In its first week it flagged two bad batches.',
  ],
  [
    'how far a thing has come since it began',
    'Drew a plan of the bus stops. Only for our street at first, now 60 families use it.',
    'Now 60 families use it.',
  ],
  [
    'how many were spared',
    'Repainted the lanes of the car park overnight. 340 drivers, no one lost a space.',
    'None of the 340 drivers lost a space.',
  ],
  [
    'what was possible in the end',
    'The top shelf was out of reach. I moved the rail and oiled the wheels of the ladder. After doing that we were finally able to reach the top shelf without any trouble.',
    'We were finally able to reach the top shelf without any trouble.',
  ],
  [
    'the last of several steps that each had a result',
    '## Fault: no sound in the hall\n\n1. Cable\n   - Swapped the cable\n   - Result: cable confirmed good\n\n2. Desk\n   - Turned the gain up by hand\n   - Result: sound came back on all four speakers at once\n\n## Fix\nReplaced the fader.',
    'Sound came back on all four speakers at once.',
  ],
  [
    'what stopped right behind the deed, in a long note',
    'The oven door rattled at noon. It did so for a month. The cook put up with it. Guests did not. We had spare hinges in the cellar. Nobody had looked at the frame. I swapped the hinge and sealed the frame, and the rattles stopped. The cook wanted me to stay for lunch after all that hammering.',
    'The rattles stopped.',
  ],
])('the result tells %s', (_what, text, result) => {
  expect(resultOf(text)).toBe(result)
})

test.each([
  [
    'a gain that nobody took',
    "Ran the kiln on the short programme. Firing time 9 h to 5 h, but half the bowls cracked, so we won't keep it.",
    /5 h/,
  ],
  [
    'that work went forward which did not',
    'Hardly any progress on the garden wall this week, it rained.',
    /forward/,
  ],
  [
    'what was seen to get worse',
    'Moved the ovens to the new grid and watched the error rate rise from 1% to 9%.',
    /from 1% to 9%/,
  ],
  [
    'what was set, as if it had been measured',
    'Rewired the lift. The door timeout was reduced from 30 s to 5 s.',
    /timeout went/,
  ],
  [
    'a trouble that came before the deed',
    'The belts stopped. I reset the drive of the mill.',
    /belts stopped/,
  ],
  [
    'that there is no more of what was wanted',
    'No more time: shipped the map of the harbour without its legend.',
    /no more time/,
  ],
  ['who did most of it', 'Sorted the tax forms with Ute. Mostly I drank tea and she sorted.', /Mostly/],
])('the result does not tell %s', (_what, text, claim) => {
  expect(resultOf(text)).not.toMatch(claim)
})
