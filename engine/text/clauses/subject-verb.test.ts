import { expect, it } from 'vitest'
import { readClause } from './clauses.ts'

it.each([
  'Queue workers restart every hour.',
  'Block device events include unplugging the disk.',
  'Allocated bytes fall from 46 MiB to 7 MiB.',
  'Import jobs take 5 minutes instead of 40.',
  'Cached tokens expire after an hour.',
  'Rotated logs (gzip) need twice the space.',
  'Retries now spread over 30 seconds.',
  'Reports could only be copied by hand.',
  'Drive test on the field went well.',
  'Supply pulls about 80 mA at 12 V.',
  'Probe B reads 0.4 degrees too much.',
  'Update checker reads raw berth names instead of the list.',
  'Backup link points to the old vault.',
])('reads no deed where the first word belongs to the subject: %s', (text) => {
  expect(readClause(text)?.subject).not.toBe('none')
})

it.each([
  ['Move settings page to the sidebar', 'move'],
  ['Export orders report to CSV', 'export'],
  ['Queue jobs again after a crash', 'queue'],
  ['Rotated logs (gzip) and moved the rest.', 'rotate'],
  ['Cached results for guests and moved the header.', 'cache'],
])('reads the deed in %s', (text, verb) => {
  expect(readClause(text)?.verb.base).toBe(verb)
})
