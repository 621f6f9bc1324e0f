import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

it.each([
  ['Installed Prometheus.', 'I installed Prometheus.'],
  ['Rewrote billing. Refunds fell by 9%.', 'I rewrote billing.'],
  [
    'Automated ticket sorting with a small Perl script.',
    'I automated ticket sorting with a small Perl script.',
  ],
])('takes the past tense that opens %j for the deed', (text, action) => {
  expect(analyse(text).starStory.action).toBe(action)
})

it.each(['Merged yesterday.', 'Tested again.', 'Automated checks fail on Windows.'])(
  'claims no deed for %j',
  (text) => {
    expect(analyse(text).resumeBullet).toMatch(/^Worked on/)
  },
)

it('leaves such a short deed out of a list of fuller ones', () => {
  const { action } = analyse(
    'Port log\n\n- Installed ripgrep.\n- Wrote a parser for the tide tables.\n- Added a map of all docks.\n- Fixed the crane that swung too far.',
  ).starStory
  expect(action).not.toContain('ripgrep')
})

it('tells a gain behind the deed that it is owed to', () => {
  expect(analyse('Added batching. Memory usage fell by 30%.').resumeBullet).toMatch(
    /^(?:Added batching.*memory usage falling by 30%|Cut memory usage by 30% by adding batching)/,
  )
})

it('does not tell what fell by itself as a task', () => {
  expect(analyse('Added retries. Lost parcels dropped from 50 a day to 3.').starStory.task).not.toContain(
    'drop',
  )
})

it('keeps a fall to zero behind the deed', () => {
  expect(analyse('Rewrote the sorter. Lost parcels dropped to zero.').resumeBullet).toMatch(
    /^Rewrote the sorter.*lost parcels dropping to zero/,
  )
})
