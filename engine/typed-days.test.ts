import { describe, expect, it } from 'vitest'
import { analyse } from './testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

describe('what a note says of time and of its things', () => {
  it('loses no half of "in the last month"', () => {
    const text = `fix: prevent double bookings

Two clerks could take the same cabin. Added a lock per cabin and store confirmed cabins in the ledger for a day. Double bookings went from about six a week to none in the last month.`
    expect(bulletOf(text)).toBe(
      'Added a lock per cabin and stored confirmed cabins in the ledger for a day, with double bookings going from about six a week to none.',
    )
  })

  it('tells no task with half of who read it', () => {
    const text = `Week of 4 May
- Wrote the plan for the second kiln, reviewed by 6 potters
- Moved the glaze recipes from paper to SQLite`
    expect(analyse(text).starStory.task).toBe(
      'I had to write the plan for the second kiln and move the glaze recipes from paper to SQLite.',
    )
  })

  it('says of the last thing told alone what "it" was', () => {
    const text = `Refactored the tariff module. It was one file of 1,900 lines with no tests. I first wrote 60 tests for the old rates, then split it by harbour.`
    expect(bulletOf(text)).not.toContain('rates, one file')
  })
})
