import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

test('what was done about a trouble is told, though a line announces troubles alone', () => {
  const { resumeBullet } = analyse(
    `Ran into two errors:
- The ferry lamp went dark whenever the pump started, because both hung on one fuse.
- So we had to add a second fuse to the panel to keep the lamp apart from the pump.`,
  )
  expect(resumeBullet).toMatch(/^Added a second fuse to the panel/)
})

test("what is only wrong below such a line stays nobody's deed", () => {
  const { resumeBullet } = analyse(
    `Found two issues:
- Dropped rows when the sieve was full
- Rounded weights in the wrong direction`,
  )
  expect(resumeBullet).not.toMatch(/^(?:Dropped|Rounded)/)
})

test.each([
  'This week I first moved the hives to the south wall, which keeps them dry in the rain.',
  'To keep the bees calm I first moved the hives to the south wall, away from the road.',
])('a first step is a step of the work at hand: %s', (note) => {
  expect(analyse(note).resumeBullet).toContain('Moved the hives to the south wall')
})

test('a plan in brackets does not take back what was done before them', () => {
  const note =
    "It was a good week. I've finished carving the frame of the harbour gate into the old oak beam (although it squeaks right now, and I'll sand it once I see that it will hold next winter).\n\nNext week the lamps will follow."
  expect(analyse(note).resumeBullet).toMatch(/^Carved the frame of the harbour gate into the old oak beam/)
})

test('what was first done long ago is history', () => {
  const { resumeBullet } = analyse(
    'We first introduced the night feeder after the flood. I replaced its motor with a quieter one.',
  )
  expect(resumeBullet).not.toContain('night feeder after the flood')
})
