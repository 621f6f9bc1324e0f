import { expect, test } from 'vitest'
import { impersonal } from '../sentence/trim.ts'

test.each([
  ['built a lamp that shows us which ovens are on', 'built a lamp that shows which ovens are on'],
  ['set up a bell that sends me a note', 'set up a bell that sends a note'],
  ['wired a bell which tells us when the bread is done', 'wired a bell which tells when the bread is done'],
  ['wired a bell that mails us when it rings', 'wired a bell that sends an email when it rings'],
  ['wired a bell that pages us if it rings', 'wired a bell that pages the team if it rings'],
  ['moved to gas, which gave us hotter ovens', 'moved to gas, which gave hotter ovens'],
  ['cut a hatch that lets me reach the valve', 'cut a hatch to reach the valve'],
  ['added a shelf, which let us drop the trolley', 'added a shelf, making it possible to drop the trolley'],
  ['drew a chart to help us find stale dough', 'drew a chart to help find stale dough'],
  ['fixed a slot that gave you two loaves for one coin', 'fixed a slot that gave two loaves for one coin'],
  ['changed the menu and sent them a sample', 'changed the menu and sent a sample'],
  ['enabled us to bake twice a day', 'enabled the team to bake twice a day'],
  ['relabelled the jars when I moved the shelf', 'relabelled the jars when moving the shelf'],
  ['sealed the lid while we were testing the oven', 'sealed the lid while testing the oven'],
  ['cleaned the pipe after I had replaced the valve', 'cleaned the pipe after replacing the valve'],
  ['painted a mark that we use for the night shift', 'painted a mark used for the night shift'],
  ['wrote up how we clean the mixer', 'wrote up how to clean the mixer'],
  ['wrote down everything I learned about yeast', 'wrote down everything learned about yeast'],
  ['wrote down what I learned about yeast', 'wrote down the lessons learned about yeast'],
  ['bought a mixer that makes doughs I like', 'bought a mixer that makes doughs'],
  ['built a trolley to make my life easier', 'built a trolley to make life easier'],
])('"%s" is told without the writer as "%s"', (phrase, expected) => {
  expect(impersonal(phrase)).toBe(expected)
})
