import { describe, expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

describe('what one got done was done', () => {
  test.each([
    [
      'Got the new fare table deployed to the yard server and fixed two of its queries.',
      'Deployed the new fare table to the yard server and fixed two of its queries.',
    ],
    [
      'Got **[Harbour](https://harbour.example/)** fully configured for the night crew and painted the gate of the yard.',
      'Configured Harbour for the night crew and painted the gate of the yard.',
    ],
    [
      'I managed to get a large patch finished on the tram tool that keeps the gate in sync with the yard.',
      'Finished a large patch on the tram tool that keeps the gate in sync with the yard.',
    ],
    [
      'I worked on getting the lamps mounted on the gate and getting the gate to open at dawn.',
      'Worked on mounting the lamps on the gate and getting the gate to open at dawn.',
    ],
    [
      'I finished getting the basic layout of the yard set up this week, with a lamp at each of the gates.',
      'Finished setting up the basic layout of the yard, with a lamp at each of the gates.',
    ],
  ])('%s', (text, bullet) => {
    expect(bulletOf(text)).toBe(bullet)
  })
})

test('what others did to it, and what it was needed for, stays', () => {
  expect(bulletOf('I got the fare table approved by Ann in the office.')).not.toMatch(/^Approved/)
  expect(bulletOf('Got the parts needed for the gate from the shop in town.')).toMatch(
    /^Got the parts needed/,
  )
  expect(bulletOf('I got the signal lamp mounted and glowing on the gate of the yard.')).not.toMatch(
    /^Mounted/,
  )
})
