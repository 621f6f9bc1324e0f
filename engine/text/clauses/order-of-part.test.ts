import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { readDocument } from '../lines/document.ts'
import { readClause } from './clauses.ts'

it.each([
  ['src/gate.c (open_gate): Close the lower door first.', 'Close the lower door first.'],
  ['[r214] src/gate.c, src/lamp.ui: Extend the hinge to both doors.', 'Extend the hinge to both doors.'],
  ['(shut_gate, open_gate): Keep the tide table at hand.', 'Keep the tide table at hand.'],
  ['*) lamp: Check the wick before it is lit.', 'Check the wick before it is lit.'],
  ['ferry --json: Include the berth of each boat.', 'Include the berth of each boat.'],
  ['#72, #14: Add a lid to the well.', 'Add a lid to the well.'],
  ['Tide view: Add colours that tell the tides apart.', 'Add colours that tell the tides apart.'],
])('reads the order behind the part it is for: %j', (sentence, order) => {
  const clause = readClause(sentence)
  expect(clause && [clause.subject, clause.form, clause.modality]).toEqual(['none', 'base', 'done'])
  expect(order.toLowerCase()).toBe(`${clause?.verb.base} ${clause?.rest}`.toLowerCase())
})

it.each([
  'Option A: use oak for the gate.',
  'Rule: close the gate at night.',
  'Note: keep the lid on the well.',
  'v2: Fix the hinge.',
  'Makefile.in (gate): Move higher in the file.',
  'Panic: file gate.c could not be read.',
])('reads none that was advised, said of a draft, or says nothing: %j', (sentence) => {
  expect(readClause(sentence)?.form).not.toBe('base')
})

it('reads one such order a line', () => {
  const text =
    'lamp: drop a spare wick\nlamp: exclude the gate from the rounds\ntides: trim the table to a year'
  expect(readDocument(text).sentences.map((one) => one.text)).toEqual(text.split('\n'))
  expect(analyse(text).resumeBullet).toMatch(/^(?:Dropped|Excluded|Trimmed)\s/)
})
