import { expect, test } from 'vitest'
import { findProse } from '../../../facts/fields/prose.ts'
import { analyse } from '../../../testing/analyse.ts'
import { readDocument } from '../../../text/lines/document.ts'
import { findDeeds } from '../../deeds/deeds.ts'
import { stateTold } from './state-told.ts'

function statesOf(text: string): (string | undefined)[] {
  return findDeeds(findProse(readDocument(text))).map(stateTold)
}

test.each([
  [
    'I made the valve planner much more careful about short pulses.',
    'the valve planner is now much more careful about short pulses',
  ],
  ['I made the pump page faster.', 'the pump page is now faster'],
  ['I made the pump job idempotent by storing a key per run.', 'the pump job is now idempotent'],
  [
    'I fixed a bug where the fare was wrong when a card was read twice.',
    'the fare is no longer wrong when a card is read twice',
  ],
  ['I made it possible to export one tank.', 'it is now possible to export one tank'],
  ['I ensured the two shafts had the same length.', 'the two shafts now have the same length'],
  ['I made sure that the gateway keeps the last reading.', 'the gateway now keeps the last reading'],
  [
    'I fixed a bug where drafts would vanish after the second save.',
    'drafts no longer vanish after the second save',
  ],
  ["I fixed an issue where the meter didn't show rainy days.", 'the meter now shows rainy days'],
  ['I fixed a bug that prevented guests from leaving the queue.', 'guests can now leave the queue'],
  [
    'I split the tank view so that it can be drawn in both apps.',
    'the tank view can now be drawn in both apps',
  ],
  ['I added a way for the guests to leave the queue.', 'the guests can now leave the queue'],
  [
    'I added a way for the app to work offline, i.e. it now stores its pages.',
    'the app can now work offline',
  ],
  ['I built a page that lets guests pick a seat.', 'guests can now pick a seat'],
  ['I wrote a feature to allow guests to pick a seat.', 'guests can now pick a seat'],
  ['I moved the lever so that guests cannot reach the pump.', 'guests can no longer reach the pump'],
  ["I updated the list so the pump doesn't skip a tank.", 'the pump no longer skips a tank'],
])('%s', (text, state) => {
  expect(statesOf(text)).toContain(state)
})

test.each([
  'I made a smaller bracket for the pump.',
  'I made it easier.',
  'I made the guests happy.',
  'I fixed a bug where it would vanish.',
  'I ensured consistent results across the tanks.',
  'I split the view so that I can test it.',
])('a deed that does not say how things are has no such state: %s', (text) => {
  expect(statesOf(text).filter(Boolean)).toEqual([])
})

test.each([
  [
    'Added a tide map for piers, locks, and ferries, using gauge events.',
    'There is now a tide map for piers, locks, and ferries.',
  ],
  [
    'Wrote a linter for menus and maps, based on the old parser.',
    'There is now a linter for menus and maps.',
  ],
])('what was made for several things is there now: %j', (text, result) => {
  expect(analyse(text).starStory.result).toBe(result)
})
