import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

test('what an item came to is owed to that item alone', () => {
  const { resumeBullet } = analyse(
    `What I did this year:
* Led the move of our lamp orders from cron to Airflow. 34 orders, none missed since then.
* Introduced contract tests between the quay and the depot. Broken releases went from about two per month to none.
* Mentored two juniors`,
  )
  expect(resumeBullet).not.toMatch(/Airflow.*releases/)
})

test('fewer broken releases are a gain', () => {
  expect(
    analyse(
      '- Introduced contract tests between the quay and the depot. Broken releases went from 2 per month to 0.',
    ).resumeBullet,
  ).toContain('cutting broken releases from 2 per month to 0')
})

test.each([
  'DONE\nrewrote the valve driver\nfixed the lamp login\nDOING\ndocs for the driver\nTODO\nrelease it',
  'yesterday\nrewrote the valve driver\ntoday\nwrite the docs\nrelease it',
  'last week\nrewrote the valve driver\nnext week\ndocs for the driver\nrelease it',
])('what stands below "doing" or "next week" alone on its line is not told as done: %s', (text) => {
  const { resumeBullet, starStory } = analyse(text)
  expect(resumeBullet).toMatch(/^Rewrote the valve driver/)
  expect(`${resumeBullet} ${starStory.action} ${starStory.result}`).not.toMatch(/docs|release/)
})
