import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

it.each([
  [
    'Fix flaky lock test\n\nWait for the gauge to settle instead of a fixed 500 ms.',
    'Fixed a flaky lock test by waiting for the gauge to settle instead of a fixed 500 ms.',
  ],
  [
    'Handle storms on the ferry feed\n\nWhen the feed answered with a gale warning the sync stopped and lost its place. We now wait as long as the warning says and store the place after each pier.',
    'Handled storms on the ferry feed by waiting as long as the warning says and storing the place after each pier.',
  ],
])(
  'tells how a fault was mended, where it is told as an order or as what is done now: %s',
  (text, bullet) => {
    expect(bulletOf(text)).toBe(bullet)
  },
)

it.each([
  ['what the reader should do', 'Fix flaky lock test\n\nPlease wait for the tide before you merge.'],
  ['what points elsewhere', 'Fix flaky lock test\n\nWe now wait for it as long as you like.'],
])('does not take %s for how', (_, text) => {
  expect(bulletOf(text)).not.toMatch(/\sby\s[a-z]+ing\b/)
})
