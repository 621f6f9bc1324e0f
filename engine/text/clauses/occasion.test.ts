import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { splitLead } from './clauses.ts'

it.each([
  ['When I hung a third bell in the tower everything fell down.', 'everything fell down.'],
  ['After we oiled the old gate the whole hinge broke.', 'the whole hinge broke.'],
  ['Once I moved the lamp it worked.', 'it worked.'],
  ['After I moved the lamp the panel showed both doors.', 'the panel showed both doors.'],
  ['But when I opened the lid to the tank all of the valves were shut.', 'all of the valves were shut.'],
])('"%s" says what happened then', (sentence, main) => {
  expect(splitLead(sentence).body).toBe(main)
})

it.each([
  'When I saw the pump was dry.',
  'Once we were sure the pump was dry.',
  'After I found out the pump was dry.',
  'After I mended the bell that the vicar had hung.',
  'When I looked at what the mice had left.',
])('"%s" has no main clause', (sentence) => {
  expect(splitLead(sentence).body).toMatch(/^(?:I|Once we) /)
})

it('does not run what happened then into the deed', () => {
  const { resumeBullet, starStory } = analyse(
    'The tower was quiet. But when I hung a third bell in the tower everything fell down. I rebuilt the frame out of oak.',
  )
  expect(`${resumeBullet} ${starStory.task}`).not.toMatch(/fell|bell/)
})

it('tells what happened then behind a comma', () => {
  const { situation } = analyse(
    'When I hung a third bell in the tower everything fell down. I rebuilt the frame out of oak.',
  ).starStory
  expect(situation).toContain('in the tower, everything fell down.')
})
