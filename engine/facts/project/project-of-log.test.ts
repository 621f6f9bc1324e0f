import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const DID = 'I rewrote the anchor parser. Then I fixed the depth gauge. It was a slow day.'
const LIST = '- Rewrote the anchor parser\n- Fixed the depth gauge\n- It was a slow day'

it.each([
  ['Worked on Tide Ferry today.', 'Tide Ferry'],
  ['Another day on Tide Ferry.', 'Tide Ferry'],
  ['More progress on Marlow this week.', 'Marlow'],
  ['Back to ferryctl.', 'ferryctl'],
  ['Some news from Tide Ferry.', 'Tide Ferry'],
  ['Spent the weekend on Tide Ferry.', 'Tide Ferry'],
  ['Week 14: Another day on Tide Ferry.', 'Tide Ferry'],
  ['# Tide Ferry - week 6\n\n', 'Tide Ferry'],
  ['Tide Ferry - progress report 9\n\n', 'Tide Ferry'],
])('a log that opens with "%s" is about what that names', (opener, project) => {
  for (const body of [DID, LIST])
    expect(
      analyse(`${opener}${opener.endsWith('\n') ? '' : body === LIST ? '\n\n' : ' '}${body}`).extractedData
        .project,
    ).toBe(project)
})

it('a name over a list of deeds is the name of what they were done to', () => {
  expect(analyse(`## Tide Ferry\n\n${LIST}`).extractedData.project).toBe('Tide Ferry')
})

it.each([
  'Worked on testing today.',
  'Back to school.',
  'Another day with Anna.',
  'Worked on things all day.',
])('"%s" names no project', (opener) => {
  expect(analyse(`${opener} ${DID}`).extractedData.project).not.toMatch(/^(?:testing|school|Anna|things)$/)
})
