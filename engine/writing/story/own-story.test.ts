import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const storyOf = (text: string) => analyse(text).starStory

const STORY = {
  situation: 'The nightly export failed about twice a week.',
  task: 'I had to make it reliable.',
  action: 'I rewrote the export in Spark and added retries with a backoff.',
  result: 'Since then the export has not failed once.',
}

it.each([
  [
    'on one line',
    'Situation: the nightly export failed about twice a week. Task: make it reliable. Action: I rewrote the export in Spark and added retries with a backoff. Result: since then the export has not failed once.',
  ],
  [
    'below headings',
    '## Situation\n\nThe nightly export failed about twice a week.\n\n## Task\n\nMake it reliable.\n\n## Action\n\nRewrote the export in Spark and added retries with a backoff.\n\n## Result\n\nSince then the export has not failed once.',
  ],
])('keeps a story that is told in four parts %s', (_, text) => {
  expect(storyOf(text)).toEqual(STORY)
})

it('takes a lone label for no story', () => {
  expect(storyOf('Result: the export is stable. I rewrote the export in Spark.').action).toBe(
    'I rewrote the export in Spark.',
  )
})
