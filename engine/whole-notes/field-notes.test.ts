import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

describe('a short note of one day', () => {
  it.each([
    [
      'whom one helped, among other deeds',
      'Helped two apprentices get their lathe running, checked 6 drawings and wrote a guide on how to run the saw.',
      /^Checked 6 drawings and wrote a guide/,
    ],
    [
      'a list to its end, though its last deed has no article',
      'Freed a shelf, fixed the valve, added shading on the south side.',
      /fixed the valve, and added shading on the south side/,
    ],
    [
      'the thing that a customer wanted',
      'Client wanted the gate to open by phone. Rebuilt it with a relay.',
      /^Rebuilt the gate with a relay/,
    ],
    [
      'which ones are meant',
      'Emptied a jammed hopper, put a timer in place that drops those older than 6 hours.',
      /drops those older than 6 hours/,
    ],
    [
      'no deed of a thing that works since',
      'Filed the cam and oiled the bearing. Holds speed within 2 rpm.',
      /^(?!.*\bheld\b)/i,
    ],
    [
      'what was done, without "works"',
      'The lift failed because of a blown fuse. Added a fuse to the panel, restarted, works.',
      /^(?!.*works)/,
    ],
    [
      'no signing off by the writer',
      'Spent the week on the fire door plan. Safety signed off on Friday.',
      /^(?!Signed)/,
    ],
  ])('tells %s', (_, text, bullet) => {
    expect(analyse(text).resumeBullet).toMatch(bullet)
  })

  it('says of a thing how it fares since', () => {
    const { starStory } = analyse(
      'Found out why the pump stuttered: the belt was worn. Changed it to a wide one. Runs smooth and silent.',
    )
    expect(starStory.task).not.toContain('smooth')
    expect(starStory.result).toBe('It runs smooth and silent.')
  })

  it('names what nobody had done before', () => {
    const { starStory } = analyse(
      'Spent the day chasing a leak in the hall. Turned out we never sealed the roof vents. Sealed them with tape.',
    )
    expect(starStory.action).toContain('I sealed the roof vents with tape.')
  })

  it.each([
    ['Printer on floor 3 kept jamming. Cleaned the rollers.', 'The printer on floor 3 kept jamming.'],
    [
      'The scale app crashed when you turned the phone during a reading. Moved the reading into a job.',
      'The scale app crashed when users turned the phone during a reading.',
    ],
    [
      'The crew needed a faster way to test pumps without water. I wrote a simulator in C++.',
      'The crew needed a faster way to test pumps without water.',
    ],
  ])('opens the story of %j with what was the matter', (text, situation) => {
    expect(analyse(text).starStory.situation).toBe(situation)
  })

  it('takes how to do a thing for no task', () => {
    const { starStory } = analyse('Wrote a page on how to run the press.')
    expect(starStory.task).not.toBe('I had to run the press.')
  })
})

it.each([
  [
    'Valve on the tank was missing, so the nightly fill took 3 hours. Added it.',
    /^Added the valve on the tank\b/,
  ],
  ['Cleaned the labels. Retrained and recall went up from 0.62 to 0.69.', /^(?!.*[Rr]etrained and recall)/],
  [
    'Switched the depot to lockers. Desk load dropped by about half and parcels show up instantly.',
    /^(?!.*instantly by)/,
  ],
])('tells what was done about it: %j', (text, bullet) => {
  expect(analyse(text).resumeBullet).toMatch(bullet)
})

it('names what turned out to be wrong in what was done about it', () => {
  const { starStory } = analyse(
    'The model of the beam was off by 20%. Turned out the mesh was too coarse at the support. Refined it and the error is below 2% now.',
  )
  expect(starStory.action).toBe('I refined the mesh.')
})
