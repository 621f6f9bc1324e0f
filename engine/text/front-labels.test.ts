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
})

it.each([
  ['Issue: the pump was started twice per tick', 'problem'],
  ['Issue: see #12 and #14 for more', 'boilerplate'],
])('what "Issue" stands before tells whether it is the trouble: %j', (text, role) => {
  expect(readLabel(text)?.role).toBe(role)
})
