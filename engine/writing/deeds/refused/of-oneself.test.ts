import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

test.each([
  ['I had to leave for the evening, but the seals held.', /\b[Ll](?:eft|eave)\b/],
  ['I had to broaden my basic knowledge of seals first.', /knowledge/],
  ['We kept slowly trying to close all gates.', /\btry/],
  ['I committed and pushed my work to the server.', /[Cc]ommit/],
  ['I fixed the commit messages of two patches.', /messages/],
  ['I logged into the tide server.', /[Ll]ogged/],
])('what one did with oneself, or with any work, is not what was done: %s', (sentence, told) => {
  const { resumeBullet, starStory } = analyse(
    `# Day 4\n\n${sentence} I replaced the worn seals of the harbour pump with rubber ones.`,
  )
  expect(resumeBullet).toMatch(/^Replaced the worn seals of the harbour pump/)
  expect(starStory.task + starStory.result).not.toMatch(told)
})

test('a pump may be left where it is, and a wall be broadened', () => {
  expect(analyse('I broadened the sea wall by two metres so that carts can pass.').resumeBullet).toMatch(
    /^Broadened the sea wall/,
  )
})
