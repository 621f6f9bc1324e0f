import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const resultOf = (text: string) => analyse(text).starStory.result

test.each([
  [
    'what was lost',
    'Add a guard rail to bay 3\n\nThis is another <2% loss of floor space on top of what bay 2 took, about 6% in all.',
    /loss/,
  ],
  [
    'what came back',
    'Fix the probe order of the oven\n\nAfter a restart of the controller, the probes were out of order again.',
    /out of order/,
  ],
  [
    'what made a thing hang',
    'Rewrite the label queue\n\nLabels are sent one by one. This results in the label printer hanging, for example.',
    /hanging/,
  ],
  [
    'what an earlier change did',
    'Fix a race in the crane pool\n\n## Detail\nThis change checks twice that the pinned crane is not parked.\n\n## More\nThe lock on the pinned crane was introduced recently in #4712. It solved another deadlock problem. I am not able to reproduce that deadlock with this change.',
    /It solved/,
  ],
  [
    'what others did meanwhile',
    'I mounted the new antenna. Later the power company raised the voltage and the flicker disappeared.',
    /voltage/,
  ],
  [
    'what was rolled back as a whole',
    'Switched the ferry desk to paper tickets. The queue got longer, so I rolled the whole thing back.',
    /now|has been/,
  ],
  [
    'what was turned off again',
    'I turned on the fog horn at night, then disabled it again because the hotel complained.',
    /is now|turned on/,
  ],
  [
    'what was taken back in the third sentence',
    'Moved the mill to 400 V. Two fuses rattled. I rolled it back.',
    /now|has moved/,
  ],
  [
    'what the boss wants',
    'The harbour master wants waits down to 10 minutes. I sorted the boats by length at the gate.',
    /10 minutes/,
  ],
  [
    'what came of the work of a colleague',
    'Anna rebuilt the sluice in oak and it cut the leaks by 60%. My part was the drawing of the hinges.',
    /60%|sluice/,
  ],
  [
    'what was asked for long ago',
    'I painted the tower and both gates. The crew had asked for it since January.',
    /asked/,
  ],
  [
    'what is lighter by its figure',
    'Redesigned the mast of the yawl. 14 kg lighter, one stay instead of four.',
    /kg (?:is|was)/,
  ],
  [
    'what was found before anything was done',
    "Compared our tolls with last year's: fuel doubled, rope fell by 10%. I set new prices for the three biggest berths.",
    /10%/,
  ],
  [
    'what is partly done',
    'Moved our boats from the old pier to the new one, 80% done.',
    /now|have moved|has moved/,
  ],
  [
    'the end of a repair',
    'Dried the sails after the storm and moved everything back to the boat within two hours.',
    /In the end/,
  ],
  ['who is at it now', 'I rewired the lift motor. The brakes still squeal. Sven is on it.', /Sven/],
  [
    'what got worse',
    'I turned on the trace of the mill. CPU load rose from 20% to 65%. The trace is needed by the auditors.',
    /65%/,
  ],
  [
    'what has since been given up by its makers',
    'Move the map reader to the new index\n\nThe old index is no longer supported by the harbour office.',
    /no longer supported/,
  ],
  [
    'where one wanted to get',
    'The goal is to bring the scrap below 2%. It is at 4% now. I changed the feed of mill 2.',
    /goal/i,
  ],
  [
    'what works only one way',
    'I mounted the second antenna on the barn. The door camera only worked over the long cable.',
    /only worked/,
  ],
  [
    'what one only guesses',
    'I traced the hum of the choir desk through two racks. We now have a few theories.',
    /theories/,
  ],
  [
    'what goes without saying',
    'Compared six glues on the same plank. Some of the glues worked better than others.',
    /better than others/,
  ],
  [
    'what it is time for',
    'I cleaned the flue of the stove. Things look good, so it is now time to paint the wall.',
    /time to paint/,
  ],
  [
    'what ran well elsewhere until it did not',
    'I rebuilt the lift controls. Everything ran fine on the bench but I hit a stuck relay in the shaft.',
    /bench/,
  ],
])('%s is no result', (_what, text, claim) => {
  expect(resultOf(text)).not.toMatch(claim)
})

test.each([
  ['Replaced the rope drum of the crane. The crane runs again since Monday.', /runs again/],
  ['Wrote to the maker of the kiln. We now have two spare lids.', /two spare lids/],
  ['I rebuilt the lift controls. They ran fine on the bench, and the shaft runs well too.', /shaft ran well/],
  ['I managed to get the old loom running on the new motor.', /runs/],
  ['Moved the archive to tape. Restores went from 9 hours to 2 hours.', /2 hours/],
  ['Added a rail. Falls dropped from 14 to 3 a month.', /3/],
])('what came of the work still is one: %s', (text, told) => {
  expect(resultOf(text)).toMatch(told)
})

test('a target is not where a figure came from', () => {
  const { resumeBullet, starStory } = analyse(
    'The target is 99% pick accuracy. It is at 96% now. I added a second camera over the belt.',
  )
  expect(`${resumeBullet} ${starStory.result}`).not.toMatch(/from 99%/)
})

test('what the thing does that one worked on was not gained by the work', () => {
  const { resumeBullet, starStory, extractedData } = analyse(
    'This app prints bar codes. It saves up to 20 minutes per pallet. I translated the help page into Polish.',
  )
  expect(`${resumeBullet} ${starStory.result} ${extractedData.impact}`).not.toMatch(/20 minutes/)
})

test('what a new thing does is told as what it brought', () => {
  const { resumeBullet, starStory } = analyse(
    'I wrote a bar code printer for the warehouse. It saves 20 minutes per pallet.',
  )
  expect(`${resumeBullet} ${starStory.result}`).toMatch(/20 minutes/)
})

test('a gain that came with a loss is not told alone in a bullet', () => {
  expect(
    analyse(
      'I benchmarked two pumps against my old one on a real well. The new pump nearly doubled the flow \u2014 and missed every alarm in the test.',
    ).resumeBullet,
  ).not.toMatch(/doubl/)
})
