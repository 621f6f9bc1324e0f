import { describe, expect, test } from 'vitest'
import { analyseSnap } from '../../../analyse-snap.ts'
import { nowSo } from './now-so.ts'

describe('what a sentence says is so since', () => {
  test.each([
    ['The ferry gate now asks for a second code.', 'The ferry gate now asks for a second code.'],
    [
      'Pier lamps and the horn can now be tested by hand',
      'Pier lamps and the horn can now be tested by hand.',
    ],
    ['* [gate] The bolt no longer rattles in a storm', 'The bolt no longer rattles in a storm.'],
    [
      'When the tide is low, the pump will now start by itself',
      'When the tide is low, the pump now starts by itself.',
    ],
    ['Tickets will no longer be printed twice', 'Tickets are no longer printed twice.'],
    ['You can now open the gate by phone', 'It is now possible to open the gate by phone.'],
    ['Can now open the gate by phone', 'It is now possible to open the gate by phone.'],
    ['There is now a bell at the pier', 'There is now a bell at the pier.'],
    ['Harbor: Cranes now keep two logs: one for the crew, one for the yard', 'Cranes now keep two logs.'],
  ])('%s', (written, told) => {
    expect(nowSo(written)).toBe(told)
  })

  test.each([
    'The ferry gate now fails in a storm.',
    'Ideally the ferry gate no longer needs a guard.',
    'Previously only opened at noon, now correctly opens at dawn.',
    'Opened the gate at noon, now opens it at dawn.',
    'The paper ticket is now deprecated.',
    'It now asks for a second code.',
    'We now ask for a second code.',
    'Oiled the hinge and the gate now closes.',
    'The gate should now close by itself.',
    'The gate is still open for now.',
    'The bolt and the hasp is now oiled.',
    'The logbook on the pier caused a jam - it now has two pages.',
  ])('and not where %s', (written) => {
    expect(nowSo(written)).toBeUndefined()
  })
})

test('a change that only says what is so since ends with that', () => {
  const told = analyseSnap('The pier crane now waits for the tide before it lifts a crate.', {
    today: '2026-11-19',
    autoDetectDate: false,
    smartPriority: false,
  }).starStory
  expect(told.result).toBe('The pier crane now waits for the tide before it lifts a crate.')
  expect(told.action).not.toBe(told.result)
})
