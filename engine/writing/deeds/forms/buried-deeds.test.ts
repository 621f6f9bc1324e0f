import { describe, expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

describe('a deed in the midst of a sentence about something else is told where nothing else is', () => {
  test.each([
    [
      'as the reason of what is well',
      'The crane runs smoothly because I swapped the relays.',
      /^Swapped the relays/,
    ],
    [
      'behind a word of its own',
      'Summary; I wrote a parser that reads the fare tables of all harbours into one sheet.',
      /^Wrote a parser that reads the fare tables/,
    ],
    ['without its writer', 'Have written up a first timetable for the ferry.', /^Wrote up a first timetable/],
    [
      'without its apostrophe',
      'Well, Ive finished the lamp driver of the gate.',
      /^Finished the lamp driver/,
    ],
    [
      'as the means of it',
      'I broke the ice by drawing a map of all the rails and switches.',
      /^Drew a map of all/,
    ],
    [
      'as the means of what was reached',
      'This was achieved by splitting the harbour log into one file for each quay.',
      /^Split the harbour log into one file/,
    ],
    [
      'as what ended a trouble',
      'Also had a bug where two cranes had the same name, fixed by naming each crane after its quay.',
      /^Named each crane/,
    ],
  ])('%s', (_name, text, bullet) => {
    expect(bulletOf(text)).toMatch(bullet)
  })
})

describe('no deed is', () => {
  test.each([
    ['what did harm', 'The crane stopped and dropped its load because I swapped the relays.', /^Swapped/],
    ['a plan', 'We will be faster next season by drawing a map of all the rails.', /^Drew/],
    [
      'what was so before',
      'The rails of the yard were easy to see at night, and luckily we had painted them.',
      /^Painted/,
    ],
    ['where the time goes', 'This was achieved by pouring many hours into the yard.', /^Poured/],
    ['what would be', 'It would run if I swapped the relays of the crane.', /^Swapped/],
  ])('%s', (_name, text, bullet) => {
    expect(bulletOf(text)).not.toMatch(bullet)
  })
})
