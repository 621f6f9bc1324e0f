import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { isWayOfWorking } from './way-of-working.ts'

test.each([
  'It works like tying two ropes to one hook.',
  'The float behaves just like a cork in a jar.',
  'We train the planner with 5% noise on the joints.',
  'I usually label the jars by hand.',
])('%s is how it is done, and no end of anything', (text) => {
  expect(isWayOfWorking(text)).toBe(true)
})

test.each([
  'It works like a charm.',
  'The float now behaves like the old one.',
  'We now train the planner with twice the noise.',
  'We save two hours a week.',
  'We no longer label the jars by hand.',
  'I labelled the jars by hand.',
  'The planner reads both joints.',
])('%s may tell what came of it', (text) => {
  expect(isWayOfWorking(text)).toBe(false)
})

test('how a thing is to be thought of does not end a story', () => {
  const { result } = analyse(
    'Jar log\n\nI wired both boxes to one hub. The label of the port is shared. It works like tying two ropes to one hook.',
  ).starStory
  expect(result).not.toContain('ropes')
})
