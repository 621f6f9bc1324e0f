import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const NOTE = 'Speed up the tide import\n\nThe gauge files are now read in one go.\n\n'

it.each([
  [
    'two lists of measures',
    'Baseline (five runs, averaged):\nruntime: 5329 ms\nmemory peak: 16.47 GB\n\nThis PR:\nruntime: 4101 ms\nmemory peak: 14.62 GB',
    'from 5329 ms to 4101 ms',
  ],
  [
    'two headings',
    '### Before\nThe import took 42 s and used 900 MB.\n\n### After\nThe import takes 11 s and uses 310 MB.',
    'The import went from 42 s to 11 s.',
  ],
  [
    'what a shell says',
    'On main:\n\n    real 0m42.1s\n\nWith this change:\n\n    real 0m11.3s',
    'The run time went from 0m42.1s to 0m11.3s.',
  ],
  [
    'two fences',
    'Before:\n```\n$ time ./import 2019.csv\nreal    0m42.103s\nuser    0m40.201s\n```\n\nAfter:\n```\n$ time ./import 2019.csv\nreal    0m11.310s\nuser    0m10.201s\n```',
    'The run time went from 0m42.103s to 0m11.310s.',
  ],
])('what was measured before and after a change is told as one: %s', (_, figures, told) => {
  const { starStory } = analyse(NOTE + figures)
  expect(starStory.result).toContain(told)
})

it.each([
  ['the same label three times', 'Before:\n- step: 40 s\n- step: 50 s\n\nAfter:\n- step: 20 s'],
  ['no other side', 'Before:\n- import time: 42 s'],
  ['another measure', 'Before:\n- import time: 42 s\n\nAfter:\n- memory peak: 310 MB'],
])('but not %s', (_, figures) => {
  const { starStory, resumeBullet } = analyse(NOTE + figures)
  expect(`${starStory.result} ${resumeBullet}`).not.toMatch(/\bfrom (?:40|42|50) s to\b/)
})

it('a gain is not owed to the speeding up that it is', () => {
  const { resumeBullet } = analyse(
    'Speed up tide import\n\nBefore:\n- import time: 42 s\n- memory: 900 MB\n\nAfter:\n- import time: 11 s\n- memory: 310 MB',
  )
  expect(resumeBullet).toBe('Sped up the tide import, cutting the import time from 42 s to 11 s.')
})

it('a tool says how much faster it is', () => {
  const { resumeBullet } = analyse(
    `${NOTE}\`\`\`\nSummary\n  import-new ran\n    3.69 ± 0.39 times faster than import-old\n\`\`\``,
  )
  expect(resumeBullet).toContain('(3.69 ± 0.39 times faster)')
})

it('which of two figures came first is not made up', () => {
  const { starStory } = analyse(
    'Stop keeping tide tables in memory\n\nThe tables are no longer kept in memory.\n\n- Harbour test set: 300 MB vs 200 MB',
  )
  expect(starStory.result).not.toContain('before')
})

it('what the old and the new one take is how much less it is', () => {
  const { resumeBullet } = analyse(
    'Move the tide build to Ninja\n\nIt is easy to set up and runs much quicker: Make takes ~24 mins, Ninja takes ~3 mins.',
  )
  expect(resumeBullet).toBe('Moved the tide build to Ninja, cutting the time from ~24 mins to ~3 mins.')
})

it('two statements of one sentence are two sides', () => {
  const { resumeBullet } = analyse(
    'Cache parsed gauges\n\nOn main, importing a year of gauges takes 42 s; with this patch it takes 11 s.',
  )
  expect(resumeBullet).toBe(
    'Cached parsed gauges, cutting the time for importing a year of gauges from 42 s to 11 s.',
  )
})
