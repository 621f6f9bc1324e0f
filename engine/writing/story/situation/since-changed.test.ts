import { describe, expect, it } from 'vitest'
import { findProse } from '../../../facts/fields/prose.ts'
import { analyse } from '../../../testing/analyse.ts'
import { readDocument } from '../../../text/lines/document.ts'
import { sinceChanged } from './since-changed.ts'

const turnIn = (text: string) => findProse(readDocument(text)).all.map(sinceChanged).find(Boolean)

describe('what a change tells of the time before it', () => {
  it.each([
    [
      'The ferry no longer waits for late guests.',
      'The ferry waited for late guests.',
      'stop the ferry from waiting for late guests',
    ],
    [
      'Crates are no longer weighed by hand at the gate.',
      'Crates were weighed by hand at the gate.',
      'stop weighing crates by hand at the gate',
    ],
    [
      'Guests can now pay by card at the kiosk.',
      'Guests could not pay by card at the kiosk.',
      'let guests pay by card at the kiosk',
    ],
    [
      'The lamp can now be dimmed from the bridge, which is handy.',
      'The lamp could not be dimmed from the bridge.',
      'make it possible to dim the lamp from the bridge',
    ],
    [
      'It is now possible to reserve two berths at once.',
      'It was not possible to reserve two berths at once.',
      'make it possible to reserve two berths at once',
    ],
    [
      'The planner now checks the tide before it starts and prints the berth.',
      'The planner did not check the tide before it started.',
      undefined,
    ],
    [
      'The gauge now reads the salt level of both tanks.',
      'The gauge did not read the salt level of both tanks.',
      'make the gauge read the salt level of both tanks',
    ],
    [
      'The clerk page now uses the new price list instead of the paper one.',
      'The clerk page used the paper one.',
      undefined,
    ],
    [
      'The crane now waits for the signal instead of asking the deck.',
      'The crane asked the deck.',
      'make the crane wait for the signal',
    ],
    [
      'The fog horn is now enabled by default.',
      'The fog horn was not enabled by default.',
      'enable the fog horn by default',
    ],
  ])('is how it was: %s', (text, before, aim) => {
    const turn = turnIn(text)
    expect(turn?.before).toBe(before)
    if (aim) expect(turn?.aim).toBe(aim)
  })

  it.each([
    'The ferry now runs much faster on calm days.',
    'The old crane no longer works after the storm.',
    'The arm of the crane now moves smoothly over the quay.',
    'All gates now open at six in the morning.',
    'It now reads the salt level of both tanks.',
    'From now on the crane waits for the signal.',
    'The paper list is now deprecated in all shops.',
  ])('is nothing where it is only more so, a trouble, or said of something untold: %s', (text) => {
    expect(turnIn(text)).toBeUndefined()
  })
})

it('a story of a change opens with how it was and asks for what it is', () => {
  const { situation, task } = analyse(
    'The ticket printer can now be started from the bridge. The manual has a page on it.',
  ).starStory
  expect(situation).toBe('The ticket printer could not be started from the bridge.')
  expect(task).toBe('I had to make it possible to start the ticket printer from the bridge.')
})

it('a trouble that is told comes before it', () => {
  const { situation } = analyse(
    'The ticket printer crashed whenever the bridge was open. I replaced its fuse. It can now be started from the bridge.',
  ).starStory
  expect(situation).toMatch(/^The ticket printer crashed/)
})
