import { describe, expect, test } from 'vitest'
import { readDocument } from '../lines/document.ts'
import { readClause } from './clauses.ts'

const told = (sentence: string) => {
  const clause = readClause(sentence)
  return clause && `${clause.subject} ${clause.modality} ${clause.verb.base}`
}

describe('what stands before a deed', () => {
  test.each([
    ['https://example.org/pull/7 This week I painted the gate.', 'i done paint'],
    ['May 9th 12:35 : Painted the gate.', 'none done paint'],
    ['Fri, 5 Jul 2024: painted the gate.', 'none done paint'],
    ['5 Jul 07:05: painted the gate.', 'none done paint'],
    ['2026-03-04 10:12 UTC - Painted the gate.', 'none done paint'],
    ['2024/03/05 painted the gate.', 'none done paint'],
    ['THURS 24/12/15 painted the gate.', 'none done paint'],
    ['MON 5/1-26-18:15: I painted the gate.', 'i done paint'],
    ['01:13 PM 04/30/01: I painted the gate.', 'i done paint'],
    ['That is why I painted the gate.', 'i done paint'],
    ["That's why we painted the gate.", 'we done paint'],
    ['(2) Painted the gate.', 'none done paint'],
    ['Update - we painted the gate.', 'we done paint'],
    ['No I have painted the gate a bit.', 'i done paint'],
    ['After hours of work I was able to paint the gate.', 'i done paint'],
    ['With a long brush we were finally able to paint the gate.', 'we done paint'],
    ['Going round the yard step by step I painted the gate.', 'i done paint'],
    ['Using two brushes I managed to paint the gate.', 'i done paint'],
    ['Against all odds we managed to paint the gate.', 'we done paint'],
    ['I ended up having to paint the gate.', 'i done paint'],
    ['At 4:32 AM the gate was painted.', 'passive done paint'],
    ['By 9:41am UTC both gates were painted.', 'passive done paint'],
    ['On 3 May the gate was painted.', 'passive done paint'],
    ['On Sunday at about 3 AM we painted the gate.', 'we done paint'],
    ['Our technicians painted the gate.', 'we done paint'],
    ['I was forced to paint the gate.', 'i done paint'],
  ])('%s', (sentence, clause) => {
    expect(told(sentence)).toBe(clause)
  })

  test.each([
    'March 3 was the day of the gate.',
    '24/12/15 was the day of the gate.',
    '1.2.3 was the gate.',
    'Painting the gate I built took an hour.',
    'After the rain I was not able to paint the gate.',
  ])('%s tells no deed done', (sentence) => {
    const clause = readClause(sentence)
    expect(clause?.modality === 'done' && !clause.isNegated).toBe(false)
  })
})

describe('marks around a deed', () => {
  const sentences = (text: string) =>
    readDocument(text).sentences.map(({ kind, text: words, box }) => `${box ?? kind}: ${words}`)

  test.each([
    ['1.Painted the gate.\n2.Oiled the hinge.', ['item: Painted the gate.', 'item: Oiled the hinge.']],
    [
      '&#9745; Painted the gate.\n&bull; Oiled the hinge.',
      ['ticked: Painted the gate.', 'item: Oiled the hinge.'],
    ],
    ['{{< add "gate" >}} Painted the gate.', ['prose: Painted the gate.']],
    ['{% note %} Painted the gate. {% endnote %}', ['prose: Painted the gate.']],
    ['It rained. (I also painted the gate.)', ['prose: It rained.', 'prose: I also painted the gate.']],
    ['It rained (see the log).', ['prose: It rained (see the log).']],
  ])('%s', (text, expected) => {
    expect(sentences(text)).toEqual(expected)
  })
})
