import { describe, expect, it } from 'vitest'
import { readSentences } from './features.ts'
import { WORD_WEIGHTS } from './lexicon/word-weights.ts'
import { readDocument } from './text/lines/document.ts'
import { plainWords } from './words-in-place.ts'

function wordsOf(text: string): string[][] {
  return readSentences(readDocument(text)).map(({ words }) => words)
}

describe('the words of a sentence know their place', () => {
  it('has each word without its ending, any number as 0', () => {
    expect(wordsOf('Moved 12 boats.')[0]).toEqual(expect.arrayContaining(['mov', '0', 'boat']))
  })

  it('has the pairs that have a weight, and no others', () => {
    const [weighed = ''] = [...WORD_WEIGHTS.keys()].filter((word) => /^[a-z]{2,}_[a-z]{2,}$/.test(word))
    const [first = '', second = ''] = weighed.split('_')
    expect(plainWords([first, second])).toEqual(new Set([first, second, weighed]))
    expect(plainWords(['oar', 'jetty'])).toEqual(new Set(['oar', 'jetty']))
  })

  it('marks what opens the sentence, the one before and the one after', () => {
    const [, second] = wordsOf('The lamp was dim. I changed the bulb. Guests can read now.')
    expect(second).toEqual(expect.arrayContaining(['^i', '^i_chang', '<the', '>guest']))
  })

  it('marks the heading above, the announcement of a list and the label in front', () => {
    const words = wordsOf(
      '# Tower\n\nSome context.\n\n## Open troubles\n\nWhat we saw:\n\n- Root cause: the rope was wet',
    ).at(-1)
    expect(words).toEqual(expect.arrayContaining(['#open', '#troubl', ':saw', '[root', '[cause']))
  })

  it('marks the verb, who does it and how far it got', () => {
    const [first] = wordsOf('I painted the north pier.')
    expect(first).toEqual(expect.arrayContaining(['=paint', '=paint_past', '=i_past', '=i_done_work']))
  })
})
