import { expect, test } from 'vitest'
import { readClause } from './clauses.ts'

const told = (sentence: string) => {
  const clause = readClause(sentence)
  return clause && `${clause.verb.base} ${clause.rest}`
}

test.each([
  ['Today was mostly spent cleaning the gate.', 'clean the gate.'],
  ['The rest of the day was spent on the fence.', 'work on the fence.'],
  ['This week has been spent mostly on working on the plan.', 'work on the plan.'],
  ['Most of the week went into fixing the fence.', 'fix the fence.'],
  ['A large part of my time went into writing the guide.', 'write the guide.'],
  ['This week consisted mainly of painting the gate.', 'paint the gate.'],
  ['This sprint involved improving the bell.', 'improve the bell.'],
  ['The afternoon was used to calibrate the scale.', 'calibrate the scale.'],
  ['Friday went into debugging the lamp.', 'debug the lamp.'],
  ['This week was all about getting the pump to run.', 'work on getting the pump to run.'],
  ['Half the day went on a pump that kept stalling.', 'work on a pump that kept stalling.'],
  ['Two hours went into painting the gate.', 'paint the gate.'],
  ['The week ended with a thorough rewrite of the till.', 'rewrite the till.'],
  ['This sprint concluded with the migration of all invoices.', 'migrate all invoices.'],
  ['Most of my Tuesday went on debugging the label printer.', 'debug the label printer.'],
  ["The main thing I've been working on this week is rigging the mast.", 'work on rigging the mast.'],
  ['This week I was busy painting the gate.', 'work on painting the gate.'],
  ['I was responsible for wiring the lamps.', 'work on wiring the lamps.'],
])('%s tells what the time was spent on', (sentence, deed) => {
  expect(told(sentence)).toBe(deed)
})

test.each([
  'Today was slow.',
  'The pump was responsible for flooding the yard.',
  'Today was mostly spent in the shed.',
  'This week was about it.',
  'Most of the day went to meetings.',
  'The whole morning went by quickly.',
  'This week involved a lot of travel.',
])('%s tells no deed', (sentence) => {
  expect(readClause(sentence)?.verb.isWork ?? false).toBe(false)
})
