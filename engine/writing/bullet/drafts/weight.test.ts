import { describe, expect, it } from 'vitest'
import { findProse } from '../../../facts/fields/prose.ts'
import { readDocument } from '../../../text/lines/document.ts'
import { tell } from '../../deeds/deed.ts'
import { isAfter, isHalfFound, mayOpen, verbWeight, weightiest } from './weight.ts'

function deedsOf(text: string) {
  return weightiest(findProse(readDocument(text)), false)
}

describe('the deeds of a note', () => {
  it('put what the note is about before an errand', () => {
    const told = deedsOf(
      'I ordered two spare valves from the shop. I rebuilt the pump controller. The pump controller now starts at once, and the pump runs quietly.',
    ).map((deed) => tell(deed, 'past'))
    expect(told[0]).toBe('rebuilt the pump controller')
  })

  it('put what one set up for oneself, wrote to somebody and wrote about the work last or nowhere', () => {
    const told = deedsOf(
      'I had to change my phone settings to test the pump. I finished up the paperwork for the pump. I wired the pump controller. I emailed Ada about the pump.',
    ).map((deed) => tell(deed, 'past'))
    expect(told).toEqual(['wired the pump controller', 'finished up the paperwork for the pump'])
  })

  it('have what the cause turned out to be among them where no subject line tells the work', () => {
    const told = deedsOf(
      'I checked the cable and swapped the board. Further testing revealed that the clamp was loose.',
    ).map((deed) => tell(deed, 'past'))
    expect(told).toContain('discovered that the clamp was loose')
  })

  it('put what a change says of itself as a whole before the items of its list', () => {
    const told = deedsOf(
      '## Description\n\nThis PR removes the old menu and its icons from the shop.\n\n### Changes\n\n- Fixed the width of the old shop menu\n- Removed the old shop icons from the old menu\n- Fixed a broken link in the old menu',
    ).map((deed) => tell(deed, 'past'))
    expect(told[0]).toBe('removed the old menu and its icons from the shop')
  })

  it('leave out what the text says went wrong', () => {
    const told = deedsOf(
      'We added the new names to the list, but did it wrong. We printed the list of names again.',
    ).map((deed) => tell(deed, 'past'))
    expect(told).toEqual(['printed the list of names again'])
  })

  it('know which of two was told first in one sentence', () => {
    const [first, second] = ['the rows', 'the index']
    const deeds = deedsOf('I exported all the rows, rebuilt the index and published the report.')
    const find = (object = '') => deeds.find(({ rest }) => rest.includes(object))
    const [rows, index] = [find(first), find(second)]
    expect(rows && index && isAfter(index, rows)).toBe(true)
    expect(rows && index && isAfter(rows, index)).toBe(false)
  })
})

describe('the verb of a deed', () => {
  it.each([
    ['I rewrote the importer.', 1],
    ['I borrowed a spare meter.', -1],
    ['I examined the old meter.', 0],
  ])('in "%s" weighs %d', (text, weight) => {
    const [deed] = deedsOf(text)
    expect(deed && verbWeight(deed)).toBe(weight)
  })
})

describe('a deed', () => {
  it.each([
    ['I resolved all the threads.', false],
    ['Assigned the ticket to the night shift.', false],
    ['I cloned the website repository.', false],
    ['Added more comments to the driver.', false],
    ['Opened a second door in the hall.', true],
    ['I resolved the jam in the feeder.', true],
    ['Forked the water pipe behind the stove.', true],
  ])('told as "%s" may open a bullet: %s', (text, expected) => {
    const [deed] = deedsOf(text)
    expect(deed && mayOpen(deed)).toBe(expected)
  })
})

describe('a finding', () => {
  it.each([
    ['discovered that the film that covers the board', true],
    ['discovered that the film that covers the board is torn', false],
    ['traced the outage to a loose clamp', false],
  ])('"%s" is cut off: %s', (phrase, expected) => {
    expect(isHalfFound(phrase)).toBe(expected)
  })
})
