import { expect, test } from 'vitest'
import { readDocument } from './document.ts'
import { entryOf } from './log-rows.ts'

const toldIn = (text: string) =>
  readDocument(text)
    .sentences.filter(({ kind }) => kind === 'item')
    .map((sentence) => sentence.text)

test('a row of a log is read as its entry, sentence by sentence', () => {
  expect(
    toldIn('| Time | Event |\n| --- | --- |\n| 2024-05-03 09:10 | Restarted the gateway. It came back. |'),
  ).toEqual(['Restarted the gateway.', 'It came back.'])
})

test('the day of an entry is not lost', () => {
  const { sentences } = readDocument('| 2024-05-03 | 2 | Restarted the old gateway by hand |')
  expect(sentences.map(({ text }) => text).join(' ')).toContain('2024-05-03')
})

test('a row may open with the name of the month or of the day', () => {
  expect(
    toldIn('| Mar 3, 2024 | Painted the lock gate |\n| Tue, 5 March | Oiled both winches of the lock |'),
  ).toEqual(['Painted the lock gate', 'Oiled both winches of the lock'])
})

test('a row of figures or of names is no entry of a log', () => {
  expect(entryOf('| run 1, cold cache | 130.0m | 38.8m |')).toBeUndefined()
  expect(entryOf('| Gateway | 1 GB |')).toBeUndefined()
  expect(entryOf('| Limit | 10 | how many rows a page shows |')).toBeUndefined()
})
