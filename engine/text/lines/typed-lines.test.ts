import { describe, expect, test } from 'vitest'
import { readDocument } from './document.ts'

function texts(raw: string): string[] {
  return readDocument(raw).sentences.map(({ text }) => text)
}

describe('lines without full stops', () => {
  test('are statements of their own where each tells what a change does', () => {
    expect(
      texts('Lamp work\n\nimproves the lamp node\ncorrects the lid of the lamp\nadds two screws').slice(1),
    ).toEqual(['improves the lamp node.', 'corrects the lid of the lamp.', 'adds two screws'])
  })

  test('are statements of their own where there was room for the next word', () => {
    expect(
      texts(
        'our label printer skipped every third label since the firmware update on monday\nturned the gap sensor down to 40%\nno skips in 600 labels',
      ),
    ).toEqual([
      'our label printer skipped every third label since the firmware update on monday.',
      'turned the gap sensor down to 40%.',
      'no skips in 600 labels',
    ])
  })

  test('are statements of their own below a line that heads them', () => {
    expect(
      texts(
        'Ferry crew:\nThe ramp of the small ferry was stuck at noon again\nMended by changing the long hose between the pump and the ramp of the old pier\nNew leak, the seal of the ramp is gone',
      ).at(-1),
    ).toBe('New leak, the seal of the ramp is gone')
  })

  test('go on where a statement is still open or the next line only continues it', () => {
    expect(
      texts(
        'the boiler controller rebooted at night and nobody in the building knew why it did\nbecause the log was kept in RAM\nwrote the log to the flash chip\nquiet since',
      ),
    ).toEqual([
      'the boiler controller rebooted at night and nobody in the building knew why it did because the log was kept in RAM.',
      'wrote the log to the flash chip.',
      'quiet since',
    ])
  })

  test('end before a word that has a capital at the head of a sentence alone', () => {
    expect(
      texts('Fixed it by swapping the lamp of the old gate\nNew leak, oil below the winch, taking it apart'),
    ).toContain('Fixed it by swapping the lamp of the old gate.')
    expect(
      texts(
        'Yard notes.\n\nDrew the plan of the gate, with\nposts and rails\nReferences for the rails left\nopen, by hand',
      ),
    ).toContain('Drew the plan of the gate, with posts and rails')
  })

  test('are joined where an editor wrapped them', () => {
    const prose =
      'The nightly export read every invoice into memory before it wrote the first line of the file, and a customer with forty thousand invoices brought it down each month until the rows were streamed'
    const wrapped = prose.replace(/(.{1,60})(?:\s|$)/g, '$1\n').trim()
    expect(wrapped.split('\n').length).toBeGreaterThan(3)
    expect(texts(wrapped)).toEqual([prose])
  })

  test('end before a deed that has its capital, and before what only says what became what', () => {
    expect(
      texts(
        'Started a new shed with a frame of oak in the yard by Shed-Row/\nPainted the door of the shed. Closed it.',
      ),
    ).toEqual([
      'Started a new shed with a frame of oak in the yard by Shed-Row/.',
      'Painted the door of the shed.',
      'Closed it.',
    ])
    expect(texts('* moved one word in the plan of the shed and it is fine\nlamp -> bulb')).toEqual([
      'moved one word in the plan of the shed and it is fine',
      'lamp -> bulb',
    ])
  })

  test('end before a word that has its capital from the sentence it opens', () => {
    expect(
      texts(
        '- one form instead of three, filled in from the customer record\nWe lost half of them on page two',
      ),
    ).toEqual([
      'one form instead of three, filled in from the customer record',
      'We lost half of them on page two',
    ])
  })
  test('end before an order that has its capital, where the line itself is one', () => {
    expect(
      texts(
        'The sheds of the inner harbour\n\nPaint all doors of the sheds in the colour that the harbour board chose\nFall back to plain oak where that is too dear.',
      ).slice(1),
    ).toEqual([
      'Paint all doors of the sheds in the colour that the harbour board chose.',
      'Fall back to plain oak where that is too dear.',
    ])
  })
})
