import { describe, expect, it } from 'vitest'
import { analyseSnap } from '../../../analyse-snap.ts'

const OPTIONS = { today: '2026-03-02', autoDetectDate: true, smartPriority: true }

function told(text: string) {
  const { resumeBullet, starStory } = analyseSnap(text, OPTIONS)
  return { bullet: resumeBullet, ...starStory, all: [resumeBullet, ...Object.values(starStory)].join(' ') }
}

describe('a subject line that says how it is', () => {
  it.each([
    ['feat: guests can print their tickets as PDF', /^Enabled guests to print their tickets as PDF/],
    ['fix: nurses can swap shifts again', /^Enabled nurses to swap shifts again/],
    ['perf: thumbnails are loaded lazily', /^Ensured that thumbnails are loaded lazily/],
    ['chore: every probe has a timeout', /^Ensured that every probe has a timeout/],
    [
      'refactor: one place decides who may open the gate',
      /^Ensured that one place decides who may open the gate/,
    ],
    ['feat(ferry): the timetable shows delays in red', /^Ensured that the timetable shows delays in red/],
    ['fix: an empty crate is not an error', /^Ensured that an empty crate is not an error/],
  ])('"%s" was brought about', (title, bullet) => {
    expect(told(title).bullet).toMatch(bullet)
  })

  it.each([
    ['fix: retries respect the limit', /^Fixed how retries respect the limit/],
    ['fix(auth): badges are renewed before they expire', /^Fixed how badges are renewed before they expire/],
    [
      'fix(api): the ferry endpoint returns trips in a stable order',
      /^Fixed how the ferry endpoint returns trips/,
    ],
    [
      'fix: a missing berth is reported with its pier',
      /^Fixed how a missing berth is reported with its pier/,
    ],
  ])('"%s" may be how it was or how it should be', (title, bullet) => {
    const { all, ...parts } = told(title)
    expect(parts.bullet).toMatch(bullet)
    expect(all).not.toMatch(/an issue where|no longer|There was a problem/)
  })

  it.each([
    [
      'fix: the wrong pier is shown after boarding',
      /^Fixed an issue where the wrong pier was shown after boarding/,
    ],
    [
      'fix: guests can book the same berth twice',
      /^Fixed an issue where guests could book the same berth twice/,
    ],
    ['fix: boarding fails on old phones', /^Fixed boarding failing on old phones/],
  ])('"%s" names the fault', (title, bullet) => {
    expect(told(title).bullet).toMatch(bullet)
  })

  it.each(['fix: add a timeout to the probe', 'feat: read orders by their mark', 'fix: handle empty crates'])(
    '"%s" says what was done',
    (title) => {
      expect(told(title).bullet).not.toMatch(/^(?:Ensured that|Fixed how|Enabled)/)
    },
  )
})

describe('below a subject line', () => {
  it('what happened to people is the trouble, and nobody did it to them', () => {
    const { all, situation } = told(
      'fix(auth): badges are renewed before they expire\n\nGuests were signed out while they paid.',
    )
    expect(situation).toBe('Guests were signed out while they paid.')
    expect(all).not.toMatch(/sign(?:ed|ing)? out guests/)
  })

  it('people who were told or trained were so on purpose', () => {
    expect(told('Last week all nurses were trained on the new scale.').all).toMatch(/trained all nurses/i)
  })

  it.each([
    [
      'Limit retries to the timeout',
      'Each retry started a fresh timer, so a call could take five times as long as allowed.',
    ],
    ['fix: a missing berth is reported with its pier', 'Before, only the ferry was named.'],
  ])('"%s" what a thing did back then is how it was', (title, before) => {
    expect(told(`${title}\n\n${before}`).situation).toBe(before)
  })

  it('what had to be done each time is no result', () => {
    const { all } = told(
      'feat: uploads go on after a lost connection\n\nLarge maps had to be sent again from the start.',
    )
    expect(all).not.toMatch(/by sending|I sent/)
  })
})
