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
  [['pure fault'], 0.5, 'resolve this'],
  [['old habit'], 0.8, 'change this'],
  [[], 0.8, 'resolve this'],
  [[], 0.5, undefined],
  [['pure fault'], 0.3, undefined],
])('a fault has to end and a former state to change: %s, %d', (features, problem, told) => {
  const sources = firstOf('The miller answered each letter by hand.').map((one) => ({
    ...one,
    features,
    likelihood: { ...one.likelihood, problem, solution: 0 },
  }))
  expect(leftToDo({ text: '', sources })).toBe(told)
})

test.each([
  ['refining the list of the mill', 'refine the list of the mill'],
  ['parsing library', undefined],
  ['the list of the mill', undefined],
])('what one was doing is what one had to do: %s', (matter, told) => {
  expect(doingIn(matter)).toBe(told)
})
