import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { readDocument } from '../lines/document.ts'
import { nameObjects } from './antecedent.ts'

function named(text: string): string {
  const { sentences } = readDocument(text)
  return nameObjects(
    sentences,
    sentences.map((sentence) => sentence.text),
  ).join(' ')
}

it.each([
  ['The greenhouse page was sluggish. I ported it to Svelte.', 'I ported the greenhouse page to Svelte.'],
  ['Garden photos lay in one folder. Moved them to a bucket.', 'Moved garden photos to a bucket.'],
  [
    'Cause: The winch brake had rusted.\nFix: Rebuilt it with new pads.',
    'Rebuilt the winch brake with new pads.',
  ],
  ['- **Cause:** the seal was worn\n- **Fix:** rebuilt it in brass', 'rebuilt the seal in brass'],
  [
    'It turned out the problem was with the relay in the lift. I swapped it for a larger one.',
    'I swapped the relay for a larger one.',
  ],
  ['The heater was old, noisy and slow. I replaced it with a pump.', 'I replaced the heater with a pump.'],
  ['The press was a mess: worn belts, loose bolts. I rebuilt it in May.', 'I rebuilt the press in May.'],
  ['A sluice valve leaked. We rebuilt it in brass.', 'We rebuilt the sluice valve in brass.'],
  ['It was a double free in the valve code. Fixed with one line.', 'Fixed the double free with one line.'],
  ['Learned about drip hoses. I used them to water the beds.', 'I used drip hoses to water the beds.'],
  [
    'I built a quiz app with two friends. The trickiest part was the timer. I deployed it on Friday.',
    'I deployed the quiz app on Friday.',
  ],
  [
    'Today I learned how to use a heat gun. I used it to bend the pipe.',
    'I used a heat gun to bend the pipe.',
  ],
  [
    'I was given a binder with 30 maps and nobody could read them. I retraced all of them.',
    'I retraced all 30 maps.',
  ],
  ['Read about mulching. I added it to the plan of the beds.', 'I added mulching to the plan of the beds.'],
  [
    'I was not happy with how the ferry menu looked. I rewrote it from scratch.',
    'I rewrote the ferry menu from scratch.',
  ],
  ['The issue was a stale seal. I replaced it.', 'I replaced the stale seal.'],
  ['The noise came from the fan. The cause was loose screws. I tightened them.', 'I tightened loose screws.'],
  ['The trouble came down to the relief valve. Lowered it to 3 bar.', 'Lowered the relief valve to 3 bar.'],
  ['It was pump.idle_limit being too short for the long hoses. Raised it.', 'Raised pump.idle_limit'],
  [
    'Every label held the name of the clerk. The code held the clerk id. Took it out.',
    'Took the clerk id out.',
  ],
  [
    'Rewrote the pilot entry form. Cut it from 14 fields to 6.',
    'Cut the pilot entry form from 14 fields to 6.',
  ],
  ['Seed list for the garden, 80 sorts. Tied each one to a bed.', 'Tied each of the 80 sorts to a bed.'],
  ['Found a leak in the sluice code and fixed it.', 'Found and fixed a leak in the sluice code.'],
  [
    'The old tide gauge froze every winter. Replaced with a radar one.',
    'Replaced the old tide gauge with a radar one.',
  ],
  ['The bakers had to count the trays by hand. Scripted it in Ruby.', 'Scripted counting the trays in Ruby.'],
  ['Sorting the herbarium took a week. Automated that.', 'Automated sorting the herbarium.'],
  ['Two clerks were retyping the orders every evening. Automated it.', 'Automated retyping the orders.'],
  ['Moved the keys to a safe. Renewed all of them.', 'Renewed all of the keys.'],
  ['Guests kept sending 40 MB scans and the desk was slow. I shrank them.', 'I shrank the 40 MB scans.'],
  ['Half of the night went into loading tiles. Cached them.', 'Cached the tiles.'],
  ['SPF was missing. Added it plus a second key.', 'Added SPF plus a second key.'],
])('names what a deed was done to in %j', (text, deed) => {
  expect(named(text)).toContain(deed)
})

it.each([
  'The valve leaked because the seal was old. I replaced it.',
  'The gardeners wanted a map. I drew it.',
  'The reason was obvious. I fixed it.',
  'The cause was two stale seals. I replaced it.',
  'The crew had the idea of a raft. I dropped it.',
  'It was late. I closed it.',
  'Rewrote the pilot entry form. Cut it short.',
  'The valves leaked. I replaced it.',
  'The valve was loud. I traced it to a worn seal.',
  'Gardener saw gaps. I mended it.',
  'Seed list for the garden, 8 weeks. Tied each one to a bed.',
])('leaves the pronoun where it could mean another thing in %j', (text) => {
  expect(named(text)).toBe(text)
})

it('claims what was done to the thing and says that it is done', () => {
  const { resumeBullet, starStory } = analyse(
    'The watering scripts ran on one laptop. I moved them to Nomad and added a timer.',
  )
  expect(resumeBullet).toMatch(/^Moved the watering scripts to Nomad and added a timer/)
  expect(starStory.result).not.toContain('underway')
})
