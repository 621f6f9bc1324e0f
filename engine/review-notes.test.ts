import { describe, expect, test } from 'vitest'
import { analyse } from './testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet
const storyOf = (text: string) => analyse(text).starStory

describe('notes as people tell them in a review', () => {
  test('nobody failed the deliveries that dropped', () => {
    const text = 'Redrew the map of the yard. Failed deliveries because of wrong gates dropped by a third.'
    expect(bulletOf(text)).toBe(
      'Redrew the map of the yard, with failed deliveries because of wrong gates dropping by a third.',
    )
    expect(storyOf(text).result).toBe('Failed deliveries because of wrong gates dropped by a third.')
  })

  test.each([
    [
      'Replaced the seals of all pumps. Failed starts went down by half.',
      /^Cut failed starts by half by replacing the seals of all pumps\.$/,
    ],
    ['Released version 3 of the press. Orders doubled in the first month.', /, with orders doubling in the/],
    ['I rebuilt the kiosk. The print run went from monthly to weekly.', /going from monthly to weekly\.$/],
    ['Fitted a card reader at the gate. It closed two deals worth 18k a year.', /, closing two deals worth/],
    [
      'I sorted the parcels by street. Zero mix-ups in the six weeks since.',
      /, with zero mix-ups in the six/,
    ],
  ])('what came of it joins the deed: %s', (text, told) => {
    expect(bulletOf(text)).toMatch(told)
  })

  test.each([
    ['I replaced the belt by a chain, which makes a lift 20 times faster, and wrote the manual in Dutch.'],
    ['I moved the lamps to the roof, which saves 3 kWh a day, and painted the walls.'],
  ])('what was done besides is not what came of it: %s', (text) => {
    const { action, result } = storyOf(text)
    expect(result).toMatch(/^This (?:made a lift 20 times faster|saved 3 kWh a day)\.$/)
    expect(action).toMatch(/ and (?:wrote the manual in Dutch|painted the walls)\.$/)
  })

  test('all three are those that were found', () => {
    const text =
      'Found three leaks: the pump, a valve and the tank. Fixed all three, and the plant handled 4x the usual load.'
    expect(bulletOf(text)).toMatch(
      /^Fixed all three leaks, after which the plant handled 4x the usual load\.$/,
    )
    expect(storyOf(text).task).toBe('I had to get rid of all three leaks.')
  })

  test('a list of deeds has one "and"', () => {
    expect(
      bulletOf('I went through all the shelves, dropped 60%, merged doubles and added labels to the rest.'),
    ).toBe('Reviewed all the shelves, dropped 60%, merged doubles and added labels to the rest.')
  })

  test.each([
    ['I own the greenhouse. In June I moved it from oil to gas.', 'Moved the greenhouse from oil to gas'],
    ["I'm responsible for the booking desk. Last month I moved it to tablets.", 'Moved the booking desk to'],
    [
      'Discovered that our back gate was open at night. Put it behind a fence, changed all locks.',
      'Put the back gate behind a fence',
    ],
  ])('"it" is what one owns, or what was found open: %s', (text, told) => {
    expect(bulletOf(text)).toContain(told)
  })

  test('a month is no doubt', () => {
    expect(bulletOf('In May I moved the mill from oil to gas, which cut the bill by half.')).toBe(
      'Moved the mill from oil to gas, which cut the bill by half.',
    )
  })

  test.each([
    [
      'Coached two trainees this spring. Both passed the exam within three weeks.',
      'Coached two trainees this spring, both of whom passed the exam within three weeks.',
    ],
    [
      'Built three ramps for the yard. All three are used daily by the drivers.',
      'Built three ramps for the yard, all three of which are used daily by the drivers.',
    ],
  ])('both and all of them are told with the deed: %s', (text, told) => {
    expect(bulletOf(text)).toBe(told)
  })

  test.each([
    ['Coached one trainee. Both of us passed the exam.', 'both of'],
    ['Wrote two guides for the desk. Both are outdated by now.', 'outdated'],
    ['Built a kayak. Lots of glue, sweat and tears.', 'glue'],
    ['Set up the archive. No lights, no heating and a leak.', 'leak'],
  ])('but not what is no gain or no part: %s', (text, left) => {
    expect(bulletOf(text)).not.toContain(left)
  })

  test('what it consists of says more than a filler', () => {
    expect(
      bulletOf(
        'Set up the archive of the town. Daily copies to a second hall, a script for the restore and a drill.',
      ),
    ).toBe(
      'Set up the archive of the town, with daily copies to a second hall, a script for the restore and a drill.',
    )
  })

  test('how many had failed before is no result', () => {
    const text = 'I added a hatch to the oven. About 8% of all loaves had been burning before.'
    expect(storyOf(text).result).not.toContain('8%')
  })

  test('only so many are not the only ones', () => {
    const { situation } = storyOf(
      'The hall was slow to fill because only five doors were open. I opened the rest.',
    )
    expect(situation).toContain('only five doors')
    expect(situation).not.toContain('the only')
  })

  test('a version is no deed, and has no article', () => {
    const { situation, result } = storyOf('Released version 3 of the press.')
    expect(situation).toBe('I was working on version 3 of the press.')
    expect(result).toBe('Version 3 of the press is now released.')
  })
})
