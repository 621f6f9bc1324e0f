import { expect, test } from 'vitest'
import { verbOf } from '../../text/clauses/verbs.ts'
import { inflectTail, inOneTense, phraseIn } from './inflect.ts'

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
  ['behind a bare "then"', ' the rack then go back for the lid', ' the rack then went back for the lid'],
  ['that only begins', ' a van and start with the attic early', ' a van and started with the attic early'],
  ['behind any adverb', ' the lock and quietly lift the gate', ' the lock and quietly lifted the gate'],
  ['behind an adverb', ' the lock and simply return a note', ' the lock and simply returned a note'],
  [
    'behind "furthermore"',
    ' the lock and furthermore lift the gate',
    ' the lock and furthermore lifted the gate',
  ],
  ['behind "then"', ' the frame then bake clay bricks', ' the frame then baked clay bricks'],
  ['that is no work by itself', ' the lock and bring the gate down', ' the lock and brought the gate down'],
])('a verb %s follows the first one into the past', (_, rest, expected) => {
  expect(inflectTail(rest, 'base', 'past')).toBe(expected)
})

test.each([
  ['the old plan and try to draw it', 'the old plan and tried to draw it'],
  ['three bells and test them at night', 'three bells and tested them at night'],
  ['a loop to tally each crate and add it at the end', 'a loop to tally each crate and add it at the end'],
])('a second verb falls not out of the past: "%s"', (rest, expected) => {
  expect(inOneTense(rest)).toBe(expected)
})

test('what depends on a preposition is a verb where no noun is spelt like it', () => {
  expect(inflectTail(' a fixed step and interpolate for drawing', 'base', 'ing')).toBe(
    ' a fixed step and interpolating for drawing',
  )
  for (const noun of [
    ' the pump and filter for the boiler',
    ' the hull and separate from it',
    ' the mast and rope in one box',
  ])
    expect(inflectTail(noun, 'base', 'ing')).toBe(noun)
})

test('what a thing has follows what it does into the past', () => {
  expect(inflectTail(' the noise by half, and has a good effect on sleep', 's', 'past')).toBe(
    ' the noise by half, and had a good effect on sleep',
  )
})

test('of three things that one was doing the one between is told like the last', () => {
  const rest = ' the beams, marking joints, and cutting the tenons'
  expect(inflectTail(rest, 'ing', 'past')).toBe(' the beams, marked joints, and cut the tenons')
  const beside = ' the beams, marking joints'
  expect(inflectTail(beside, 'ing', 'past')).toBe(beside)
})

test('two verbs for one thing take the same form', () => {
  expect(inflectTail(' or replace tiles that leak', 'base', 'ing')).toBe(' or replacing tiles that leak')
  const choice = ' the tiles or replace slate'
  expect(inflectTail(choice, 'base', 'ing')).toBe(choice)
})

test('two gains that a thing was made for stay what it is for', () => {
  const rest = ' a hood for the fan to reduce noise and improve sleep'
  expect(inflectTail(rest, 'base', 'past')).toBe(rest)
})

test('what was done besides is told in the past', () => {
  expect(inflectTail(' the rail and doing heavy cleaning', 'ing', 'past')).toBe(
    ' the rail and did heavy cleaning',
  )
  expect(inflectTail(' the rail and doing so', 'ing', 'past')).toBe(' the rail and doing so')
})

test.each([
  ' a guard which lets pages load and store the cookie',
  ' the rules for the gate, despite the rain',
  ' files and folders',
  ' to get a van and start with the attic',
])('what is no verb of the list stays: %s', (rest) => {
  expect(inflectTail(rest, 'base', 'past')).toBe(rest)
})

test('what a thing was made to do stays in its base form', () => {
  const make = verbOf('make')
  expect(make && phraseIn('past', make, 'past', 'the gate check the ticket and log the hour')).toBe(
    'made the gate check the ticket and log the hour',
  )
})

test.each([
  ['swapped the pump and see fewer alarms', 'swapped the pump and saw fewer alarms'],
  ['walked over to wait and see the gate', 'walked over to wait and see the gate'],
])('what was seen was seen then: %s', (told, past) => {
  expect(inOneTense(told)).toBe(past)
})

test('each verb of a list goes with the first', () => {
  expect(inflectTail(' the post, retries on errors and writes to file', 's', 'base')).toBe(
    ' the post, retry on errors and write to file',
  )
  expect(inflectTail(' the post, logs and stamps of the day', 's', 'base')).toBe(
    ' the post, logs and stamps of the day',
  )
})
