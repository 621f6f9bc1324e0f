import { expect, test } from 'vitest'
import { faultHead, saysWrong } from './fault-head.ts'

test.each([
  ['Oven door stuck', 'The oven door was stuck.'],
  ['BUG-014: order printer offline', 'The order printer was offline.'],
  ['Price labels missing on the top shelf', 'The price labels were missing on the top shelf.'],
  ['our bread list empty after the move', 'Our bread list was empty after the move.'],
  ['HVAC unit down', 'The HVAC unit was down.'],
  ['Fix oven door stuck', undefined],
  ['The door was stuck', undefined],
  ['Left the door stuck', undefined],
  ['Replace what is missing', undefined],
])('"%s" above a note says "%s"', (line, expected) => {
  expect(faultHead(line)).toBe(expected)
})

test('a whole sentence that tells a trouble is no subject line, one without its full stop may be', () => {
  expect(saysWrong('Batches took 40 minutes.')).toBe(true)
  expect(saysWrong('Batches in 40 minutes')).toBe(false)
  expect(saysWrong('Moved the ovens.')).toBe(false)
})
