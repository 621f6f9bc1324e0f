import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { plainMatter } from './object-matter.ts'

const situationOf = (note: string) => analyse(note).starStory.situation

test.each([
  [
    'Organised the migration of 300 recipes to the new cookbook for a hotel firm. Two weekends, and no page was lost.',
    'the migration of 300 recipes',
  ],
  [
    'Reduced the warm-up time of our bread oven from 38 min to 9 min: trimmed the fan curve, replaced the relay, tuned the sensor units.',
    'the bread oven',
  ],
])('one works on what something was done to: %s', (note, matter) => {
  expect(situationOf(note)).toContain(`working on ${matter}.`)
})

test.each([
  ['the better seat plan', 'the seat plan'],
  ['40 old hymns in three parts over 6 weeks', '40 old hymns in three parts'],
  ['the weight of the menu page from 8 MB', 'the weight of the menu page'],
  ['the seat plan', 'the seat plan'],
  ['part two, where I drew the map', 'part two'],
  ['the stairs less steep', 'the stairs'],
  ['the harvest of more fields', 'the harvest of more fields'],
])('a name is told without what is said of the doing: %s', (named, matter) => {
  expect(plainMatter(named, [], [])).toBe(matter)
})

test('what was used before needs no word that it was worked on', () => {
  expect(situationOf('Replaced Moment.js with date-fns and lodash with native functions.')).not.toMatch(
    /working on Moment\.js/,
  )
})

test('an occasion is nothing one works on', () => {
  expect(plainMatter('Harvest Carnival', [], [])).toBe('the task at hand')
  expect(plainMatter('Week 3 of Bakery School', [], [])).toBe('the task at hand')
})

test.each(['the turn', 'foundational work', 'privileged', 'in-house', 'lr', 'the part'])(
  'a circumstance, a quality and a scrap are nothing one works on: %s',
  (named) => {
    expect(plainMatter(named, [], [])).toBe('the task at hand')
  },
)

test.each([
  'the ferry',
  'the turn signal',
  'oxlint',
  'the night watch',
  'kiln records',
  'the network',
  'the seed bed',
])('a thing stays what one works on: %s', (named) => {
  expect(plainMatter(named, [], [])).toBe(named)
})

test('a part and a scrap of what was done there are no name, what it was done to is one', () => {
  const note =
    "bread-lib: Add 'bread slice' command\n\nThis adds a tool to the bread-lib command called 'slice'."
  expect(situationOf(note)).toBe("I was working on the 'bread slice' command.")
})

test('what follows no article is nothing one works on', () => {
  expect(plainMatter('the about oiling hinges', [], [])).toBe('the task at hand')
  expect(plainMatter('the off-season oven', [], [])).toBe('the off-season oven')
})
