import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const resultOf = (text: string) => analyse(text).starStory.result

test.each([
  [
    'Day 3\n- implemented the crane arm\n- fixed driver being able to leave the cabin while moving\n- painted the hook',
    'The driver can no longer leave the cabin while moving.',
  ],
  [
    'Day 3\n- painted the hook\n- fixed an issue with the winch not being able to turn left\n- oiled the drum',
    'The winch can now turn left.',
  ],
  [
    "I spent the day on the tray. I fixed a few issues with it:\n\n1. The lid rules weren't being applied properly in some cases\n2. Some trays stuck",
    'The lid rules are now applied properly.',
  ],
  [
    'We moved the till to the new rack.\n\n- Server now stable with the new rack (3 h uptime, 0 restarts)',
    'The server is now stable with the new rack (3 h uptime, 0 restarts).',
  ],
  [
    'I rewired the organ last week.\n\nThe organ now starts without the loud bang and now I will tune the upper row.',
    'The organ now starts without the loud bang.',
  ],
])('a result is told in a sound sentence: %s', (note, told) => {
  expect(resultOf(note)).toBe(told)
})

test.each([
  ['I verified end-to-end on the pier with the spare key.', /^(?!End-to-end on)/],
  ['I fixed some slips regarding the plan of the organ.', /^(?!.*no longer regard)/],
  ['Changed the till address (new rack). Download page points to the mirror.', /^(?!.*downloaded)/],
  [
    'June 3\nI wired the organ.\nTime Spent: 3 hrs\n\nJune 4\nI tuned the organ.\nTime Spent: 2 hrs',
    /^(?!.*(?:spent|3 hrs))/,
  ],
])('a result is none of what only looks like one: %s', (note, told) => {
  expect(resultOf(note)).toMatch(told)
})

test.each([
  'I rewired the organ. I have no idea which of the old stops sound now.',
  'I rewired the organ. Very happy with how it now looks in the hall.',
  'I rewired the organ. This took much more time than expected.',
  'I rewired the organ. Finally got that working again.',
])('what was only felt or meant is no result: %s', (note) => {
  expect(resultOf(note)).not.toMatch(/no idea|happy|took|got that/)
})

test.each([
  [
    '- Update the gate to read one ticket per guest\n- Added unit tests for the gate\n- Speeds up boarding time from 20 min to 15 min for all ferries.',
    'This sped up boarding time from 20 min to 15 min for all ferries.',
  ],
  [
    'I changed the DNS of the pier to the new box. After this, lookups resolved instantly with no timeout. I painted the mast.',
    'After this, lookups resolved instantly with no timeout.',
  ],
  [
    'I rebuilt the quiz box for the fair last week. The buzzer loop works and it can play back any tune that I type in.',
    'The buzzer loop works and it can play back any tune that I type in.',
  ],
  [
    'I oiled the drum of the crane in the old yard. I wrote a new rota for the crew. I got the winch of the crane working again and tested it.',
    'I got the winch of the crane working again and tested it.',
  ],
])('what was reached is told as it was written: %s', (note, told) => {
  expect(resultOf(note)).toBe(told)
})
