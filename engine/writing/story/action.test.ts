import { expect, test } from 'vitest'
import { analyseSnap } from '../../analyse-snap.ts'

const storyOf = (text: string) =>
  analyseSnap(text, { today: '2026-11-14', autoDetectDate: true, smartPriority: true }).starStory

test('items are told up to their dash, and not where they only name a thing', () => {
  const { action } = storyOf(
    'Tower\n\n- Cleaned all the gears - swapped the oil\n- Repaired the old clapper; Tested it\n- Printed menus - shop link\n- Painted the clock face\n\nThe clock works again.',
  )
  expect(action).toBe('I cleaned all the gears, repaired the old clapper, and painted the clock face.')
})

test('a deed beside the main one is left out of the action where the result tells it', () => {
  const { action, result } = storyOf(
    'Tower log\n\nI rebuilt the stairs of the old tower by hand. I disabled the bell. I measured the windows of the tower.',
  )
  expect(result).toBe('The bell is now disabled.')
  expect(action).toBe('I rebuilt the stairs of the old tower by hand. I measured the windows of the tower.')
})

test.each([
  [
    'Sanded the deck, replaced two planks, painted the rail.',
    'I sanded the deck, replaced two planks, and painted the rail.',
  ],
  [
    'Cleaned the filters, removed the old pump and added a timer.',
    'I cleaned the filters, removed the old pump and added a timer.',
  ],
  [
    'Prepared the regatta: booked the pier, printed badges, and briefed the crews.',
    'I prepared the regatta. I booked the pier, printed badges, and briefed the crews.',
  ],
])('a list of deeds is told whole: %s', (note, action) => {
  expect(storyOf(note).action).toBe(action)
})
