import { expect, test } from 'vitest'
import { verbOf } from '../text/verbs.ts'
import { inflectTail, phraseIn } from './inflect.ts'

test.each([
  [
    'that the table lacks',
    ' the lid, then varnish the frame and lubricate the hinge',
    ' the lid, then varnished the frame and lubricated the hinge',
  ],
  [
    'behind what one thing does',
    ' the draft, keep the old page when the check fails and tell the author',
    ' the draft, kept the old page when the check fails and told the author',
  ],
  ['that is no work by itself', ' the lock and bring the gate down', ' the lock and brought the gate down'],
])('a verb %s follows the first one into the past', (_, rest, expected) => {
  expect(inflectTail(rest, 'base', 'past')).toBe(expected)
})

test.each([
  ' a guard which lets pages load and store the cookie',
  ' the rules for the gate, despite the rain',
  ' files and folders',
])('what is no verb of the list stays: %s', (rest) => {
  expect(inflectTail(rest, 'base', 'past')).toBe(rest)
})

test('what a thing was made to do stays in its base form', () => {
  const make = verbOf('make')
  expect(make && phraseIn('past', make, 'past', 'the gate check the ticket and log the hour')).toBe(
    'made the gate check the ticket and log the hour',
  )
})
