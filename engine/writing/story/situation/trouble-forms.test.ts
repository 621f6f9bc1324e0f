import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

it.each([
  // where it was told is dropped, what was told is not
  [
    'As described in issue #2210, the shade covers the last row of the garden. I moved the shade up.',
    'The shade covered the last row of the garden.',
  ],
  // the reason comes first
  [
    'Because guests lost their way in the yard, I painted arrows on the walls.',
    'Guests lost their way in the yard.',
  ],
  // what the time went on
  ['Half the day went on a winch that kept slipping. I changed its brake.', 'A winch kept slipping.'],
  ["Worked on a valve which wasn't closing. I cut a new seat for it.", "A valve wasn't closing."],
  // what was met with or tried in vain, without its "I"
  [
    'Hit an issue right away: the sail breaks after two miles. I sewed a double seam.',
    'I hit an issue right away. The sail broke after two miles.',
  ],
  [
    'The old crane at the pier failed with the following message:\n\n```\nE12\n```\n\nI replaced the fuse of the crane.',
    'The old crane at the pier failed.',
  ],
  // what was tried is the subject
  [
    'However, steering proved hard because the wind had turned. I trimmed the jib.',
    'Steering proved hard because the wind had turned.',
  ],
  [
    'The next day when we lit the stove, the smoke did not leave the room. I swept the chimney.',
    'The next day when we lit the stove, the smoke did not leave the room.',
  ],
  // how it used to be
  ['Mooring used to take half a day. I built a winch for the pier.', 'Mooring used to take half a day.'],
  // how things go, in the present
  [
    'The mill keeps turning after the rope is pulled. I added a brake to the shaft.',
    'The mill kept turning after the rope was pulled.',
  ],
  [
    'Weeds are never removed from the pond, so it grows over. I built a skimmer.',
    'Weeds were never removed from the pond, so it grew over.',
  ],
  [
    'The stove works only with dry wood. I built a second chamber for it.',
    'The stove worked only with dry wood.',
  ],
  [
    'Open the second gate\n\nAt the last page the next button does nothing.',
    'At the last page the next button did nothing.',
  ],
  [
    'When loading a cart at night, we skip the scale, so the cart falls through the floor. I put the scale first.',
    'When loading a cart at night, we skipped the scale, so the cart fell through the floor.',
  ],
  [
    'It takes five keys to open the shed. I fitted one lock for all doors.',
    'It took five keys to open the shed.',
  ],
  // what it led to stands in the next sentence
  [
    'We kept the seeds in one drawer. This made it impossible to find two kinds side by side. I moved the seeds into labelled tins.',
    'We kept the seeds in one drawer. This made it impossible to find two kinds side by side.',
  ],
  // the cause first, or last
  [
    'Because the tap had no limit, a single bad hose blocked the drain. I limited the tap to one bar.',
    'Because the tap had no limit, a single bad hose blocked the drain.',
  ],
  [
    'The reel stuttered while spinning because every coil rubbed its frame. I widened the frame.',
    'The reel stuttered while spinning because every coil rubbed its frame.',
  ],
])('opens a story with the trouble of %j', (text, situation) => {
  expect(analyse(text).starStory.situation).toBe(situation)
})

it.each([
  'I added a timer to the lamp. The timer wakes up every hour and checks the fuse. If a fuse fails, it tries again later.',
  'I built a booking desk. If no table is free, the guest is sent to the bar.',
  'We stored the boats in the hall. I painted the hall.',
])('finds no trouble in how the new thing works, or in a deed: %j', (text) => {
  expect(analyse(text).starStory.situation).toMatch(/^(?:I was|We were) working on|^There was no /)
})

it.each([
  [
    'Problem: mill wheel too slow.\nFix: run the water in two channels.',
    'I had to make the mill wheel faster.',
  ],
  [
    'The reel stuttered while spinning because every coil rubbed its frame. I wind it on a second drum now.',
    /(?<! now)\.$/,
  ],
  [
    'An off-by-one error in the ledger hid the last row. I corrected the bound and added a test.',
    /^(?!.* hid )/,
  ],
  [
    'The existing clerk parsed the card by hand and broke on folded ones. I built a reader.',
    /^(?!.* parsed )/,
  ],
  [
    'Scrolling the map leaks a tile per turn. Fixed by closing the tiles that leave the view.',
    /^(?!I had to keep scrolling)/,
  ],
])('says what had to be done in a sound sentence: %j', (text, task) => {
  expect(analyse(text).starStory.task).toMatch(task)
})
