import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

test('what a thing does not do in one case is not what it does since', () => {
  const { starStory } = analyse(
    "write_log: return 0 if the tray is full\n\nwrite_log() should return the number of rows. If the tray is full, write_log() doesn't write the optional head. Add a check of the tray.",
  )
  expect(`${starStory.task}\n${starStory.result}`).not.toMatch(
    /writes? the optional head|wrote the optional head/,
  )
})

test('what nobody expects is not what is expected since', () => {
  const { starStory } = analyse(
    'Fix the gate test when a badge is set\n\nThe gate suite does not expect the badge and the key to be in the tray. They make the gate fail.',
  )
  expect(`${starStory.task}\n${starStory.result}`).not.toMatch(/expect(?:s|ed) the badge/)
})

test('what a thing did not do is what it does since', () => {
  expect(
    analyse(
      'Fix the till\n\nThe till did not print the tax number on the slips of the bar. Set the number in the head of each slip.',
    ).starStory.result,
  ).toMatch(/prints the tax number|now fixed/)
})
