import { expect, it } from 'vitest'
import { readClause } from './clauses.ts'

it.each([
  'Uploads over the tunnel hang for a minute.',
  'Imports below ten rows fail on Linux.',
  'Export of large maps takes an hour.',
  'Requests time out on Mondays.',
  'Builds from the mirror broke last night.',
])('takes the first word of %j for its subject', (text) => {
  expect(readClause(text)).toBeUndefined()
})

it.each([
  'Builds on the parser that tests fail with.',
  'Adds to the list what users need.',
  'Moves from cron to timers so that jobs keep their order.',
])('takes the first word of %j for its verb', (text) => {
  expect(readClause(text)?.form).toBe('s')
})
