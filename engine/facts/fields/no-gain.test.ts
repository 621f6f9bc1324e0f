import { describe, expect, it, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { tellsNoGain } from './no-gain.ts'

describe('what one had to bear, fell short, taught or cost', () => {
  test.each([
    'The leak went unnoticed for three hours, until it stopped by itself.',
    'The lift went down for about two hours on Sunday.',
    'So the crews got wrong keys again.',
    'Tom got a little bit confused and left early.',
    'The gate was more or less disabled by the new lock.',
    'Together, these led to the pump receiving far more water than it can take.',
    'This resulted in incorrect fares on two lines.',
    'The second sketch did not meet any of the wishes.',
    'It was nice, but it was back to the drawing board.',
    'As a result, the key works only in dry weather.',
    'Most of the time it works.',
    'The east door is not doing great.',
    'Sorry, it was taking far too long on old boats.',
    'This fault once more shows the importance of a spare.',
    'I worked a lot on the roof of the shed and two smaller jobs.',
    "I've been moving the crates to the yard and sorting them.",
    'I am almost done with the 40 crates.',
    "We have 55 crates, then I'll start with the barrels.",
    'Affects: all pumps with a lid.',
    'Once that is fixed the pump will run for a month on one battery.',
  ])('is no outcome: %s', (body) => expect(tellsNoGain(body)).toBe(true))

  test.each([
    'The lift no longer goes down on Sundays.',
    'The wait went down for the first time, from 9 to 4 minutes.',
    'This change makes the error lamp of the lift brighter.',
    'The new lock stopped the fault that led to wrong fares.',
    'This shows the next ferry on the board.',
    'It did not work before, now it works most of the time.',
    'I worked on the roof so that the shed is dry now.',
    'The crews got a better key.',
    'The old pump led to outages; the new one runs without.',
  ])('may be one: %s', (body) => expect(tellsNoGain(body)).toBe(false))
})

it('tells no hiccup as the end of a story', () => {
  expect(
    analyse(
      'I painted the hull of the boat with a friend. There have been some hiccups along the way but the hull shines.',
    ).starStory.result,
  ).not.toBe('There have been some hiccups along the way.')
})

it('tells what was a pity together with what came of it', () => {
  expect(
    analyse(
      'Glue the lid of the tank\n\nThe lid leaks.\n\nThis is unsatisfying but it stops the leak and it makes the tank easy to clean.',
    ).starStory.result,
  ).not.toBe('This was unsatisfying.')
})
