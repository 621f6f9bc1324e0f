import { describe, expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

describe('a trouble that a deed gives as its reason', () => {
  it.each([
    [
      'Moved the till to a local database because the cloud one kept losing receipts at noon.',
      'The cloud one kept losing receipts at noon.',
    ],
    [
      'I removed the old valve because it leaked after every frost.',
      'The old valve leaked after every frost.',
    ],
    [
      'Replaced the oven driver as the old one was leaking memory on every bake. It is quiet now.',
      'The old oven driver was leaking memory on every bake.',
    ],
    [
      "- thicker cable added, since I've been having noise problems with the left speaker\n- painted the box",
      'I had been having noise problems with the left speaker.',
    ],
  ])('opens the story: %s', (text, situation) => {
    const { starStory } = analyse(text)
    expect(starStory.situation).toBe(situation)
    expect(starStory.action).not.toMatch(/\b(?:because|since|as)\b/)
  })

  it.each([
    [
      'With the old spring the left door produced double clicks at night, so I replaced it and oiled the hinge.',
      'With the old spring the left door produced double clicks at night.',
    ],
    [
      "The counter doesn't sort the slips, so we sort them by hand. The kitchen is faster now.",
      "The counter didn't sort the slips.",
    ],
  ])('is told apart from the deed that answers it: %s', (text, situation) => {
    expect(analyse(text).starStory.situation).toBe(situation)
  })

  it.each([
    'I moved the till to Rust because I wanted to learn it.',
    'I moved the till to Rust because that is what the cooks use.',
    'I moved the till as the last step of the week.',
  ])('is nothing that was merely wished or done in a certain way: %s', (text) => {
    expect(analyse(text).starStory.situation).toMatch(/^I was working on/)
  })
})
