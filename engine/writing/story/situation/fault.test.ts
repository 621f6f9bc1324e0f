import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

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

it('nor is that by which it was mended', () => {
  const { situation } = analyse('Fixed all crane and quay regressions via a mocked harbour.').starStory
  expect(situation).not.toContain('mocked')
})

it.each(['quickly painted the rail', 'successfully managed to light the quay'])(
  'nor is what was done besides: %s',
  (besides) => {
    const { situation, result } = analyse(
      `We fixed the issue of the leaking hulls and ${besides}. The quay was closed for a day.`,
    ).starStory
    expect(situation + result).not.toMatch(/hulls and/)
  },
)

it('what one had trouble with is told as what there was', () => {
  const { situation } = analyse(
    'Had an issue with the mooring line being too short, so I spliced a second one.',
  ).starStory
  expect(situation).toBe('There was an issue with the mooring line being too short.')
})

it('what one concludes from a trouble is none', () => {
  const { resumeBullet, starStory } = analyse(
    '# Postmortem: the wet hall\n\n## Symptom\n\nThe pump stopped at night.\n\n## Diagnosis\n\nThe hour at which the failure happens pinpoints it exactly. That rules out a broken fuse.\n\n## Repair\n\nThe repair was to replace the clock of the pump.',
  )
  expect(`${resumeBullet} ${starStory.situation}`).not.toMatch(/pinpoint|rule/)
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

it.each([
  [
    'Bug where the gauge is read twice at low tide - this was not so in May. I added a flag to the reader.',
    'There was a bug where the gauge was read twice at low tide.',
  ],
  ['- error collection for the gauge\n- Edited the tide table', /^(?!.*an error collection)/],
])('a fault that is only named is told as one, and a thing named after faults is none: %s', (text, told) => {
  expect(analyse(text).starStory.situation).toMatch(told)
})

it.each([
  [
    '- Painted the pier\n- bug where the ferry appears to leave at noon even when the gauge is off\n- Wrote a test for the gauge',
    'There was a bug where the ferry appeared to leave at noon even when the gauge was off.',
  ],
  [
    'Issues where the ferry is sold out twice. Added a lock to the planner.',
    'There were issues where the ferry was sold out twice.',
  ],
  [
    "Worked with Ada to understand why the tide gauge isn't working. Swapped one wire of the gauge.",
    "The tide gauge wasn't working.",
  ],
  [
    'Bug where the ferry is sold out twice - this is not happening on the pier. Added a lock to the planner.',
    'There was a bug where the ferry was sold out twice. This was not happening on the pier.',
  ],
])('a fault that is only named is told as a sentence: %s', (text, situation) => {
  expect(analyse(text).starStory.situation).toBe(situation)
})

it.each(['error collection', 'crash reporter'])('what only has a fault in its name is none: %s', (thing) => {
  const { situation } = analyse(
    `Edited the mill script:\n\n- ${thing}\n- logging\n\nAdded a lamp to the mill.`,
  ).starStory
  expect(situation).not.toContain('There was')
})

it.each([
  [
    'Fixed an issue with the tide table as well as entered all the buoys.',
    'There was an issue with the tide table.',
  ],
  [
    'Fixed a bug with the winch and that it was stuck, painted the hull, ordered rope.',
    'There was a bug with the winch.',
  ],
  [
    'This addresses critical issues with the winch, improves the mast lights and more.',
    'There were critical issues with the winch.',
  ],
  [
    'I fixed an issue of the ropes being too short then I went to buy a knife.',
    'There was an issue of the ropes being too short.',
  ],
  ['Fixed the gull being able to steal fish at night.', 'The gull was able to steal fish at night.'],
])('ends where another deed begins, and is told as it was: %s', (text, told) => {
  expect(analyse(`${text}\n\nAdded a lamp to the pier.`).starStory.situation).toBe(told)
})

it('what the text says was no bug is nothing to fix', () => {
  const { task } = analyse(
    'The tide table had no rows for winter, so a blank page there was expected, not a bug. I added a note to the page of the table.',
  ).starStory
  expect(task).not.toContain('this bug')
})

it('what one does may be the subject of what happened', () => {
  const { situation } = analyse(
    'The gauge lost its link to the pier. Hitting reset or turning it off brought it back, but that held for an hour at most. I replaced the cable.',
  ).starStory
  expect(situation).not.toContain('I was hitting')
})

it('what breaks another thing is not to be made to work again', () => {
  const { task } = analyse(
    'Sensor errors were crashing the gauge at night. I added a check of each reading to the gauge.',
  ).starStory
  expect(task).not.toContain('errors working')
})

it('what a program said is not told as what the writer could not do', () => {
  const { situation } = analyse(
    '- **Error:** `cannot find such lamp -- pier_two (LampError)` at start\n- **Fix:** Added the lamp of the pier to the list.',
  ).starStory
  expect(situation).not.toMatch(/^I could not/)
})

it.each([
  [
    'On 3 May we shipped a fix to address a leak that flooded the lower quay at high tide. The gauge of the quay was read every hour.',
    'There was a leak that flooded the lower quay at high tide.',
  ],
  [
    'Pushed a small patch for a crash in the tide table when the moon was new. Wrote a test for it.',
    'There was a crash in the tide table when the moon was new.',
  ],
])('what a fix was made for is what was wrong: %s', (text, told) => {
  expect(analyse(text).starStory.situation).toBe(told)
})

it('what is labelled as a bug fix is told without its label', () => {
  const { situation } = analyse(
    'Bugfix: a second anchor on the same chain could cause the first one to be dropped. Also the winch has a new brake.',
  ).starStory
  expect(situation).toBe('A second anchor on the same chain could cause the first one to be dropped.')
})
