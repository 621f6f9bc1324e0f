import { expect, test } from 'vitest'
import { withVerbs } from './left-out-verb.ts'

test.each([
  ['Disabled the lamp when night mode enabled.', 'Disabled the lamp when night mode is enabled.'],
  ['I skipped the row if no badges present.', 'I skipped the row if no badges are present.'],
  [
    'Showed a hint when gate key missing, and logged it.',
    'Showed a hint when gate key is missing, and logged it.',
  ],
  ['Used the old plan if config file not found.', 'Used the old plan if config file is not found.'],
])('a clause of a subject line gets the verb that was left out: %s', (line, told) => {
  expect(withVerbs(line)).toBe(told)
})

test.each([
  'Rang the bell when the guest arrived.',
  'Sent a mail when the job failed.',
  'Closed the gate when not needed.',
  'Used the cache if available.',
  'Fixed the lid when the key is missing.',
  'Froze the form when users enabled it.',
  'Logged the files added to the list when they are found.',
  'Stopped when the user had it removed.',
  'Saved the keys that guests added when first created.',
  'Kept the draft once fully loaded.',
  'Wrote a mail when the box I selected.',
])('what is whole stays: %s', (line) => {
  expect(withVerbs(line)).toBe(line)
})
