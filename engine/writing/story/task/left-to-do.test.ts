import { expect, test } from 'vitest'
import { findProse } from '../../../facts/fields/prose.ts'
import { readDocument } from '../../../text/lines/document.ts'
import { doingIn, isStudy, leftToDo } from './left-to-do.ts'

const firstOf = (text: string) => findProse(readDocument(text)).all.slice(0, 1)

test.each([
  ['Analysed the belt of the mill with a lamp.', 'analyse the belt of the mill', true],
  ['Analysed why the belt of the mill slips.', 'analyse why the belt of the mill slips', false],
  ['Replaced the belt of the mill.', 'replace the belt of the mill', false],
])('what was only looked at is a study: %s', (text, body, is) => {
  const [one] = firstOf(text)
  expect(one && isStudy({ ...one, body, isDeed: true })).toBe(is)
})

test.each([
  ['Sometimes the wheel got stuck twice an hour, and this caused the whole mill to stop.', 'resolve this'],
  ['Previously, the miller would answer each letter with a poem.', 'change this'],
  ['The mill has two wheels and a pond.', undefined],
])('a fault has to end and a former state to change: %s', (text, told) => {
  const sources = firstOf(text)
  expect(leftToDo({ text, sources })).toBe(told)
})

test.each([
  ['refining the list of the mill', 'refine the list of the mill'],
  ['parsing library', undefined],
  ['the list of the mill', undefined],
])('what one was doing is what one had to do: %s', (matter, told) => {
  expect(doingIn(matter)).toBe(told)
})
