import { describe, expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const storyOf = (text: string) => analyse(text).starStory

describe('a trouble that a deed has mended', () => {
  it.each([
    ['Fix booking timeout\n\nThe booking form timed out.', 'The booking form no longer times out.'],
    [
      'The weekly digest kept failing. I fixed the digest by raising the limit.',
      'The weekly digest no longer fails.',
    ],
    [
      'The seat map was not loading for guests. I fixed the cache header of the seat map.',
      'The seat map now loads for guests.',
    ],
    [
      'Fix crash when the crate is empty\n\nThe scanner crashes if the crate has no labels.',
      'The scanner no longer crashes if the crate has no labels.',
    ],
    [
      'The till was dropping receipts. I fixed it by flushing the queue first.',
      'The till no longer drops receipts.',
    ],
    [
      'Fix race in the seat map\n\nThe seat map crashed under load about twice a day.',
      'The seat map no longer crashes under load.',
    ],
    ['Guests could not renew their cards. We fixed the card form.', 'Guests can now renew their cards.'],
    ['Fix flaky berth test', 'The berth test is no longer flaky.'],
    ['Use a latch to prevent double bookings', 'Double bookings no longer happen.'],
  ])('is turned round as the result: %s', (text, result) => {
    expect(storyOf(text).result).toBe(result)
  })

  it('is not what fails as it should', () => {
    const text = 'Fix lock wait\n\nA locked import now fails early instead of waiting.'
    expect(storyOf(text).result).not.toMatch(/no longer/)
  })

  it('is not one that no deed speaks of', () => {
    const text = 'The kiln was leaking. I fixed the label printer.'
    expect(storyOf(text).result).not.toMatch(/kiln/)
  })
})
