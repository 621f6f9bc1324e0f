import { expect, it } from 'vitest'
import { readDocument } from '../lines/document.ts'
import { fromCutTitle } from './cut-title.ts'

const titleOf = (text: string) => readDocument(text).title?.sentence.text

it.each([
  [
    'the text goes on with the rest of the word',
    'Add a second lock to the gates of the northern harb… (#51)\n\n…our basin\n\nBoats drifted out at night.',
    'Add a second lock to the gates of the northern harbour basin',
  ],
  [
    'the text goes on with the next word',
    'Add a second lock to the gates of the northern ...\n\n...harbour basin. Boats drifted out at night.',
    'Add a second lock to the gates of the northern harbour basin',
  ],
  [
    'an item says it in full',
    'Add a second lock to the gates of the northern harb… (#51)\n\n* Add a second lock to the gates of the northern harbour\n\n* Paint it',
    'Add a second lock to the gates of the northern harbour',
  ],
  [
    'nothing says the rest',
    'Add a second lock to the northern gates of the harb…\n\nBoats drifted out at night.',
    'Add a second lock to the northern gates',
  ],
])('reads a subject line that was cut short where %s', (_, text, title) => {
  expect(titleOf(text)).toBe(title)
  expect(fromCutTitle(text)).toHaveLength(text.length)
})

it.each([
  ['short', 'Oiled the gate...\n\nIt still squeaks.'],
  ['a sigh', 'Spent the whole evening on the gates of the northern harbour...\n\nThey still squeak.'],
  ['no line of its own', 'Oiled the gate of the northern harbour and then the southern one...'],
])('leaves dots alone behind what is %s', (_, text) => {
  expect(fromCutTitle(text)).toBe(text)
})
