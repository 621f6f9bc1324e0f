import { describe, expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
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
})

test('what is no name has no capital, unless a name stands beside it', () => {
  expect(withoutStrayCapitals('hosted Backend on the new box')).toBe('hosted backend on the new box')
  expect(withoutStrayCapitals('moved the Gate Server to the yard')).toBe('moved the Gate Server to the yard')
})
