import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

test.each([
  [
    'Wrote a booking script for the boat club. The board approved it in April.',
    'The board approved it in April.',
  ],
  [
    'Built a shelf scanner for the library with a camera. Volunteers use it every Saturday.',
    'Volunteers use it every Saturday.',
  ],
  [
    'Moved our invoices to a new template. Accounting is happy with it. Next I will do the reminders.',
    'Accounting was happy with it.',
  ],
])('what a short note says last is how it ended: %s', (note, result) => {
  expect(analyse(note).starStory.result).toBe(result)
})

test.each([
  ['what is still wrong', 'Trained a model to count bees. Accuracy is still poor.', /poor/],
  ['how it was before', 'Fixed the greenhouse controller. The vendor had used the wrong relay.', /relay/],
  ['a bare name', 'Ported the drawings to the new press. 55 plates, a proof for each of them.', /plates/],
  ['a plan', 'Set up a recipe app for my family. My sister will test it in June.', /June/],
])('%s is no last word', (_, note, slip) => {
  expect(analyse(note).starStory.result).not.toMatch(slip)
})
