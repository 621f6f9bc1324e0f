import { expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

it.each([
  'This patch set adds support for the north pier.\n\nThe north pier has two lamps and a bell of its own.',
  'This patch series adds support for the north pier.\n\nThe north pier has two lamps and a bell of its own.',
])('a patch set adds, and is not set, in %j', (text) => {
  const { resumeBullet, starStory } = analyse(text)
  expect(resumeBullet).toMatch(/^Added support for the north pier/)
  expect(`${starStory.task} ${starStory.action}`).not.toMatch(/\bset adds|series adds/)
})

it('what the fault was for is no task', () => {
  const { task } = analyse(
    'I stumbled upon some trouble with the mast. The main culprit is taking the short cut to spare all the paint for the boats. In the end I reversed a few strokes and sanded the mast.',
  ).starStory
  expect(task).not.toMatch(/paint/)
})

it('what solves a problem is none', () => {
  const { situation, task } = analyse(
    'Made a dummy bell for the drills. The dummy bell does not ring or wake the guests, solving both problems at once. I wrote a drill for the night crew.',
  ).starStory
  expect(situation).not.toMatch(/did not ring/)
  expect(task).not.toMatch(/bell (?:rang|rings)|wake/)
})

it.each([
  [
    'I fixed the list of the piers. Due to the broken list, the only way to moor at the pier was using the old crane.',
    /\bused\b/,
  ],
  [
    'We blamed the tide and moved the buoys. It was never the tide. Then I found the loose chain and welded it.',
    /blamed/,
  ],
])('the way until then and the wrong track are no deeds in %j', (text, told) => {
  const { resumeBullet, starStory } = analyse(text)
  expect(`${resumeBullet} ${starStory.action}`).not.toMatch(told)
})

it('when the next thing will be done is not when the last one was', () => {
  const { resumeBullet } = analyse(
    "I've painted the mast of the ferry, after the spring fair, I'll work on the pier. I used a brush.",
  )
  expect(resumeBullet).toMatch(/painted the mast of the ferry/i)
  expect(resumeBullet).not.toMatch(/fair/)
})
