import { expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

// How a jotted note is told to its end: with what little it says besides, and never with no more than that there was work.

it.each([
  [
    'where the new thing runs, though its purpose is told',
    'Deployed a tuned frost model to warn the growers. It is running on two small boxes behind the shed.',
    'Deployed a tuned frost model to warn the growers, running on two small boxes behind the shed.',
  ],
  [
    'how long it took',
    'Swapped the main pump in the Leeds garden over the weekend. Monday morning no complaints.',
    /^Swapped the main pump in the Leeds garden\b(?!.*\bproject\b)/,
  ],
])('a short bullet tells %s', (_what, note, bullet) => {
  const told = analyse(note).resumeBullet
  if (typeof bullet === 'string') expect(told).toBe(bullet)
  else expect(told).toMatch(bullet)
})

it('tells as the result what was done where the rest of it may not be said', () => {
  const { result } = analyse(
    'Coded a bot for our club that posts planting dates; 300 members, running since 2021 w/o downtime',
  ).starStory
  expect(result).toBe('There is now a bot for our club that posts planting dates.')
})

it('gives what takes its time no second article', () => {
  const { result } = analyse(
    'set up labels for our seed bags: cut, print, glue. release takes 20 min of a day instead of half of it',
  ).starStory
  expect(result).not.toMatch(/\bthe takes\b/)
})

it('what was done as well as a deed is no part of its thing', () => {
  const { resumeBullet, starStory } = analyse(
    'Wired up the tide sensor of the pier as well as started to sort the oars of the crew.',
  )
  expect(`${resumeBullet} ${starStory.result}`).not.toMatch(/as well as started/)
})
