import { describe, expect, test } from 'vitest'
import { analyseSnap } from '../../../analyse-snap.ts'

const storyOf = (text: string) =>
  analyseSnap(text, { today: '2026-03-10', autoDetectDate: true, smartPriority: true }).starStory

describe('figures tell how things were before', () => {
  test.each([
    [
      'a job took so long',
      'Sorted the crates by pier. The night unloading went from 6 hours to 4 hours.',
      'The night unloading took 6 hours.',
    ],
    [
      'a rate was at so much',
      'Retuned the oven. The scrap rate fell from 9% to 2%.',
      'The scrap rate was at 9%.',
    ],
    [
      'a share has its unit once',
      'Labelled 300 more x-rays. Recall went up from 71 to 88 percent.',
      'Recall was at 71 percent.',
    ],
    [
      'times were so long',
      'Replaced the patch cables. Ping times to the store dropped from 8 ms to 1 ms.',
      'The ping times to the store were 8 ms.',
    ],
    [
      'a life was so long',
      'Wrapped the tank in wool. Battery life went from 2 days to 9 days.',
      'The battery life was at 2 days.',
    ],
    [
      'a time was so long',
      'Moved the stamps to the door. Boarding time went from 40 min to 15 min.',
      'The boarding time was 40 min.',
    ],
  ])('%s: %s', (_, text, situation) => {
    expect(storyOf(text).situation).toBe(situation)
  })

  test('and what had to become of it', () => {
    expect(storyOf('Crash rate of the ticket app 9% -> 2% (an old camera driver).').task).toBe(
      'I had to bring the crash rate of the ticket app down.',
    )
    expect(
      storyOf('Thanks to wider doors, the ticket check runs in 20 seconds (used to be a minute).').task,
    ).toMatch(/^I had to speed up /)
  })

  test.each([
    ['what got worse', 'Retuned the oven. The scrap rate rose from 2% to 9%.'],
    ['a thing that nobody names', 'Packed the drawings. The size went from 90 MB to 12 MB.'],
    ['a version', 'Upgraded the till from 2.1 to 3.0.'],
  ])('but not of %s', (_, text) => {
    expect(storyOf(text).situation).not.toMatch(/\d/)
  })
})
