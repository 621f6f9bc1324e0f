import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

it.each([
  ['The bell cord is gone. See the harbour book for a list of the new bells.', /\bsaw\b/i],
  ['The old tide flag is no longer read. Use --moon instead of --tide.', /\bused\b/i],
  [
    'If you keep boats on the old pier, you will see wrong tides. To mend them, just run the tide tool once.',
    /\bran\b|run the tide/i,
  ],
  [
    'Two rules follow:\n- **Shut every gate.** An open gate floods.\n- **Count every lamp.**',
    /\b(?:shut|counted)\b/i,
  ],
  [
    'Metrics:\n- Allow 30 boats per tide\n- 20 tides per lamp\n\nI painted the chart of the harbour.',
    /\ballowed\b/,
  ],
  [
    'Ground rules for the crew:\n- Bound every rope.\n- Shut every gate.\n\nI painted the chart of the harbour.',
    /\b(?:bound|shut)\b/i,
  ],
])('what a reader is told to do was done by nobody in %j', (text, told) => {
  const { resumeBullet, starStory } = analyse(text)
  expect(resumeBullet).not.toMatch(told)
  expect(starStory.action).not.toMatch(told)
})

it.each([
  [
    'Use the moon table instead of the tide table\n\nThe tide table is no longer kept by the harbour.',
    /^Used the moon table/,
  ],
  ['Check the tide table for gaps before the ferry sails.', /tide table for gaps/],
])('what the change does is told in %j', (text, bullet) => {
  expect(analyse(text).resumeBullet).toMatch(bullet)
})
