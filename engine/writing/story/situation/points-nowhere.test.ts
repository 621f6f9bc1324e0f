import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { pointsNowhere } from './points-nowhere.ts'

test.each([
  ["I really didn't like it since the lid was bent.", true],
  ['What hurt most was getting it to run.', true],
  ['I found that this leak was not the only one.', true],
  ['While this did keep the oven warm, it was too dear for the bakery.', true],
  ['After trying most of that, I had no way to open the vault.', true],
  ['For the latter, a rope was cut before the sail was up.', true],
  ["I didn't see how this happened.", true],
  ['The old crane used these hooks to lift crates that were too wide.', true],
  ['The clerk stamped both quickly, so the wrong one went out.', true],
  ['The clerk stamped both quickly, so the wrong one went out and the right one was lost.', true],
  ['There were two crates needed for them to arrive dry.', true],
  ['Last autumn it was 90 and 12.', true],
  ['On day three they found a crate with half of the jars missing.', true],
  ['Before it was driven by the weight of the bell.', true],
  ['The baker said that it was hot.', false],
  ['Guests said they were cold.', false],
  ['It jammed both quickly and loudly, so the mill stood still.', false],
  ['The baker kept spare jars, but three of those jars were cracked.', false],
  ['Throughout its life, the mill was loud.', false],
  ['I found it hard to reach the valve.', false],
  ['In the old mill it took an hour to clean the sieve.', false],
  ['For those pumps which could not start cold, the heater was left on.', false],
  ['The sail and the mast were lost, and these hooks went with them.', false],
  ['The belt tore, and this stopped the line.', false],
  ['The ovens and the mixer were both off.', false],
  ['Since read_gauge() did not keep its value, the needle jumped.', false],
])('a sentence says what it speaks of: %s', (sentence, isUntold) => {
  expect(pointsNowhere(sentence)).toBe(isUntold)
})

const situationOf = (text: string) => analyse(text).starStory.situation

test.each([
  [
    'what would be so without the change is how it was',
    'Round the tray size up to whole rows\n\nWithout this, the oven stopped whenever a tray was not full. I round the size up before the tray goes in.',
    'The oven stopped whenever a tray was not full.',
  ],
  [
    'the title names what a sentence below it calls these',
    'Restore pump manuals to the last print\n\nThe printed copies of these manuals were older than the pumps, which caused wrong settings on two ships. I restored the last print.',
    'The printed copies of the pump manuals were older than the pumps',
  ],
  [
    'what was so before is told of what was worked on',
    "Correct the label of the scale\n\nPreviously it would print the weight of the tray, whereas it was supposed to print the loaf's weight.",
    "I was working on the label of the scale. Previously it would print the weight of the tray, whereas it was supposed to print the loaf's weight.",
  ],
])('%s', (_, text, told) => {
  expect(situationOf(text)).toContain(told)
})

test('a mood about what is not told is no situation', () => {
  expect(
    situationOf(
      'Video of the crane\n\nIt turned out pretty well in the end, but it took several takes. I cut the video.',
    ),
  ).not.toMatch(/^It /)
})

test('what leans on a sentence that cannot be told is not told alone', () => {
  const told = situationOf(
    'Blocked damp sacks in the mill\n\nMills take every sack. If a damp sack reached the stone, depending on the season, it might clog.\n\nAlthough this suits oats well, this may surprise whoever brings rye, which jams the stone.',
  )
  expect(told).not.toMatch(/^Although this/)
})
