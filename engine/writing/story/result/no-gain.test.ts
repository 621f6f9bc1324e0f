import { expect, it } from 'vitest'
import { isNoGain } from './no-gain.ts'

it.each([
  'OTOH, two crates with one label are now stacked as one.',
  'Most of the time it worked.',
  'This was unsatisfying.',
  'It is still a bit of a hack.',
  'The leak went unnoticed for 3 hours.',
  'There have been some hiccups along the way.',
  'The raft sank, so it was back to the drawing board.',
  'This leak further highlights the importance of tarring the hull.',
  'It shows again how important dry wood is.',
  'By the end, I had decided to paint the mast myself.',
  'It is now below in my logbook.',
  'A bell was proposed, and dropped again.',
  'There has been no access to the pier since May.',
  'My whole morning vanished.',
  'Median of the last 30 tides before was 23 minutes.',
])('nothing came of the work by "%s"', (text) => {
  expect(isNoGain(text)).toBe(true)
})

it.each([
  'Two crates with one label are now stacked as one.',
  'This was 3 times faster.',
  'Leaks no longer went unnoticed.',
  'By the end, I had painted the mast.',
  'The plan now shows how wide each berth is.',
  'It is now below 40 degrees.',
  'The mast is painted.',
])('something may have come of it by "%s"', (text) => {
  expect(isNoGain(text)).toBe(false)
})
