import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

it('what one had to find the reason of is what was wrong, and to find it the task', () => {
  const { situation, task } = analyse(
    'Spent the evening trying to figure out why the mill kept stopping. Swapped the belt for a leather one.',
  ).starStory
  expect(situation).toBe('The mill kept stopping.')
  expect(task).toBe('I had to find out why the mill kept stopping.')
})

it('the reason that was found is one that was looked for', () => {
  const { situation, task } = analyse(
    'After many tries we finally found the reason why the mill could not grind the rye. We swapped the upper stone.',
  ).starStory
  expect(situation).toBe('The mill could not grind the rye.')
  expect(task).toBe('We had to find out why the mill could not grind the rye.')
})

it('what is yet to be looked into opens no story', () => {
  const { situation } = analyse(
    'I need to find out why the mill stops. I painted the fence of the yard.',
  ).starStory
  expect(situation).not.toContain('mill')
})

it('who was asked to look into a thing looked into it', () => {
  const { resumeBullet } = analyse('I was asked to look into why the tide mails were late at the harbour.')
  expect(resumeBullet).toMatch(/^Investigated why the tide mails were late/)
})
