import { describe, expect, it } from 'vitest'
import { findProse } from '../../facts/fields/prose.ts'
import { readDocument } from '../../text/lines/document.ts'
import { tell } from './deed.ts'
import { findDeeds } from './deeds.ts'
import { findings } from './forms/faint-deeds.ts'

function proseOf(text: string) {
  return findProse(readDocument(text))
}

function told(text: string) {
  return findDeeds(proseOf(text)).map((deed) => tell(deed, 'past'))
}

describe('what a note says was found', () => {
  it.each([
    ['The outage this morning was caused by a full log disk.', 'traced the outage to a full log disk'],
    ['It turned out it was a loose clamp.', 'traced the fault to a loose clamp'],
    ['Some digging revealed that the relay was stuck.', 'discovered that the relay was stuck'],
  ])('in "%s" is told as a deed', (text, expected) => {
    expect(findings(proseOf(text)).map((deed) => tell(deed, 'past'))).toEqual([expected])
  })

  it('is no deed where it only points at what was said before', () => {
    expect(findings(proseOf('It turned out this is harder than I thought.'))).toEqual([])
  })
})

describe('how a nameless trouble was mended', () => {
  it.each([
    [
      'The pump stalled twice. The issue was addressed by raising the limit of the valve.',
      'raised the limit of the valve',
    ],
    [
      'The pump stalled twice. It was resolved by raising the limit of the valve.',
      'raised the limit of the valve',
    ],
    [
      'The pump stalled twice. Our fix consisted in raising the limit of the valve.',
      'raised the limit of the valve',
    ],
    [
      'The pump stalled twice. We solved this by failing over to the second pump.',
      'failed over to the second pump',
    ],
  ])('is the deed of "%s"', (text, expected) => {
    expect(told(text)).toContain(expected)
  })
})

describe('the deeds of a sentence', () => {
  it.each([
    ['The disk was removed from the shelf and will be replaced tonight.', 'removed the disk from the shelf'],
    [
      'I made a second file, called pump.conf with the limits.',
      'made a second file, called pump.conf with the limits',
    ],
    ['I finished twelve chapters and ten of them have been printed.', 'finished twelve chapters'],
  ])('of "%s" end where another thing is told', (text, expected) => {
    expect(told(text)).toEqual([expected])
  })

  it('may have a single name for an object', () => {
    expect(told('I installed nginx, and was glad that it was easy.')).toEqual(['installed nginx'])
  })

  it('are read behind the hours of a timesheet', () => {
    expect(
      told('* 09:00-11:00 2.00h fix the rotation of the lamp\n* 12:00-13:00 1.00h add tests for the lamp'),
    ).toContain('fixed the rotation of the lamp')
  })
})
