import { describe, expect, test } from 'vitest'
import { analyseSnap } from '../../analyse-snap.ts'

const OPTIONS = { today: '2026-03-10', autoDetectDate: true, smartPriority: true }
const bulletOf = (text: string) => analyseSnap(text, OPTIONS).resumeBullet

describe('what "it" and "one" were', () => {
  test.each([
    [
      'I was in charge of retrofitting 60 buses with new validators. Did it in two months without taking a line out of service.',
      'Retrofitted 60 buses with new validators in two months without taking a line out of service.',
    ],
    [
      'Was tasked with halving the print costs of the town hall. Done within a quarter by switching to duplex.',
      'Halved the print costs of the town hall within a quarter by switching to duplex.',
    ],
    [
      'We got asked to digitise 9 archives. We did it in one summer, with two students.',
      'Digitised 9 archives in one summer',
    ],
    [
      'Rather than renting an expensive ticketing system we built a lean one with Django.',
      'Built a lean ticketing system with Django',
    ],
    ['The museum had no audio guide, so I coded one in Swift.', 'Coded an audio guide in Swift'],
  ])('%s', (text, opening) => {
    expect(bulletOf(text)).toContain(opening)
  })

  test.each([
    'I was responsible for the harbour radio. Did it badly.',
    'I was responsible for training two divers. Have not done it yet.',
  ])('claims nothing that is not said to be done: %s', (text) => {
    expect(bulletOf(text)).not.toMatch(/^Trained|^Did/)
  })

  test('one of several is no thing that was made', () => {
    expect(bulletOf('The crew wanted a crane, so I built one of the two sheds in May.')).not.toMatch(
      /crane of/,
    )
  })
})

describe('the deed of most weight among several', () => {
  test.each([
    [
      "A clinic couldn't upload scans. Checked the proxy, found that its body limit was 1 MB, built a chunked client and told the clinic.",
      'Built a chunked client',
    ],
    [
      'The scale lied. Opened it, saw the spring was bent, wrote them a calibration sheet and closed the ticket.',
      'rote a calibration sheet',
    ],
  ])('%s', (text, deed) => {
    expect(bulletOf(text)).toContain(deed)
  })

  test('a head that names the work is no order to support something', () => {
    expect(bulletOf('Report layout cleanup. We had 60 of them, I read every one and dropped 35.')).toContain(
      'Cleaned up the report layouts',
    )
  })

  test('what was noticed and is otherwise now was made so', () => {
    expect(
      bulletOf(
        'While I was repainting the hull I noticed that the bilge pump runs dry. Now it stops at a float switch.',
      ),
    ).toMatch(/^Made the bilge pump stop at a float switch/)
    expect(bulletOf('I noticed that the guests leave the gate open. Now they are fined.')).toMatch(
      /^Worked on/,
    )
  })
})

describe('a deed behind what was asked for, and before what others made of it', () => {
  test.each([
    [
      'Got asked to price the new ferry berth, drew up three variants with costs, the council postponed it',
      'Drew up three variants with costs',
    ],
    [
      'Was told to look at the noisy chiller, measured it for a week, wrote a report for the landlord',
      'Wrote a report for the landlord',
    ],
    [
      'Copied 1.4 TB from the tape robot to S3 in two nights.',
      'Copied 1.4 TB from the tape robot to S3 in two nights',
    ],
    [
      'After hearing it maybe 15 times, I replaced the door chime with a quieter one.',
      'Replaced the door chime with a quieter one',
    ],
    [
      'Nobody had tested the sirens since spring; I rewrote the siren check and it now runs every Monday at noon.',
      'Rewrote the siren check, which now runs every Monday at noon.',
    ],
  ])('%s', (text, deed) => {
    expect(bulletOf(text)).toContain(deed)
  })

  test.each([
    'Was asked to price the new berth, maybe I will draw up three variants next week',
    'We maybe replaced the chime with a quieter one.',
  ])('claims nothing that is planned or doubted: %s', (text) => {
    expect(bulletOf(text)).not.toMatch(/^(?:Drew|Replaced|Priced)/)
  })
})
