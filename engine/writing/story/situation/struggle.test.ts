import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { struggleIn } from './struggle.ts'

test.each([
  ['I could not open the lid of the oven because of the rust', 'find a way to open the lid of the oven'],
  ["We couldn't get the bell to ring twice, so we left", 'get the bell to ring twice'],
  ['I had trouble getting the bell to ring twice', 'get the bell to ring twice'],
  ['I was still struggling to fold the paper menus', 'find a way to fold the paper menus'],
  ['The main challenge I faced was getting the oven to heat evenly', 'get the oven to heat evenly'],
  ['One thing I needed to figure out was how to print the menu twice', 'find a way to print the menu twice'],
])('what was hard had to be done: %s', (sentence, aim) => {
  expect(struggleIn(sentence)).toBe(aim)
})

test.each([
  'I could not see the lid of the oven',
  'I could not find it in the kitchen',
  "We couldn't open any of the jars",
  'The lid of the oven was bent',
  'The hardest part was baking',
])('what leans on the page or befalls one is no task: %s', (sentence) => {
  expect(struggleIn(sentence)).toBeUndefined()
})

test('what one noticed is turned round', () => {
  const { task } = analyse(
    'Kitchen log\n\nI noticed that the two ovens were losing heat through the door. I used the small fuse.',
  ).starStory
  expect(task).toBe('I had to keep the two ovens from losing heat through the door.')
})
