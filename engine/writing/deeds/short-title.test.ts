import { describe, expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

describe('a subject line in few words is told as what was done', () => {
  it.each([
    [
      'Fix compiler warning: unused lamp in the gate code',
      /^Fixed a compiler warning: unused lamp in the gate code/,
    ],
    ['New API: lamp_save and lamp_load', /^Added a new API: lamp_save and lamp_load/],
    [
      'gates: Check for lamps before the door is closed',
      /^Changed gates to check for lamps before the door is closed/,
    ],
    ['Start cleaning up the lamp allocation', /^Started cleaning up the lamp allocation/],
    ['Fix bug: lamps stay on after the door is closed', /^Fixed lamps staying on after the door was closed/],
    ['Minor, fix the sign at the gate of the yard', /^Fixed the sign at the gate of the yard/],
    ['lamps, doors: use one clock for both', /^Used one clock for both/],
    ["lamps: don't crash on an empty name", /^Stopped lamps from crashing on an empty name/],
    ['lamps: report which gates are open', /report which gates are open/],
    ['lamps: optionalise the gate files of the build', /^Optionalised the gate files of the build/],
    ['Document gate_feature_t', /^Documented gate_feature_t/],
  ])('%s', (title, bullet) => {
    expect(analyse(`${title}\n\nPeople had asked for it for a long time.`).resumeBullet).toMatch(bullet)
  })

  it('but an errand is no check that was put in', () => {
    expect(analyse('Check for mice in the barn\n\nThe cat was away.').resumeBullet).not.toMatch(
      /^Added a check/,
    )
  })
})

it('tells what was ensured as an action, whatever its statement does', () => {
  const { starStory } = analyse(
    'Ensure that the reader always leaves a card in the box\n\nPeople saw an empty box.',
  )
  expect(starStory.action).toBe('I ensured the reader always leaves a card in the box.')
})

it('says because of what was so all the time', () => {
  expect(analyse('Document the gate API\n\nNobody knew how to call it.').resumeBullet).toBe(
    'Documented the gate API because nobody knew how to call it.',
  )
})
