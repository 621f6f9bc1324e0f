import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

it('what was found to be wrong is told as it was', () => {
  const text = 'Tracked down a race between two ferries in the planner. Added a lock.'
  expect(analyse(text).starStory.situation).toBe('There was a race between two ferries in the planner.')
})

it('a tool is no part of the trouble that was found with it', () => {
  const { situation } = analyse(
    'Debugged a kernel panic on the tide gauge with kdump. Sent the driver fix to the vendor.',
  ).starStory
  expect(situation).toBe('There was a kernel panic on the tide gauge.')
})

it('what a new tool found is no trouble that was there before', () => {
  const { situation } = analyse(
    'Wrote a tide checker for the pier. Found 37 faults in the old tables.',
  ).starStory
  expect(situation).not.toContain('37 faults')
})

it.each([
  'fix: block forged tides in the gauge\n\nTides were interpolated directly into the page. Added a check of the sender.',
  'With the previous change, tides were interpolated directly into the page. I added a check of the sender to the gauge.',
])('how things were is no deed of the writer: %s', (text) => {
  const { resumeBullet, starStory } = analyse(text)
  expect(starStory.situation).toContain('ides were interpolated directly into the page.')
  expect(`${resumeBullet} ${starStory.task} ${starStory.result}`).not.toContain('interpolat')
})

it('an outage is no deed either', () => {
  const { resumeBullet, starStory } = analyse(
    'On Monday we returned 502 to all sailors for an hour. We raised the limit of the tide server and added an alert.',
  )
  expect(`${resumeBullet} ${starStory.task} ${starStory.action}`).not.toContain('502')
})

it.each(['error collection', 'crash reporter'])('what only has a fault in its name is none: %s', (thing) => {
  const { situation } = analyse(
    `Edited the mill script:\n\n- ${thing}\n- logging\n\nAdded a lamp to the mill.`,
  ).starStory
  expect(situation).not.toContain('There was')
})
