import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

test('entries below a day that say how things are now tell what was done', () => {
  const { resumeBullet, starStory } = analyse(
    '## 3 May 2024\n\n- seat labels are moved to labels.c\n- ticket printer is rewritten with a queue\n- a fare table is added to the till\n- seats are numbered',
  )
  expect(resumeBullet).toContain('ewrote the ticket printer')
  expect(starStory.action).toContain('moved')
})

test('what a program does is not told as done', () => {
  const { starStory } = analyse(
    '# Till\n\n- a row is added when a guest pays\n- the label is moved to the tray\n- the total is updated on every scan\n- the fare is written to the log\n\nI documented the till.',
  )
  expect(starStory.action).toBe('I documented the till.')
})
