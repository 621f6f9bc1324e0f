import { expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

function story(note: string) {
  return analyse(note).starStory
}

it.each([
  ['Rewired the bell of our harbour gate.', 'I rewired the bell of our harbour gate.'],
  ['Rebuilt the ledger import because we kept losing rows.', 'I rebuilt the ledger import.'],
  ['Wrote a label printer. We used to write the labels by hand.', 'I wrote a label printer.'],
])('takes what is told without anybody for the work of the writer: %s', (note, action) => {
  expect(story(note).action).toBe(action)
})

it.each([
  'We moved the lamps to the new bus. Added a test for the dimmer.',
  'The feed was stale, so we added a timer. Moved the alarm of the feed to the new panel.',
])('keeps the work of a team with the team: %s', (note) => {
  expect(story(note).action).toMatch(/^We /)
  expect(story(note).action).not.toContain('I ')
})

it('tells what something saved us as its own doing', () => {
  expect(story('Moved our builds to the new runner. Saved us two hours a week.').result).toBe(
    'This saved us two hours a week.',
  )
})
