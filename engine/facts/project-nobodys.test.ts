import { describe, expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

describe('a project is not', () => {
  test.each([
    [
      'a person called by a handle',
      '@Ruth Okafor\n\nThis week:\n\n- Added tide tables to the ferry planner\n- Fixed the ferry planner on phones',
      /Ruth/,
    ],
    [
      'everybody',
      'Internship week 3\n\n## Everybody stumbles\n\nI rebuilt the ferry planner with a queue. The ferry planner is faster now.',
      /everybody/i,
    ],
    [
      'a week with its number',
      '# Week-6 (3 June - 9 June)\n\nI rebuilt the ferry planner with a queue. The ferry planner is faster now.',
      /week/i,
    ],
    [
      'a type of every program',
      'Tried a first patch of the ferry planner.\n\n```c\ntypedef uint32_t berth_t;\n```\n\nThe ferry planner now reads each berth as uint32_t.',
      /^uint32_t$/,
    ],
  ])('%s', (_, note, wrong) => {
    expect(analyse(note).extractedData.project).not.toMatch(wrong)
  })
})

test('a project loses the sign that joined it to what was cut off', () => {
  expect(
    analyse('## v1.3.1 - Berths & Settings polish\n\n- The map is drawn once.').extractedData.project,
  ).not.toMatch(/^&/)
})
