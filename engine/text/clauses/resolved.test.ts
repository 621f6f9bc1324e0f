import { describe, expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const bulletOf = (note: string) => analyse(note).resumeBullet

describe('what was decided', () => {
  it.each([
    ['The sieve was clogging, so I decided to fit a wider mesh.', /^Fitted a wider mesh/],
    ['The logs were unreadable so we opted to write a formatter in Go.', /^Wrote a formatter in Go/],
    [
      'I decided to add a second pump because the tank was filling too slowly. It is full by noon.',
      /^Added a second pump/,
    ],
  ])('is told as done where it answers a trouble: %s', (note, bullet) => {
    expect(bulletOf(note)).toMatch(bullet)
  })

  it.each([
    'The disk was full, so I decided to replace it next week.',
    'The tests were flaky, so I decided to mock the clock. I could not get it to work.',
  ])('is not where it is for later, or came to nothing: %s', (note) => {
    expect(bulletOf(note)).toMatch(/^Worked on/)
  })
})

describe('what is said with a shrug', () => {
  it.each([
    ['I sort of got carried away and rewrote the exporter in Zig.', /^Rewrote the exporter in Zig/],
    ['I kinda rebuilt the whole kiosk with a Pi.', /^Rebuilt the whole kiosk with a Pi/],
    ['I broke the wiki and restored it from the backup.', /^Restored the wiki from the backup/],
    ['I spent most of Sunday rewiring the doorbell.', /^Rewired the doorbell/],
    ['I ended up with a parser that reads nested lists.', /^Arrived at a parser that reads nested lists/],
  ])('is a deed all the same: %s', (note, bullet) => {
    expect(bulletOf(note)).toMatch(bullet)
  })

  it('is not if it was only nearly done', () => {
    expect(bulletOf('I pretty much finished the track editor.')).toMatch(/^Worked on/)
  })
})
