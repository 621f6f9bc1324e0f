import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const BESIDE = [
  'Offered to help the harbour office',
  'Offered my help to the harbour office',
  'Followed the advice of the dock crew',
  'Experimented with a few ideas',
  'Did literature research',
  'Read recommended literature',
]

describe('what was done beside the work', () => {
  it.each(BESIDE)('is not told in its place: "%s"', (beside) => {
    const { resumeBullet } = analyse(
      `# Week 6\n\n- ${beside}\n- Ported the pump driver to Zephyr\n- Had lunch with the crew`,
    )
    expect(resumeBullet).toMatch(/^Ported the pump driver to Zephyr/)
    expect(resumeBullet).not.toMatch(/offered|advice|ideas|literature/i)
  })

  it('does not open a bullet though the work goes on', () => {
    expect(
      analyse('# Week 6\n\nWe have been soldering all our boards. Found the old flux pen so we can go on.')
        .resumeBullet,
    ).toMatch(/^Worked on soldering all the boards/)
    expect(analyse('# Week 6\n\nI have been testing the boards. Found the leak.').resumeBullet).toMatch(
      /^Found the leak/,
    )
  })
})

describe('what was thought of', () => {
  it('is told as devised', () => {
    expect(
      analyse('# Week 6\n\n- Came up with a new layout for the tide page\n- Read some papers').resumeBullet,
    ).toMatch(/^Devised a new layout for the tide page/)
  })

  it('is no number, and no excuse', () => {
    expect(analyse('I came up with 42 again. The pump is late.').resumeBullet).not.toMatch(/devised/i)
    expect(analyse('The pump came up with an error in its layout.').resumeBullet).not.toMatch(/devised/i)
  })
})

describe('what was set up and then used', () => {
  it('is named without its "up"', () => {
    expect(analyse('Set up the bench and tested the boards on it.').resumeBullet).toMatch(
      /tested the boards on the bench/i,
    )
  })
})

describe('the subject line of a change', () => {
  const below = '\n\nThe readings come from two buoys.\n\nUpdate the docs to match.'

  it.each([
    ['buoy: support 32 bit station ids (v2)', /^Added support for 32 bit station ids(?! \(v2)/],
    ['Limit 64 bit offsets', /^Limited 64 bit offsets/],
    ['Cache /status endpoint of the buoy', /^Cached (?:the )?\/status endpoint/],
  ])('is read before a number of bits and an address: "%s"', (title, told) => {
    expect(analyse(title + below).resumeBullet).toMatch(told)
  })

  it('counts no versions as a deed', () => {
    expect(
      analyse('# Version 2.4 of the map viewer released\n\n- Ran the tests once').resumeBullet,
    ).not.toMatch(/^Versioned/)
  })
})

describe('what a list names', () => {
  it('is no deed in front of its dash, whatever the rest of the note lists', () => {
    const { resumeBullet } = analyse(
      '# perf: frame pool + early close + index trim\n\n## Summary\n\nThree changes for less memory:\n\n1. **frame_pool for taps** \u2014 frames are given back at once\n2. **Eager tap close** \u2014 each tap is closed after its last drop\n3. **Index trim after sweep** \u2014 the lists give back what they held too much\n\nFurther cuts tracked in #12.\n\n## Test plan\n\n- [x] All tests pass\n- [x] Ran it on the pier',
    )
    expect(resumeBullet).not.toMatch(/indexed|tracked|framed/i)
  })
})

describe('a title that says what was being done', () => {
  it('is told with its verb', () => {
    expect(analyse('# Soldering the motor controllers\n\nIt took three hours.').resumeBullet).toMatch(
      /^Worked on soldering the motor controllers/,
    )
    expect(analyse('# Week 4 - Training a classifier\n\nIt took three hours.').resumeBullet).toMatch(
      /^Worked on training a classifier/,
    )
    expect(analyse('# Using the crane\n\nIt took three hours.').resumeBullet).not.toMatch(/using the crane/)
  })
})
