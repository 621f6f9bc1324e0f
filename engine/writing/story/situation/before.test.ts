import { describe, expect, it, test } from 'vitest'
import { findProse } from '../../../facts/fields/prose.ts'
import { analyse } from '../../../testing/analyse.ts'
import { readDocument } from '../../../text/lines/document.ts'
import { findDeeds } from '../../deeds/deeds.ts'
import { stateBefore } from './before.ts'

function toldOf(text: string): (string | undefined)[] {
  return findDeeds(findProse(readDocument(text))).map(stateBefore)
}

test.each([
  ['Stop copying the menu on every order', 'The code was copying the menu on every order.'],
  ['Prevent waiters from deleting old bills', 'Waiters could delete old bills.'],
  ['Allow waiters to split a bill', 'Waiters could not split a bill.'],
  [
    'I added support for TIFF menus (the printed ones), PNG and BMP.',
    'TIFF menus, PNG and BMP were not supported.',
  ],
  [
    'Convert the bar from a shop with one counter to a hall with two.',
    'The bar was a shop with one counter.',
  ],
  ['Add support for split bills', 'Split bills were not supported.'],
  ['Cache menu images in the kitchen view', 'Menu images in the kitchen view were not cached.'],
  ['I replaced the paper slips with a printer.', 'The project was using the paper slips.'],
  ['Speed up the stock count', 'The stock count was slower than necessary.'],
  [
    'Reduce the size of the menu archive by packing it',
    'The size of the menu archive was larger than necessary.',
  ],
  ['Add a function to split old slips', 'There was no function to split old slips yet.'],
  ['I created a job to clean the old slips.', 'There was no job to clean the old slips yet.'],
  ['Fix the weights of the old scale', 'There was a problem with the weights of the old scale.'],
  ['Fixed the slow till by caching prices.', 'The till was slow.'],
  ['Repaired broken lamps in the kitchen.', 'The lamps in the kitchen were broken.'],
  ['Remove an unused tray from the till', 'There was an unused tray in the till.'],
  ['Optimize the queue of the till', 'There was room for improvement in the queue of the till.'],
  ['Teach the till to split a bill', 'The till could not split a bill.'],
  ['I taught the night crew how to read the gauges.', 'The night crew could not read the gauges.'],
  ['I repaired 40 wrong labels in the cellar.', 'There were 40 wrong labels in the cellar.'],
  ['Built a till in Rust, now used by nine inns.', 'There was no till in Rust yet.'],
  ['I finished the seating plan along with two signs.', 'The seating plan was not finished yet.'],
  ['Removed the old fax gate from the order flow.', 'The old fax gate was still in the order flow.'],
  ['Turned off the night heating in the cellar.', 'The night heating in the cellar was on.'],
  ['Enable the night mail', 'The night mail was not enabled.'],
  ['Prevent double bookings while merging tables', 'Double bookings were possible while merging tables.'],
  ['I automated the stock count.', 'The stock count was done by hand.'],
  ['Made a seed library app for the inn.', 'There was no seed library app for the inn yet.'],
  ['till: return the total for closed bills', 'Till did not return the total for closed bills.'],
])('%s', (text, told) => {
  expect(toldOf(text)).toContain(told)
})

test.each([
  'Add tests for the stock count',
  'I added another lamp to the counter.',
  'I updated the menu for the summer.',
  'Fix the error in the stock count',
  'Remove the second tray from the till',
  'I wrote a report on the stock count.',
  'Documented the stock count.',
  'I added a lamp to the counter.',
  'I finished the first part of the plan and the sign.',
  'Removed the second tray.',
  'Dropped 40 plates from the list.',
  'Prevented the waiters moving trays in the hall.',
  'I wrote a short menu summary for the guests.',
  'I added a new menu page.',
  'till: return the total only once',
  'Supported the kitchen crew during the fair.',
  'Fixed code to keep the size of the till.',
  'Add the spare lamp to the counter',
  'I created a new menu board for the terrace.',
  'Add a hook',
  'Fixed code to keep the trays and the bills together.',
  'Optimize stock',
  'Add a depend on the night crew instead of the day crew',
])('a deed that says nothing of the time before is not turned round: %s', (text) => {
  expect(toldOf(text).filter(Boolean)).toEqual([])
})

describe('how things were before', () => {
  it.each([
    [
      'a thing that was there again',
      'I drew the plan of the well. I built a copper float again.',
      /no copper float/,
    ],
    [
      'a thing that the text speaks of before',
      'The tide gauge at the pier drifts. I made a drawing. I built a tide gauge for the harbour.',
      /no tide gauge/,
    ],
    [
      'a thing that another takes the place of',
      'I removed the rudder from the boat. I mounted a new rudder that the yard had built.',
      /still in/,
    ],
  ])('is not told of %s', (_, text, told) => {
    expect(analyse(text).starStory.situation).not.toMatch(told)
  })

  it.each([
    ['I sewed the seams again, like I added a copper sail and it was fine.', /^(?!.*no copper sail)/],
    [
      'Upgrade to Helm 21\n\n- Update rigging instructions and requirements (Helm 21)\n- Moved the mast',
      /^(?!.*instructions)/,
    ],
  ])('is told in the words of the text: %s', (text, told) => {
    expect(analyse(text).starStory.situation).toMatch(told)
  })

  it('is told by a figure rather than by a comparison with nothing', () => {
    const { situation } = analyse(
      'Speed up the ferry form\n\nThe ferry form went from 40 s to 3 s.',
    ).starStory
    expect(situation).toBe('The ferry form took 40 s.')
  })
})

test('how it was is told alone: what was worked on says no more than that', () => {
  const { situation } = analyse(
    'Added support for split bills. The manual of the printer has a page on it.',
  ).starStory
  expect(situation).toMatch(/^Split bills .*were not supported\.$/)
})

test('a subject line that is told again at length says how it was', () => {
  const { situation } = analyse(
    'Convert the menu to a read-only board\n\nConvert the menu board from a slate with chalk to a printed board. All orders to the chalk were dropped.',
  ).starStory
  expect(situation).toBe('The menu board was a slate with chalk.')
})
