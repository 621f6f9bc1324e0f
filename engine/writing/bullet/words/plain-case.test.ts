import { describe, expect, test } from 'vitest'
import { findProse } from '../../../facts/fields/prose.ts'
import { analyse } from '../../../testing/analyse.ts'
import { readDocument } from '../../../text/lines/document.ts'
import { withoutStrayCapitals } from './plain-case.ts'

describe('a subject line in capitals', () => {
  test.each([
    [
      'loses those of plain words',
      'Remove Lock In Basic Scheduler\n\nTwo trams could wait for each other.',
      'Removed the lock in the basic scheduler',
    ],
    [
      'keeps those of tools',
      'Replace Old Build Server With GitHub Actions\n\nThe old one was slow on every night.',
      'Replaced the old build server with GitHub Actions',
    ],
    [
      'keeps those of names that the text has elsewhere',
      'Move Night Desk To Old Server\n\nThe planner of Night Desk was slow in the morning.',
      'Moved Night Desk to the old server',
    ],
    [
      'keeps those of a line that has few',
      'Move the Night Desk to the second server of the tram office',
      'Moved the Night Desk to the second server of the tram office',
    ],
  ])('%s', (_what, note, opening) => {
    expect(analyse(note).resumeBullet).toContain(opening)
  })

  test.each([
    [
      'a name in code beside them',
      'Fix Pump Leak in tide_gate_bench\n\nFixed a pump leak issue in the tide_gate_bench class that occurred at night.',
      'I had to fix a pump leak in tide_gate_bench.',
      'The pump leak in tide_gate_bench is now fixed.',
    ],
    [
      'a tool beside them, and labels in capitals below',
      'Fix Lantern System Initialization and Firebase Integration\n\nThis PR mends how the lantern system starts, which crashed at night.\n\n- **Firebase Initialization Failure**: the app crashed at night',
      'I had to fix lantern system initialization and Firebase integration.',
      'Lantern system initialization and Firebase integration are now fixed.',
    ],
  ])('loses them with %s', (_what, note, task, result) => {
    expect(analyse(note).starStory).toMatchObject({ task, result })
  })
})

describe('what is no name has no capital', () => {
  const plain = (text: string, note = text) => withoutStrayCapitals(text, findProse(readDocument(note)))

  test('unless a name stands beside it', () => {
    expect(plain('hosted Backend on the new box')).toBe('hosted backend on the new box')
    expect(plain('moved the Gate Server to the yard')).toBe('moved the Gate Server to the yard')
  })

  test('where the text writes it small as well', () => {
    const note = 'Made the ball bounce off Walls. A ball that hits a wall turns red.'
    expect(plain('Made the ball bounce off Walls.', note)).toBe('Made the ball bounce off walls.')
    expect(plain('Talked to Walls about it.', 'Talked to Walls about it. Thanks, Walls!')).toBe(
      'Talked to Walls about it.',
    )
  })

  test('in a story, either', () => {
    const { starStory } = analyse('Hosted Backend on the new box\n\n- Updated Changelog to list the new box')
    expect(Object.values(starStory).join(' ')).not.toMatch(/\s(?:Backend|Changelog)/)
  })
})

test('two things that a title joins get the article of the last', () => {
  const { situation } = analyse(
    '# Bell Ringing Optimization and Test Suite\n\n- Did the optimization of bell ringing with queues\n- Added a test suite for the ropes',
  ).starStory
  expect(situation).toMatch(/^I was working on the bell ringing optimization and test suite\./)
})
