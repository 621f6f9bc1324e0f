import { describe, expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const storyOf = (text: string) => analyse(text).starStory

describe('what is no deed is not told as one', () => {
  it.each([
    ['a noun before a slash', 'Left/right keys of the panel handled in the new driver.', /\bI left\b/],
    ['a noun before "only"', 'Limits only - no changes to the requests of the pods.', /limited only/],
    ['a thing that went well by itself', 'The next release deployed fine.', /deployed fine|fine is/i],
    ['an alert that came in', 'First alert received via the panel of the depot.', /\balerted received\b/],
    [
      'a list that is announced',
      'The change includes removing:\n\n- the second lamp',
      /\bincluded removing\b/,
    ],
    [
      'what opens with "what"',
      'What was done to silence the relay was turning the pins round.',
      /\bWhat to\b/,
    ],
    [
      'what was done by doing something',
      'Scaling the readers to zero moved the queue one stage further.',
      /scal\w+ the readers to zero moved/,
    ],
    [
      'what has gone well',
      'Moving the lists to the new host has gone fairly smoothly.',
      /lists to the new host has gone/,
    ],
    ['what happens to a thing somewhere', 'Called from the start page and from the menu.', /called from/],
    ['what a thing does well', 'Works reliably under load.', /\bwork(?:ed)? reliably/],
    [
      'what was done to a thing named before',
      'Now removed on shutdown so the log skips it.',
      /\bI (?:had to )?removed? on/,
    ],
    ['what a thing is like', 'Self-contained docs/ folder.', /self-contain/],
    ['the heading of a list', 'Updates to this meter:', /updat\w+ to this meter/],
    ['where figures are shown', 'Benchmarks in the first comment to show the gain.', /benchmarked/i],
    [
      'where a thing was spoken of',
      'Remove the tide lock\n\nBrought up as a worry in #12, this tide lock is held far too long.',
      /brought up/i,
    ],
  ])('%s', (_, line, misread) => {
    const { task, action } = storyOf(
      `The queue of the meters was stuck.\n\n${line} I drained the queue by hand.`,
    )
    expect(`${task} ${action}`).not.toMatch(misread)
  })

  it('a verb inside brackets', () => {
    const { action } = storyOf(
      '- wired the pump\n- Done a check of all the valves (some changes have been made )\n- drew the board\n- moved the sensor',
    )
    expect(action).not.toContain('made done')
  })

  it('the tags of a note and what is private', () => {
    const { action } = storyOf(
      '- [x] Fixed the bug in the valve page #dev #bug\n- Took the family out for ice cream\n- Moved the pump table #work\n- Wired the sensor',
    )
    expect(action).not.toMatch(/#|family/)
  })

  it('what is said of the change itself', () => {
    const { action } = storyOf(
      'Tidy the meter driver\n\nThis change moves the pin tables into one header and is taken from the old branch of the board.',
    )
    expect(action).toBe('I moved the pin tables into one header.')
  })
})

describe('deeds at the end of a sentence are told', () => {
  it.each([
    [
      'A colleague found a leak in the probe wrapper, which I fixed by freeing the sample buffer.',
      'I freed the sample buffer.',
    ],
    [
      'I spent the week on the depot and managed to move the label printer to the new queue.',
      'managed to move the label printer to the new queue.',
    ],
  ])('%s', (text, told) => {
    expect(storyOf(text).action).toContain(told)
  })
})
