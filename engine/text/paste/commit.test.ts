import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { readDocument } from '../lines/document.ts'
import { fromCommit } from './commit.ts'

const titleOf = (text: string) => readDocument(text).title?.sentence.text

it.each([
  [
    'its last word needs another',
    'pumps: raise the pressure of the second stage to\n\nfour bar. The old value was a guess from the first season.',
    'pumps: raise the pressure of the second stage to four bar',
  ],
  [
    'the next paragraph goes on with a small word',
    'barn/doors: lock the feeding gate while the tractor\n\nis still inside the yard. Nobody could get out.',
    'barn/doors: lock the feeding gate while the tractor is still inside the yard',
  ],
  [
    'it was broken where the line was full',
    'upstream: widen the margin between the printed label and the lower\n\nedge of the card. Old cards keep theirs.',
    'upstream: widen the margin between the printed label and the lower edge of the card',
  ],
  [
    'a second sentence begins on its line',
    'kiln: Close the lid before the door opens. The glaze cracked\nwhenever somebody was in a hurry.',
    'kiln: Close the lid before the door opens',
  ],
  [
    'it is wrapped',
    'kiln: change the order of the shelves so that tall vases\nstand at the back.\n\nThey were in the way.',
    'kiln: change the order of the shelves so that tall vases stand at the back',
  ],
  [
    'its line is full',
    'Rename the lamps of the outer harbour and of the old fishing\npier.\n\nNobody knew which was meant.',
    'Rename the lamps of the outer harbour and of the old fishing pier',
  ],
  [
    'it ends with a comma',
    'upstream: set the bell to ring twice at night instead of once,\n\nwhich nobody heard. ok mia@',
    'upstream: set the bell to ring twice at night instead of once, which nobody heard',
  ],
  [
    'its second line opens with a name in capitals',
    'upstream: draw the second tide line in the colour of the\n\nchart that shows\nLOW_WATER marks. Nobody saw it.',
    'upstream: draw the second tide line in the colour of the chart that shows LOW_WATER marks',
  ],
  [
    'its order has an adverb and it is wrapped',
    'kiln: quietly close the lid when the last of the tall vases\nis out.\n\nIt woke the cat.',
    'kiln: quietly close the lid when the last of the tall vases is out',
  ],
])('reads a subject line as a whole where %s', (_, text, title) => {
  expect(titleOf(text)).toBe(title)
  expect(fromCommit(text)).toHaveLength(text.length)
})

it.each([
  ['a paragraph of its own', 'kiln: Close the lid first\n\nglazectl opened the door too early.'],
  [
    'a sentence in small letters',
    'kiln: Close the lid before anybody opens the large door\n\nthis keeps the glaze whole.',
  ],
  ['a sentence that begins', 'kiln: write on the lid what the small lamps are\n\nWe had two of them.'],
  ['a message to somebody', 'Anna: add the labels to the new cards. The old ones are gone.'],
  ['what is planned', 'tomorrow: add the labels to the new cards. Then print them.'],
  ['prose', 'The kiln was too hot for the new glaze.\n\nwe cooled it.'],
  ['one order on each line', 'kiln: cool the lid\nAdd a second lamp to the door\nMove the shelf.\n'],
])('leaves %s alone', (_, text) => {
  expect(fromCommit(text)).toBe(text)
})

it.each([
  ['kiln: close the lid before it opens\nReported by Ann Lee (Bug#12).', 'close the lid before it opens'],
  ['kiln: close the lid before it opens\nThe glaze cracked.', 'close the lid before it opens'],
  ['kiln: close the lid\nSomething had to be done.\nIt cracked.', 'close the lid'],
  [
    'kiln: close the lid long before anybody opens it to take a look\nCurrently, the glaze cracks.',
    'close the lid long before anybody opens it to take a look',
  ],
  [
    'kiln: close the lid long before anybody opens it to take a vase\n\nmake sure that the fan runs, the glaze cracks.',
    'close the lid long before anybody opens it to take a vase',
  ],
])('ends a subject line where the next line says something of its own: %#', (text, told) => {
  const { title } = readDocument(text)
  expect(title?.sentence.text.slice(title.parts.start)).toBe(told)
})

it('tells the whole deed', () => {
  const { resumeBullet } = analyse(
    'upstream: add a second lamp to the cold frame so seedlings get\n\nlight in December. ok mia@',
  )
  expect(resumeBullet).toBe('Added a second lamp to the cold frame so seedlings get light in December.')
})

it('does not take where a change came from for a part of the program', () => {
  const { resumeBullet } = analyse('upstream: Drop the spare valve.\n\nIt leaked every spring.')
  expect(resumeBullet).not.toMatch(/upstream/i)
})
