import { describe, expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

/** What was done to what, with the deed as somebody would tell it. */
const THINGS = [
  ['the tide clock', 'rewritten in Rust', 'Rewrote the tide clock in Rust'],
  ['logging of late ferries', 'added', 'Added logging of late ferries'],
  ['the script that fills the fare table', 'fixed', 'Fixed the script that fills the fare table'],
  ['`read_tide`', 'renamed to `fetch_tide`', 'Renamed read_tide to fetch_tide'],
  ['the left bilge pump', 'recalibrated', 'Recalibrated the left bilge pump'],
  ['the winch check', 'commented out', 'Commented out the winch check'],
  ['the mast step', 'sanded', 'Sanded the mast step'],
] as const

const FRAMES: readonly [string, (thing: string, done: string) => string][] = [
  ['by me', (thing, done) => `${thing} was ${done} by me.`],
  ['has been by me', (thing, done) => `${thing} has been ${done} by me.`],
  ['which I did', (thing, done) => `${thing} needed to be ${done}, which I did.`],
  ['was then', (thing, done) => `${thing} was then ${done}.`],
  ['has now been', (thing, done) => `${thing} has now been ${done}.`],
  ['finally got', (thing, done) => `${thing} finally got ${done}.`],
]

function capitalised(text: string): string {
  return text.replace(/^[a-z]/, (letter) => letter.toUpperCase())
}

describe.each(FRAMES)('a passive tells the deed: %s', (_name, frame) => {
  test.each(THINGS)('%s %s', (thing, done, bullet) => {
    const note = `The harbour page took ages to load. ${capitalised(frame(thing, done))}`
    expect(analyse(note).resumeBullet).toContain(bullet.replace(/^[A-Z]\w+/, ''))
    expect(analyse(note).resumeBullet).not.toMatch(/^Worked on/)
  })
})

describe('what names the deed without its verb, or leaves a "was" out', () => {
  test.each([
    ['With this PR, the tide clock is moved to its own package.', /^Moved the tide clock to its own package/],
    ['Checks for empty berths got added.', /^Added checks for empty berths/],
    ['Caching of tide tables added.', /^Added caching of tide tables/],
    [
      'The bell server then moved off the old rack to the cloud and tested with a dummy ship.',
      /^Moved the bell server off the old rack to the cloud and tested it with a dummy ship/,
    ],
    [
      'The old fog horn script is no longer needed and was removed.',
      /^Removed the old fog horn script because it was no longer needed/,
    ],
    ['First boot of the new bridge computer.', /^Booted the new bridge computer for the first time/],
    [
      'The horn hung every night. Switch from cron to systemd timers.',
      /^Switched from cron to systemd timers/,
    ],
    ['The two berth lists are now one.', /^Merged the two berth lists into one/],
    ['All bookings now go through the new gate.', /^Made all bookings go through the new gate/],
    ['The tide server is up and running.', /^Got the tide server up and running/],
    [
      'The winch loop was rewritten because it kept failing.',
      /^Rewrote the winch loop because it kept failing/,
    ],
  ])('%s', (note, bullet) => {
    expect(analyse(note).resumeBullet).toMatch(bullet)
  })
})

describe('what others did, what is to come and what stays as it was is nobody\u2019s deed', () => {
  test.each([
    ['The mast step was sanded by a contractor.', /sanded/i],
    ['The gate needed to be painted, which the vendor did.', /painted/i],
    ['The gate was not painted by me.', /painted/i],
    ['The gate should be painted by me.', /painted/i],
    ['With this PR, the gate is still blocked.', /blocked/i],
    ['The fog horn is no longer needed and should be removed.', /removed/i],
    ['The tide server is almost up and running.', /^Got/],
    ['First boot of the new bridge computer is planned for May.', /^Booted/],
    ['If the gate was painted by me, the vendor must know.', /^Painted/],
  ])('%s', (note, claim) => {
    expect(analyse(note).resumeBullet).not.toMatch(claim)
  })
})
