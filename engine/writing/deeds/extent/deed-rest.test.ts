import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

test('which of many reports it is belongs to no deed', () => {
  const told = analyse(
    '# Replace oak planks with pine - Weekly Report 3\n\nLast week I fixed a leak of the ferry. I wrote the Weekly Report 2.',
  )
  expect(told.starStory.task).toBe('I had to replace oak planks with pine.')
  expect(told.resumeBullet).toContain('the Weekly Report 2')
})
