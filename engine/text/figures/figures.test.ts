import { expect, test } from 'vitest'
import { figureFeatures, isEndOfChange } from './figures.ts'

test.each(['Begin: 8.91', 'after 40 kB', 'Old size: 12.4 MB', 'Flash -212 bytes', 'bundle (+3.1 kB)'])(
  'reads "%s" as one end of a change, or as its size',
  (line) => {
    expect(isEndOfChange(line)).toBe(true)
  },
)

test.each(['Start the server on port 80', 'New users: see below', 'Rows 3-7 bytes'])(
  'reads "%s" as no change',
  (line) => {
    expect(isEndOfChange(line)).toBe(false)
  },
)

test.each([
  ['Validation loss is at 0.31 now.', ['score']],
  ['The tagger reaches 91% accuracy.', ['score']],
  ['5,120 imported, 33 to go.', ['tally']],
  ['All 12 boards answer.', ['tally']],
  ['The port is 8080.', []],
  ['Accuracy matters here.', []],
])('says which kind of result the figures of "%s" tell', (text, features) => {
  expect(figureFeatures(text)).toEqual(features)
})
