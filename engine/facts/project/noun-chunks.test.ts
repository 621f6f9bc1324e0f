import { describe, expect, it } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { chunksIn } from './noun-chunks.ts'

function chunksOf(text: string): string[] {
  return readDocument(text).sentences.flatMap((sentence) =>
    chunksIn(sentence).map(({ start, end }) => sentence.text.slice(start, end)),
  )
}

describe('the noun phrases of a sentence', () => {
  it.each([
    [
      'are cut at prepositions',
      'Yesterday I measured a new charging circuit for the kelp buoy.',
      ['charging circuit', 'kelp buoy'],
    ],
    [
      'leave verbs',
      'They kept porting the old crane rota from Harbour to Quay.',
      ['crane rota', 'Harbour', 'Quay'],
    ],
    ['leave a verb nobody knows', 'I gribbled kelp soup.', ['kelp soup']],
    ['leave adverbs behind them', 'I mounted the anchor sensor backwards.', ['anchor sensor']],
    ['leave what became of them', 'She made the tide cache shorter.', ['tide cache']],
    ['leave what they were made', 'I made the sluice gates redundant.', ['sluice gates']],
    ['leave what they were made to do', 'Made the harbour app work offline.', ['harbour app']],
    ['keep a thing that sounds like a quality', 'I made the engine metric.', ['engine metric']],
    ['leave particles', 'I pulled the memory card out.', ['memory card']],
    ['keep participles behind an article', 'I found the dropped packets.', ['dropped packets']],
    ['keep nouns that could be verbs', 'I drew the permissions model.', ['permissions model']],
    [
      'end at a comma',
      'I ordered the harbour boards, solder stencils and a pump.',
      ['harbour boards', 'solder stencils', 'pump'],
    ],
    ['keep a number that belongs to a name', 'I installed Harbour 12 yesterday.', ['Harbour 12']],
    ['keep a name that opens with a verb', 'Sailing School - 3 hrs', ['Sailing School']],
    ['go on behind a plural that owns', "It was about the drivers' tablets.", ["drivers' tablets"]],
    ['have no links and handles', 'I asked @kelpie at https://example.org/a about it.', []],
    ['are of no end', 'In the end harbours are quiet.', ['harbours']],
    ['have no lone deeds', 'It was good for testing.', []],
  ])('%s', (_, text, chunks) => expect(chunksOf(text)).toEqual(chunks))

  it('know what leads to them', () => {
    const [sentence] = readDocument('I repaired my tide gauge.').sentences
    expect(sentence && chunksIn(sentence)[0]).toMatchObject({ determiner: 'my', before: 'repaired' })
  })
})
