import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

describe('how a short note opens', () => {
  it.each([
    [
      'Ovens were slow. I added fans on both sides.',
      'Ovens were slow.',
      'Added fans on both sides because ovens were slow.',
    ],
    [
      'Oven door stuck\n\nOiled the hinge and replaced the latch.',
      'The oven door was stuck.',
      'Oiled the hinge and replaced the latch because the oven door was stuck.',
    ],
    [
      'Too many false alarms at night. Raised the threshold to 90 %.',
      'There were too many false alarms at night.',
      'Raised the threshold to 90 % because of too many false alarms at night.',
    ],
    [
      'Locked out of the pantry after the key broke. Filed a new key and hung a spare by the door.',
      'I was locked out of the pantry after the key broke.',
      'Filed a new key and hung a spare by the door.',
    ],
    [
      'The oven topped out at 200 degrees. Rewired it.',
      'The oven topped out at 200 degrees.',
      'Rewired the oven after it topped out at 200 degrees.',
    ],
    [
      'The lid stuttered when steam escaped. Added a second hinge.',
      'The lid stuttered when steam escaped.',
      'Added a second hinge after the lid stuttered when steam escaped.',
    ],
  ])('%s', (text, situation, bullet) => {
    const { starStory, resumeBullet } = analyse(text)
    expect(starStory.situation).toBe(situation)
    expect(resumeBullet).toBe(bullet)
  })

  it('a second deed behind "and" does not make the first a thing', () => {
    expect(analyse('Replaced 12 tiles and fixed the gutter.').resumeBullet).toMatch(
      /^Replaced 12 tiles and fixed the gutter/,
    )
  })

  it.each([
    [
      'Two ovens wrote to the same meter. Merged them and sealed the pipe.',
      'I merged the two ovens and sealed the pipe.',
    ],
    ['The lid jammed on wide pans. Fixed and added a stop.', 'I fixed the issue and added a stop.'],
  ])('what a short note leaves out is told: %s', (text, action) => {
    expect(analyse(text).starStory.action).toBe(action)
  })

  it('who kept running out is told', () => {
    expect(
      analyse('Kept running out of flour by noon on market days. Added a second bin.').starStory.situation,
    ).toBe('I kept running out of flour by noon on market days.')
  })

  it('what was planned and is said to be done was done', () => {
    expect(analyse('The plan was to move the ovens to gas. Did that today.').starStory.action).toBe(
      'I moved the ovens to gas.',
    )
  })
})
