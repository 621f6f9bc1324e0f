import { describe, expect, test } from 'vitest'
import { analyseSnap } from '../../analyse-snap.ts'

const OPTIONS = { today: '2026-03-10', autoDetectDate: true, smartPriority: true }
const read = (text: string) => analyseSnap(text, OPTIONS)

describe('a deed told in a roundabout way', () => {
  test.each([
    [
      'Not only did we replace the chimney sensors, we also trained two stokers on them.',
      'Replaced the chimney sensors and trained two stokers on them.',
    ],
    [
      'Not only was I able to rebuild the north wall, but I was also able to repaint the gate.',
      'Rebuilt the north wall and repainted the gate',
    ],
    [
      'This is the list that I wrote to count the trays of the mill.',
      'Wrote the list to count the trays of the mill',
    ],
    [
      "In this post I'll describe how I moved two bakeries from paper to a shared tide table.",
      'Moved two bakeries from paper to a shared tide table.',
    ],
    [
      'Here are the steps we took to rebuild the oven and paint the hall.',
      'Rebuilt the oven and painted the hall',
    ],
    [
      'Fixed my first bug: a stale key in the lock of the porch.',
      'Fixed a stale key in the lock of the porch',
    ],
    ['My patch which drops the second lock finally landed.', 'Dropped the second lock'],
    ['The merge request I opened to sort the tide table was accepted upstream.', 'Sorted the tide table'],
    [
      'What began as a typo in one label grew into a redesign of the ticket screen.',
      'Turned a typo in one label into a redesign of the ticket screen.',
    ],
    [
      'The report job is down from 50 min to 8 min. Mainly just batching the writes and skipping closed shops.',
      'by batching the writes and skipping closed shops',
    ],
    [
      'Dug out why the two lifts stop on the same floor.',
      'Found out why the two lifts stopped on the same floor',
    ],
    [
      'Sat with the bakers for a night to learn how they use the oven screen.',
      'Shadowed the bakers for a night to learn how they use the oven screen.',
    ],
    [
      "QA'd the ferry booking form on 9 phones and wrote up 12 faults.",
      'Tested the ferry booking form on 9 phones',
    ],
    [
      'So far I have the loom and the spindle built with parts from the old mill. The shuttle is next.',
      'Built the loom and the spindle with parts from the old mill',
    ],
    [
      'The kiln never started. We now have the kiln running on the second phase of the barn.',
      'Got the kiln running on the second phase of the barn',
    ],
  ])('%s', (text, bullet) => {
    expect(read(text).resumeBullet).toContain(bullet)
  })

  test.each([
    'My patch that drops the second lock got rejected upstream.',
    'Jan asked for two things. Mostly testing it is left.',
    'Not only was the pump loud, it also leaked.',
  ])('claims nothing that was not done: %s', (text) => {
    expect(read(text).resumeBullet).toMatch(/^(?:Worked on|Fixed an issue)/)
  })
})

describe('a passive that a short note leaves the "was" out of', () => {
  test.each([
    [
      'Tide model refitted without the storm days. Error 14% to 9%.',
      'Cut the error from 14% to 9% by refitting the tide model without the storm days',
    ],
    [
      'Ticket mails moved behind a rate limiter. No bounces in two weeks.',
      'Moved ticket mails behind a rate limiter',
    ],
    ['Unit tests split across five agents.', 'Split unit tests across five agents'],
    [
      'Monthly close cut from 6 days to 2 by matching invoices overnight.',
      'Cut monthly close from 6 days to 2 by matching invoices overnight',
    ],
    ['Old fax server switched off, last 4 lines ported to SIP.', 'Switched off the old fax server'],
  ])('%s', (text, bullet) => {
    expect(read(text).resumeBullet.toLowerCase()).toContain(bullet.toLowerCase())
  })

  test.each([
    'Invoices sent from the wrong account for two hours.',
    'Thread pool exhausted by slow lookups.',
    'Guests affected by the flood got a voucher.',
    'Door alarm tripped by the wind.',
  ])('claims nothing that a thing suffered or did by itself: %s', (text) => {
    expect(read(text).resumeBullet).not.toMatch(/^(?:Sent|Exhausted|Affected|Tripped)/)
  })
})

describe('work that is said to be over', () => {
  test.each([
    ['Django upgrade 3.2 to 5.0 done!! 90 files, one weekend', 'Upgraded Django from 3.2 to 5.0'],
    [
      'It took five attempts, but the move to the new payroll provider is finally done.',
      'Moved to the new payroll provider',
    ],
    ['Rollout of the badge readers complete, 40 doors.', 'Rolled out the badge readers, 40 doors'],
    ['The old telex gateway is off. Took a year of phone calls.', 'Switched off the old telex gateway'],
    ['The Perl front end is gone. It took us two quarters.', 'Retired the Perl front end'],
  ])('%s', (text, bullet) => {
    expect(read(text).resumeBullet).toContain(bullet)
  })

  test.each([
    'Once the move to the depot is done we can sell the vans.',
    'The back button is gone. Riders are confused.',
    'The heating is off. Nobody knows why.',
  ])('claims nothing that is not over or is missed: %s', (text) => {
    expect(read(text).resumeBullet).not.toMatch(/^(?:Moved|Retired|Switched)/)
  })
})
