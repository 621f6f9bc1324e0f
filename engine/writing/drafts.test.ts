import { expect, it } from 'vitest'
import { analyseSnap } from '../analyse-snap.ts'

const bulletOf = (text: string) =>
  analyseSnap(text, { today: '2026-11-14', autoDetectDate: true, smartPriority: true }).resumeBullet

it('owes a gain to the deed that a sentence tells first, not to what was done besides', () => {
  const bullet = bulletOf(
    'I rewrote the import job so that it streams rows in batches, and set up an alert for missed runs. Memory went from 8 GB to 500 MB.',
  )
  expect(bullet).toContain('500 MB')
  expect(bullet).not.toMatch(/by setting up/)
})

it('does not open with a pronoun that only the text explains', () => {
  const bullet = bulletOf(
    'The old parser crashed on empty files. I replaced it with a generated one and removed the retry loop from the loader. Nightly imports now finish without a restart.',
  )
  expect(bullet).not.toMatch(/^\w+ (it|them|this|that)\b/)
})
