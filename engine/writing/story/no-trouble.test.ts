import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const situationOf = (note: string) => analyse(note).starStory.situation

test.each([
  [
    '# Speed up the seat map\n\nLooping over thousands of seats and measuring each of them synchronously caused jumpy scrolling.\nThe new map is robust to reloads and keeps an exact copy for the first view.\nI cached the positions of the seats.',
    'Looping over thousands of seats',
  ],
  [
    '# Wait for running jobs before the shop closes\n\nClosing a till (or a shop) while a job was still printing (or while the drawer was open) could lead to a lost receipt.\nAdded a counter of running jobs and a wait before the till closes.',
    'Closing a till while a job was still printing could lead to a lost receipt.',
  ],
])('what is done may be the subject that does harm: %s', (note, told) => {
  expect(situationOf(note)).toContain(told)
})

test.each([
  [
    '# Confine the kitchen printer\n\nThe printer was meant to accept orders from the bar only. Orders from guests were not refused on that path.\nThe order book was never at risk, and no guest data was lost.\nI added a filter to the printer queue.',
    'never at risk',
  ],
  [
    '# Move billing out of the monolith\n\nBilling lives in its own service now, behind a proxy.\nNothing under legacy/, reports/ or build.xml is touched.',
    'Nothing under',
  ],
  [
    'Week 7\n\nTuesday morning the queue looked promising. We were optimistic that we had solved the problems and the nightly run would succeed.\nOn Thursday the nightly run hung again.\nWe found a rogue process on the report server and removed it.',
    'optimistic',
  ],
  [
    '# Seat plan\n\n## Problem\n\nThe waiting list was kept by several waiters. Each waiter could seat a guest before the table was free.\n\n- Guests are bound to one waiter, preventing a second one from seating them.\n- Added a board for the tables.',
    'bound to one waiter',
  ],
])('what went well is no trouble: %s', (note, left) => {
  expect(situationOf(note)).not.toContain(left)
})

test('where a trouble showed is told after what it was', () => {
  const note =
    '# Rework the seat plan\n\nSeats were counted by three lists, which led to double bookings. The problem was most visible on the balcony, in the boxes and at the bar.\n\nI replaced the lists with one table.'
  expect(situationOf(note)).not.toMatch(/^The problem/)
})
