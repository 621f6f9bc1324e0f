import { describe, expect, it } from 'vitest'
import { readDocument } from './document.ts'
import { readLabel } from './front-labels.ts'

const texts = (note: string) => readDocument(note).sentences.map(({ text }) => text)

describe('labels in front of a sentence', () => {
  it('takes off a heading that was pasted without its line break', () => {
    expect(
      texts('Root Cause The depot disk was full because logs piled up. Resolution We rotated the logs.'),
    ).toEqual(['The depot disk was full because logs piled up.', 'We rotated the logs.'])
  })

  it('takes off how far the page of an incident was', () => {
    expect(
      texts(
        'Slack bell\n\nMonitoring - A new rope is in place.\n\nInvestigating: We are looking into the slack bell.',
      ).slice(1),
    ).toEqual(['A new rope is in place.', 'We are looking into the slack bell.'])
    expect(texts('Monitoring - lamps, bells and ropes')[0]).toContain('Monitoring')
  })

  it('leaves a clause and a deed in capitals alone', () => {
    expect(texts('After I moved the crane, the dock was free. We went home.')[0]).toContain('After I moved')
    expect(texts('We went to the dock.\n\nFix The winch before noon.')[1]).toBe('Fix The winch before noon.')
  })

  it('takes off a bold label that lost its colon', () => {
    expect(texts('**Thoughts** The crane was slow because of the frost.')[0]).toBe(
      'The crane was slow because of the frost.',
    )
    expect(texts('**Harbour** The crane was slow.')[0]).toContain('Harbour')
  })

  it('takes off a bold aim before what was done for it', () => {
    expect(
      texts('- **Reduce noise:** Muted the buoy alarms.\n- **Speed up docking:** We widened the lane.'),
    ).toEqual(['Muted the buoy alarms.', 'We widened the lane.'])
    expect(texts('- **Harbour lights:** They blink at night.')[0]).toContain('Harbour lights')
  })

  it('takes off a label with the number of the one it is', () => {
    expect(texts('Problem 1: the crane was stuck.\nFix 1: Greased the winch.')).toEqual([
      'the crane was stuck.',
      'Greased the winch.',
    ])
    const [, ...told] = readDocument(
      'The crane stood still.\n\n**Issue #2:** the hook was not shut.',
    ).sentences
    expect(told.map(({ text, section }) => [text, section])).toEqual([['the hook was not shut.', 'problem']])
  })

  it.each([
    ['### Fix 2: Greased the winch of the crane', 'Greased the winch of the crane', 'solution'],
    ['**Solution — Move the crane to the pier**', 'Move the crane to the pier', 'solution'],
    ['## 3. Problem: the hook was not shut', 'the hook was not shut', 'problem'],
    ['## Root cause: the cable had worn through', 'the cable had worn through', 'cause'],
  ])('tells what a heading tells behind its label: %s', (heading, text, section) => {
    const { sentences } = readDocument(`The crane stood still all day.\n\n${heading}\n\nWe tried it at noon.`)
    expect(sentences.find((sentence) => sentence.text === text)?.section).toBe(section)
  })

  it('begins an entry of a form with each of its labels, known or not', () => {
    const bold =
      '**Root Cause**: a relay had burnt through\n**Side Effects**: two lost shifts\n**Lines**: three'
    expect(texts(bold)).toEqual([
      'a relay had burnt through',
      'Side Effects: two lost shifts',
      'Lines: three',
    ])
    expect(texts('Crane: number four\nWho was hit: two barges\n\nWe tied it up.').length).toBe(3)
  })

  it('tells the cause first and then the cure where one heading announces both', () => {
    const { sentences } = readDocument(
      '## Root cause and resolution\n\nThe cable had worn through. To solve this, the winch was moved. The hook was painted.',
    )
    expect(sentences.map(({ section }) => section)).toEqual(['cause', 'cause', 'solution', 'solution'])
  })

  it.each(['### Fix 2: Winch', '## Solution: a second crane', '## Problem: cable trouble'])(
    'leaves a heading that only names something: %s',
    (heading) => {
      const note = `The crane stood still all day.\n\n${heading}\n\nWe tried it at noon.`
      expect(readDocument(note).sentences.length).toBe(3)
    },
  )
})

it.each([
  ['Issue: the pump was started twice per tick', 'problem'],
  ['Issue: see #12 and #14 for more', 'boilerplate'],
])('what "Issue" stands before tells whether it is the trouble: %j', (text, role) => {
  expect(readLabel(text)?.role).toBe(role)
})
