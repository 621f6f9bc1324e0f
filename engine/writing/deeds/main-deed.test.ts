import { describe, expect, it } from 'vitest'
import { findProse } from '../../facts/fields/prose.ts'
import { readDocument } from '../../text/lines/document.ts'
import { tell } from './deed.ts'
import { findDeeds } from './deeds.ts'

function deedsOf(text: string): string[] {
  return findDeeds(findProse(readDocument(text))).map((deed) => tell(deed, 'past'))
}

describe('the deed that a text is about is found', () => {
  it.each([
    [
      'in bold and alone below its heading',
      '# Leaking tank\n\n## Problem\nThe tank leaked at night.\n\n## Solution\n**Replaced the rubber seal with a brass ring**\n\n## Verification\nFilled the tank for two days.',
      'replaced the rubber seal with a brass ring',
    ],
    [
      'as what the solution was, in a report that tells the rest in the past',
      'Moved the shelf. Painted the wall. The lamp flickered at night. The solution for this was to solder the loose wire to the frame.',
      'soldered the loose wire to the frame',
    ],
    [
      'with whatever adverb a change has before its verb',
      '## Description\n\nThis PR ruthlessly removes the old menu and its icons from the shop.\n\n- Renamed two files',
      'removed the old menu and its icons from the shop',
    ],
    [
      'behind "first of all", without a comma',
      'First of all I wrote a small script that renames the photos. It took an hour.',
      'wrote a small script that renames the photos',
    ],
    [
      'as the first of two steps',
      'I first drained the tank and then replaced the valve. The tank is dry now.',
      'drained the tank and then replaced the valve',
    ],
    [
      'below the number of its section',
      '## 4. Corrected the address of the mail relay\n\nThe relay pointed at the old host. I checked the logs.',
      'corrected the address of the mail relay',
    ],
    [
      'where one guards against a thing',
      'orders: guard against an empty cart in checkout()\n\nThe total was read from a cart that may be gone.',
      'guarded against an empty cart in checkout()',
    ],
  ])('%s', (_, text, expected) => {
    expect(deedsOf(text)).toContain(expected)
  })

  it.each([
    [
      'how a thing was found',
      'The relay was still configured to send mail to the old host. I corrected the address of the relay.',
      /configured/,
    ],
    [
      'what did harm, though nothing answers it',
      'I swapped the fuse at the end of the row. I then put the old fan back into the rack. This caused the rack to crash again, and the hall went dark.',
      /fan/,
    ],
    [
      'a mistake',
      'We sent the invites by mail. But we did some mistakes and sent the wrong day twice.',
      /mistakes/,
    ],
    ['how far a trouble went', 'I fixed the gate. The impact was limited to the two halls.', /impact/],
    [
      'what one judged wrong',
      'Painted the hall. I really underestimated the amount of paint that the hall would take.',
      /underestimated/,
    ],
    [
      'what was tried and failed',
      'I built the gearbox. Then I turned to a belt drive and failed as well.',
      /turned/,
    ],
    [
      'a noun that has a verb of its own',
      'I built the gearbox. Planned oiling did not make any difference.',
      /^planned/,
    ],
    [
      'what was first made long ago',
      'We first introduced the cache after the outage of May. I removed the cache from the shop.',
      /introduced/,
    ],
  ])('but not %s', (_, text, unwanted) => {
    expect(deedsOf(text).filter((deed) => unwanted.test(deed))).toEqual([])
  })
})
