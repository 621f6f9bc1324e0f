import { expect, test } from 'vitest'
import { asMeant } from './as-meant.ts'

test.each([
  ['1, wired the lamp\n2, painted the gate', '1. wired the lamp\n2. painted the gate'],
  ['painted the gate / fixed the hinge / 2 calls', 'painted the gate;  fixed the hinge;  2 calls'],
  ['Painted the gate / door in red.', 'Painted the gate / door in red.'],
  ['In 1, we wired the lamp.', 'In 1, we wired the lamp.'],
  ['Hung a 24" lamp on a 1/2" hook.', 'Hung a 24\u2033 lamp on a 1/2\u2033 hook.'],
  ['Renamed it to "lamp\n2" and "lamp 3".', 'Renamed it to "lamp\n2" and "lamp 3".'],
  ["The box takes the width as it's height.", 'The box takes the width as its  height.'],
  ["It keeps the lid in it's own box.", 'It keeps the lid in its  own box.'],
  ['The board is dead :((, luckily I have two.', 'The board is dead.     luckily I have two.'],
  ['Hung the lamp \u2705 everybody sees it now.', 'Hung the lamp.  everybody sees it now.'],
  ['Lamps\n- \u2705 Hung the lamp', 'Lamps\n- \u2705 Hung the lamp'],
  ['I had two, but... both were dead.', 'I had two, but    both were dead.'],
  ['Ran f(x) :(y) again.', 'Ran f(x) :(y) again.'],
  ['- "painted the long gate" (2:47 PM)', '-  painted the long gate           '],
  ['- \u201cthe lamp is lit again\u201d (14:05)', '-  the lamp is lit again         '],
  ['- "wired the lamp by the door"', '-  wired the lamp by the door '],
  ['- "the lamp is far too bright"', '- "the lamp is far too bright"'],
  ['The shop (open 9:00) called it "painted".', 'The shop (open 9:00) called it "painted".'],
  [
    'Wrote a menu for logged in guests and signed in users.',
    'Wrote a menu for logged in guests and signed-in users.',
  ],
  ['Counted the parcels with two nested for loops.', 'Counted the parcels with two nested for-loops.'],
  ['Swapped the if statement for a table.', 'Swapped the if-statement for a table.'],
  ['Check if statements are signed.', 'Check if statements are signed.'],
  ['ui: lazy load the maps', 'ui: lazy-load the maps'],
  ['Eager load owners of the boats', 'Eager-load owners of the boats'],
  ['Lazy load is on.', 'Lazy load is on.'],
  ['Sorted the ALL and the SOME bins.', 'Sorted the ALL and the SOME bins.'],
  ['Issue No. :#12\nTitle :hung the lamp', 'Issue No.: #12\nTitle: hung the lamp'],
  ['I hung it and, more importantly, lit it.', `I hung it and${' '.repeat(19)} lit it.`],
  ['Rename :lamp to :bulb', 'Rename :lamp to :bulb'],
  ["I left it as it's slow.", "I left it as it's slow."],
  ["It's fast, and it's small.", "It's fast, and it's small."],
])('%j is set as %j', (typed, meant) => {
  expect(asMeant(typed)).toBe(meant)
  expect(asMeant(typed)).toHaveLength(typed.length)
})
