import { describe, expect, it } from 'vitest'
import { easeOf, easeOfAim } from './ease.ts'

describe('the ease of telling a sentence', () => {
  it('is whole where nothing makes one stumble', () => {
    expect(easeOf('The import stalled whenever two files had the same name.')).toBe(1)
    expect(easeOf('This week the queue stood still for an hour.')).toBe(1)
  })

  it.each([
    'The loader gave up on these.',
    'As part of that the fonts went missing.',
    'The old cache was removed.',
    'Some tweaks to the colour of the button',
    'The lock was added in #318.',
    'After restarting it twice the lamp stayed dark.',
    'Apparently the clock drifts.',
    'The printer was kinda slow.',
    'I guess the fan is worn.',
    'The list was: one, two, three.',
    'Your browser blocks the frame.',
    'The solution allows larger files.',
  ])('is less for "%s"', (sentence) => {
    expect(easeOf(sentence)).toBeLessThan(1)
  })
})

describe('the ease of telling an aim', () => {
  it('is whole for a plain one', () => {
    expect(easeOfAim('move the label printer to the new network')).toBe(1)
    expect(easeOfAim('find out why the lamp flickered and fix it')).toBe(1)
  })

  it.each([
    'repair these',
    'run both scripts',
    'work on the lamp',
    'choose a wick',
    'paint the gate while the street was closed',
    'copy the list we keep in the drawer',
    'hang the lamp (the small one) in the hall',
  ])('is less for "%s"', (phrase) => {
    expect(easeOfAim(phrase)).toBeLessThan(1)
  })

  it.each(['set up the dial', 'make sure that the gate shuts when it rains', 'mend a gate that squeaks'])(
    'is whole for "%s"',
    (phrase) => {
      expect(easeOfAim(phrase)).toBeGreaterThanOrEqual(0.75)
    },
  )
})
