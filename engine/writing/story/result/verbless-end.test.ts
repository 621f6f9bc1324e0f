import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const resultOf = (note: string) => analyse(note).starStory.result

test.each([
  [
    'Organised the move of 300 looms to the new hall. Two weekends, no lost spools, weavers could start on Monday.',
    'There were no lost spools.',
  ],
  [
    'Swapped the main fuse box in the barn. Monday morning zero calls.',
    'There were no calls on Monday morning.',
  ],
  [
    'The bell died again. Cleaned two contacts and added a spare fuse. Been stable since.',
    'The bell has been stable since.',
  ],
  [
    'Did a fire check with the kitchen crew, 19 risks, 6 high. All high ones mitigated before opening.',
    'All high ones were mitigated before opening.',
  ],
  [
    'Did the safety audit of our boats. 57 faults found, fixed 49 so far.',
    '49 of the 57 faults have been fixed.',
  ],
  [
    'Cleaned up 3k double entries in the guest list. Hosts stopped complaining about double letters.',
    'Hosts stopped complaining about double letters.',
  ],
  ['Delivered the till software in May, shop has 35% fewer returns.', 'The shop has 35% fewer returns.'],
  [
    'Contributed a patch to the sewing pattern library. Accepted in the spring release.',
    'It was accepted in the spring release.',
  ],
  ['The bell rang at night. I replaced the relay in the tower. Quiet since.', 'It has been quiet since.'],
  [
    'The bell rang at night. I replaced the relay in the tower. Three nights now without a call.',
    'There have been three nights without a call.',
  ],
])('what came of it is told with the verb that the note leaves out: %s', (note, result) => {
  expect(resultOf(note)).toBe(result)
})

test.each([
  ['an answer to a form', 'Add a second oven\n\nNo issue.', /no issue/i],
  ['what is still missing', 'Looked into the leak of the boat. No fix yet.', /no fix/i],
])('%s is no end', (_, note, slip) => {
  expect(resultOf(note)).not.toMatch(slip)
})
