import { describe, expect, test } from 'vitest'
import { analyseSnap } from '../../analyse-snap.ts'
import { findProse } from '../../facts/fields/prose.ts'
import { readDocument } from '../../text/lines/document.ts'
import { tell } from './deed.ts'
import { findDeeds } from './deeds.ts'

function deedsOf(text: string): string[] {
  return findDeeds(findProse(readDocument(text))).map((deed) => tell(deed, 'past'))
}

describe('a note that seems to name no deed tells one', () => {
  test.each([
    [
      'in a log, without "was", before another matter',
      'All inner doors removed; hall now fully lit with the big lamps of the yard, the long rail and two small ones at the gate.',
      'removed all inner doors',
    ],
    [
      'as who was talked into it',
      'Talked the mayor into paying for the ramp.',
      'convinced the mayor to pay for the ramp',
    ],
    [
      'as what was gone through with somebody',
      'Sat down with the new cook for an hour to go through the allergen lists.',
      'reviewed the allergen lists with the new cook',
    ],
    [
      'as what was talked about',
      'Spoke to the dairy about the late milk.',
      'discussed the late milk with the dairy',
    ],
    [
      'as a fix that is in',
      'Fix for the wrong toll on trailers is live.',
      'fixed the wrong toll on trailers',
    ],
    [
      'as where all of them are',
      'All 48 buses are on the new timetable app.',
      'moved all 48 buses to the new timetable app',
    ],
    [
      'as where they are in the end',
      'Two months of letters, and the ferries are finally all on one radio channel.',
      'moved all the ferries to one radio channel',
    ],
    [
      'as what is live for whom',
      'SAML login live for both depots since Monday.',
      'brought the SAML login live for both depots',
    ],
    [
      'as what is in beta',
      'The night fares for the ferry app are in beta.',
      'brought the night fares for the ferry app into beta',
    ],
    [
      'in brackets behind the trouble',
      'Two calls: a stuck gate at pier 3 (cleaned the hinge, reset the motor), and a flat battery.',
      'cleaned the hinge',
    ],
    [
      'behind what one watched',
      'I only watched the crane and wrote the shift report.',
      'wrote the shift report',
    ],
    [
      'as what was tried',
      'Trying to get the old kiln to hold 900 degrees.',
      'worked on getting the old kiln to hold 900 degrees',
    ],
  ])('%s: %s', (_, text, deed) => {
    expect(deedsOf(text)).toContain(deed)
  })

  test.each([
    ['who is where', 'Everyone is now on the new plan.'],
    ['where things stood', 'The ferries are on the same channel. They jam it.'],
    ['what waits', 'The ticket is now in the backlog.'],
    ['what lives somewhere', 'Our clients live on the harbour network.'],
    ['what is said in brackets of a thing', 'Three leaks in the hold (closed valves, old pipes).'],
    ['what is almost there', 'The badge login is almost live for both depots.'],
  ])('but not %s: %s', (_, text) => {
    expect(deedsOf(text)).toEqual([])
  })

  test('and what a new part brought down is told with it', () => {
    const { resumeBullet } = analyseSnap(
      'A second heat pump brought the drying time from 9 hours to 5.',
      OPTIONS,
    )
    expect(resumeBullet).toBe('Cut the drying time from 9 hours to 5 with a second heat pump.')
  })
})

const OPTIONS = { today: '2026-03-10', autoDetectDate: true, smartPriority: true }

describe('a short bullet says', () => {
  test.each([
    [
      'how long it took',
      'Moved the parish records to the new archive. It took us three evenings.',
      'Moved the parish records to the new archive in three evenings.',
    ],
    [
      'what it took',
      'The old fax line is off. Took eight months of nagging 26 clinics to move to mail.',
      'Switched off the old fax line after eight months of nagging 26 clinics to move to mail.',
    ],
    [
      'what nobody had to do',
      'Moved the loyalty cards to the new server. 9k guests, nobody had to sign in again.',
      'Moved the loyalty cards to the new server, with nobody having to sign in again.',
    ],
    [
      'what was spared, among what is jotted down',
      'Ported the ward tablets to the new image. 60 wards, three nights, zero rollbacks.',
      'Ported the ward tablets to the new image, with zero rollbacks.',
    ],
    [
      'the first of the deeds beside it',
      'Ran the fire drill for the north wing on Monday. 12 minutes start to finish, wrote the report, and got four of the six exits relabelled.',
      'Ran the fire drill for the north wing, wrote the report, and got four of the six exits relabelled.',
    ],
    [
      'the thing that the note opens with',
      'Helped the cooks with the demo kitchen again. Labelled every drawer.',
      'Labelled every drawer as part of the work on the demo kitchen.',
    ],
  ])('%s', (_, text, bullet) => {
    expect(analyseSnap(text, OPTIONS).resumeBullet).toBe(bullet)
  })

  test.each([
    [
      'what is doubted',
      'Moved the loyalty cards to the new server. Some trouble, zero rollbacks yet.',
      /rollbacks/,
    ],
    [
      'how long another thing took',
      'Moved the parish records to the archive. It took the scanner three tries.',
      /three/,
    ],
    [
      'people as a matter',
      'Asked the angry person for a photo. Labelled every drawer.',
      /work on the angry person/,
    ],
  ])('but not %s', (_, text, claim) => {
    expect(analyseSnap(text, OPTIONS).resumeBullet).not.toMatch(claim)
  })
})

describe('a story of looking and talking says', () => {
  test('what was looked through', () => {
    const { action, result } = analyseSnap(
      'Nothing built today. Reviewed 6 drawings, one of which would have blocked the fire door.',
      OPTIONS,
    ).starStory
    expect(action).toBe('I reviewed 6 drawings.')
    expect(result).toBe('6 drawings have been reviewed.')
  })

  test('with whom one had to work', () => {
    expect(analyseSnap('Paired with Ines on the tide tables. Mostly I typed.', OPTIONS).starStory.task).toBe(
      'I had to work with Ines on the tide tables.',
    )
  })

  test('what others had to do before, where the deed spares them that', () => {
    const story = (text: string) => analyseSnap(text, OPTIONS).starStory.situation
    expect(
      story('So that nurses do not have to call us for every lost badge, I made a small page for reprints.'),
    ).toBe('Nurses had to call us for every lost badge.')
    expect(story('I rewrote the form so that it does not need to load twice.')).not.toContain('had to')
  })

  test('what a new skill was used for', () => {
    const { task, result } = analyseSnap(
      'Learned Ansible and used it to set up the three kiosks.',
      OPTIONS,
    ).starStory
    expect(task).toBe('I had to set up the three kiosks.')
    expect(result).toBe('The three kiosks are now in place.')
  })
})
