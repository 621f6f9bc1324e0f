import { expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'
import { tidySentence } from '../writing/sentence/tidy.ts'
import { inPast } from '../writing/story/telling/past-tense.ts'

function told(text: string): string {
  const { resumeBullet, starStory } = analyse(text)
  return [resumeBullet, ...Object.values(starStory)].join('\n')
}

it.each([
  [
    'the stars of a path',
    'Cleaned the logs\n\nRemoved stale files below `/srv/*/*.log` after the disk was full for two days.',
    '/srv/*/*.log',
    /srv\.log/,
  ],
  [
    'a command',
    'Speed up the pipeline\n\nCached the modules so that `npm ci --prefer-offline` takes 20 seconds.',
    'npm ci --prefer-offline',
    /npm CI/,
  ],
  [
    'a quoted name',
    "Renamed the link to the 'My Boats' page in the side menu and moved it above the list of all harbours.",
    "'My Boats'",
    /'The Boats'/,
  ],
  [
    'an operator',
    'Fixed a crash in the gauge reader, where the lock was taken late (gauge->next) and the reader fell over.',
    'gauge reader',
    /gauge to next/,
  ],
  [
    'a thing that could be a verb',
    'The reader crashes when rapidly loading trials. I replaced the reader with a stream of two buffers.',
    'trials',
    /trialed/,
  ],
  [
    'a compound that was parted at the end of a line',
    'I replaced the pump of the north gate with a long-\nlasting one and sealed both of its valves.',
    'long-lasting',
    /long-? lasting/,
  ],
])('keeps %s as it was written', (_, text, kept, spoilt) => {
  expect(told(text)).toContain(kept)
  expect(told(text)).not.toMatch(spoilt)
})

it('ends a sentence behind "etc.", and knows no verb "to rather"', () => {
  expect(tidySentence('Checked the sails (jib, main, etc.)')).toBe('Checked the sails (jib, main, etc.).')
  expect(inPast('The disk is kept across updates rather than being rebuilt.')).toBe(
    'The disk was kept across updates rather than being rebuilt.',
  )
})
