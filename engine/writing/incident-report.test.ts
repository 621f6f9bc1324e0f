import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const MISHAP = `# Incident: till prices

## What happened

While testing the new till, the old price list was accidentally uploaded to the shop.

## Timeline

- Exported the old price list from the archive
- Ran the sync with the live flag
- Price list was uploaded to the shop

## Root cause

- No check of the target before a sync

## Impact

- Guests paid the prices of last year
- Used the old tax rate
`

test("a mishap, and what led to it, is nobody's achievement", () => {
  const { resumeBullet, starStory } = analyse(MISHAP)
  expect(resumeBullet).toBe(
    'Investigated an issue where the old price list was accidentally uploaded to the shop.',
  )
  expect(Object.values(starStory).slice(1)).toEqual([
    'I had to find out what had gone wrong.',
    'I looked into what had happened and wrote it up.',
    'What happened and why is now documented.',
  ])
})

test('how an incident came about is not told as what was done about it', () => {
  const { starStory } = analyse(
    '# Postmortem: night ferry\n\n## What happened\n\nThe booking page failed to load for two hours.\n\n## Contributing factors\n\n1. Quay names were renamed in spring without a look at the timetable.',
  )
  expect(starStory.action).not.toContain('renamed')
})

test('what was done about an incident is told before that it was looked into', () => {
  const { resumeBullet } = analyse(
    `${MISHAP}\n## Resolution\n\nWe restored the new price list from the morning backup.\n`,
  )
  expect(resumeBullet).toMatch(/restored the new price list/i)
})
