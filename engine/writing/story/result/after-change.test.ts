import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const form = (after: string) =>
  `Retry the label printer\n\n#### Before this PR:\nThe print job used one socket for all labels.\n\n#### After this PR:\n${after}`

test.each([
  ['Socket will be reopened before the next label.', 'The socket is now reopened before the next label.'],
  ['The labels will wait for paper.', 'The labels now wait for paper.'],
])('what a form says will be so after a change is so since: %s', (after, result) => {
  expect(analyse(form(after)).starStory.result).toBe(result)
})

test('a form that is left empty or hedged tells nothing', () => {
  expect(analyse(form('This should fix it.')).starStory.result).not.toMatch(/fix it/)
})
