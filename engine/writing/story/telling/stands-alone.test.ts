import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { alone, standsAlone, thoseAlone } from './stands-alone.ts'

test.each([
  ['OK I glued the handle of the drawer.', 'I glued the handle of the drawer.'],
  ['In addition, by using the old plan, I moved the stove.', 'By using the old plan, I moved the stove.'],
  ['I painted the gate of the yard (PR #12).', 'I painted the gate of the yard.'],
  ['I added a second bell which will wake the cook.', 'I added a second bell.'],
  ['I baked the bread for a longer time as shown below.', 'I baked the bread for a longer time.'],
  ['I moved the stove, nonetheless.', 'I moved the stove.'],
  ['Anyhow, I moved the stove of the inn.', 'I moved the stove of the inn.'],
  ['The bread is lighter now, and guests of the inn will get more of it.', 'The bread is lighter now.'],
])('%s is told without talk, links and hopes', (written, told) => {
  expect(alone(written)).toBe(told)
})

test.each([
  'I moved crate 201 (201) to the cellar.',
  'I know that it would rain.',
  'I built a shelf that holds the jars.',
])('%s is told as it stands', (written) => {
  expect(alone(written)).toBe(written)
})

test.each([
  'I renewed the certificate with the tools of Let’s Bake.',
  "We copied the Let's Encrypt files to the second oven.",
  'By moving the stove, I freed a corner of the kitchen.',
  'The oven now heats in half the time.',
  'After the repair, it was quiet again.',
])('%s can be followed by a listener', (told) => {
  expect(standsAlone(told)).toBe(true)
})

test.each([
  'In other words, the oven is warm.',
  'Otherwise we just set the clock to noon.',
  'Now the other interesting thing about the oven is its door.',
  'If you open the lid, the bell rings.',
  'The bread will be lighter next month.',
  "I'm quite happy with how fast the oven heats.",
  'I wanted to move the stove to the cellar.',
  'I asked in the shop about the lid, they kindly explained that it was sold.',
  'I patched update (lid / pan / pot / stove).',
  'I baked the first part.',
])('%s leans on something, speaks to somebody, or is no more than a wish', (told) => {
  expect(standsAlone(told)).toBe(false)
})

test('of two sentences only those that stand alone are told', () => {
  expect(thoseAlone('I halved the dough. It will become two loaves.')).toBe('I halved the dough.')
})

test('an action says "the" where only the page could say which', () => {
  const { action } = analyse(
    'Bakery log\n\nThe racks were bent. I fixed the oven of the bakery by turning this screw to the left. I added lamps for those racks.',
  ).starStory
  expect(action).toBe(
    'I fixed the oven of the bakery by turning the screw to the left. I added lamps for the racks.',
  )
})

test('a remark, a wish or talk to the reader gives way to how things are', () => {
  const { result } = analyse(
    "Bakery log\n\nI replaced the burner of the oven with a smaller one. I'm quite happy with how fast it heats now. You can now open the lid twice as fast.",
  ).starStory
  expect(result).toBe('Users can now open the lid twice as fast.')
})

test.each([
  'I found it especially helpful when the baker showed me the dough.',
  'We discovered this week that someone had moved the oven.',
  'No, this loaf is not a breaking change.',
])('%s tells what was met with, or answers a form', (told) => {
  expect(standsAlone(told)).toBe(false)
})

test('what the action has said is not said again as the result', () => {
  const { action, result } = analyse(
    'Bakery log\n\nInstead of relying on the old oven only, I experimented with some other ovens to bake all kinds of bread. I added a lamp to the oven.',
  ).starStory
  expect(action).toContain('I experimented with some other ovens')
  expect(result).not.toContain('experimented')
})

test.each([
  'I got an odd error after the oven was lit.',
  'I was mixing the dough a bit differently at first.',
  'I filed 8, lines 1425.',
  'The loaf was sold in the shop here.',
])('%s is a trouble, a count or a link', (told) => {
  expect(standsAlone(told)).toBe(false)
})

test('a second sentence without a subject is not told', () => {
  expect(thoseAlone('I added a brush. Removes the crumbs from the tray.')).toBe('I added a brush.')
  expect(thoseAlone('I added a brush. Runs now take a minute.')).toBe(
    'I added a brush. Runs now take a minute.',
  )
})

test('what is still in the making is no result', () => {
  const { starStory } = analyse(
    'Fix the oven of the inn\n\nThe oven went out at night. This puts a second log in. A better oven is being prepared for spring.',
  )
  expect(starStory.result).not.toContain('being prepared')
})

test('the heading of a template is not what one was working on', () => {
  const { starStory, extractedData } = analyse(
    '# Pull Request Summary\n\nThis PR fixes several issues of the oven that were found while testing bread in the inn.',
  )
  expect(starStory.situation).not.toMatch(/request summary/i)
  expect(extractedData.project).not.toMatch(/request/i)
})
