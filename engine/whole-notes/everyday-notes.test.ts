import { describe, expect, it } from 'vitest'
import { analyseSnap } from '../analyse-snap.ts'

const OPTIONS = { today: '2026-03-02', autoDetectDate: true, smartPriority: true }

function told(text: string) {
  const { resumeBullet, starStory } = analyseSnap(text, OPTIONS)
  return { bullet: resumeBullet, ...starStory, all: [resumeBullet, ...Object.values(starStory)].join(' ') }
}

describe('what people paste every day', () => {
  it('tells what the writer does since behind a semicolon, by its name', () => {
    const { bullet, situation } = told(
      'The ferry export ran out of memory because we loaded all tickets at once; I now stream them in chunks of 200. Last night it took 9 minutes instead of 40.',
    )
    expect(situation).toBe('The ferry export ran out of memory because we loaded all tickets at once.')
    expect(bullet).toMatch(/^Streamed the tickets in chunks of 200/)
  })

  it('tells how long it takes with the new thing as the result', () => {
    const { result } = told(
      'I led the rewrite of our roster. It used to take two nurses three days a month to plan; with the new roster it takes one nurse two hours.',
    )
    expect(result).toMatch(/^With the new roster it \w+ one nurse two hours\.$/)
  })

  it('reads lines that open with pictures as a list, and what is under way as not done', () => {
    const { all, bullet } = told(
      '\u2705 Shipped the night timetable\n\u2705 Fixed the crash when a berth is empty\n\u{1f6a7} Ticket printing still in progress\n\u274c Radio postponed',
    )
    expect(bullet).toBe('Shipped the night timetable and fixed the crash when a berth was empty.')
    expect(all).not.toMatch(/printing|[Rr]adio/)
  })

  it('takes pictures before headings for no list', () => {
    const { all, situation } = told(
      '\u26a1 Speed up the berth search\n\n\u{1f4a1} **What:**\nReplaced the loop with a sorted table.\n\n\u{1f3af} **Why:**\nThe search was slow with many ferries.\n\n\u{1f4ca} **Measured Improvement:**\nThe search takes 14 ms instead of 90 ms.',
    )
    expect(all).not.toMatch(/Improvement/)
    expect(situation).toMatch(/search was slow with many ferries/)
  })

  it('takes one picture before a subject line for no list', () => {
    expect(told('\u2728 Add a night timetable\n\nCrews had asked for it.').bullet).toMatch(
      /^Added a night timetable/,
    )
  })

  it.each([
    ['revert: "feat: parallel boarding"', /^Reverted parallel boarding/],
    ['Revert "Parallel boarding"', /^Reverted "Parallel boarding"/],
    ['revert: "feat: open both gates at once"', /^Reverted a change to open both gates at once/],
  ])('tells what %s took back', (title, bullet) => {
    const said = told(`${title}\n\nThis reverts commit 3f2a91c. Two gates opened at once.`)
    expect(said.bullet).toMatch(bullet)
  })

  it('does not take how a change came in for a deed', () => {
    const { all, bullet } = told(
      'Merge pull request #12 from acme/lid-lock\n\nFix the lid lock on the old kiln',
    )
    expect(bullet).toMatch(/^Fixed the lid lock on the old kiln/)
    expect(all).not.toMatch(/[Mm]erge/)
  })

  it('takes versions for nothing that was measured', () => {
    const { all } = told('Bump kiln-core from 4.17.15 to 4.17.21\n\nBumps kiln-core from 4.17.15 to 4.17.21.')
    expect(all).not.toMatch(/[Bb]umps|went from|going from/)
  })

  it.each([
    [
      'Finally got the ferry run down to 6 minutes (was 22). Split the pier into 4 lanes.',
      /^Cut the ferry run from 22 to 6 minutes/,
    ],
  ])('reads what was brought down or up: %s', (text, bullet) => {
    expect(told(text).bullet).toMatch(bullet)
  })

  it('ends a sentence behind the name of a company', () => {
    expect(
      told(
        'Helped support debug a failing import for Kiln Corp. Their file had a stray mark. Patched the parser.',
      ).all,
    ).not.toMatch(/Corp\. Their/)
  })

  it('parts a deed from what fell since, whatever its name', () => {
    expect(told('Replaced the old parser with a stream, CPU dropped by a third.').all).not.toMatch(
      /stream, CPU/,
    )
  })

  it('does not take what was merged for some of what was closed', () => {
    expect(
      told('Closed 14 stale requests and merged 6 this week. Wrote a guide for newcomers.').all,
    ).not.toMatch(/6 of/)
  })

  it('tells what stands behind "After" as brought about', () => {
    const { bullet, situation } = told(
      '**Before:** every boarding needed a paper list, lost twice last month.\n**After:** lists print automatically at the gate, with a copy for the crew.',
    )
    expect(bullet).toMatch(/^Ensured that lists print automatically at the gate/)
    expect(situation).toMatch(/^Every boarding needed a paper list/)
  })

  it('leaves figures and bare things behind "After" alone', () => {
    expect(told('Cache the tiles\n\nBefore: 4.2 s\nAfter: 2.9 s').all).not.toMatch(/[Ee]nsured/)
    expect(told('Cache the tiles\n\nBefore: slow page load\nAfter: faster page load').all).not.toMatch(
      /[Ee]nsured/,
    )
  })

  it('adds several new things without "a"', () => {
    expect(told('Done today\n\n- New onboarding screens\n- Rewrote the kiln docs').all).toMatch(
      /added new onboarding screens/i,
    )
  })
})
