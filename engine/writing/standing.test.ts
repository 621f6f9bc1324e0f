import { describe, expect, it } from 'vitest'
import { analyseSnap } from '../analyse-snap.ts'

const storyOf = (text: string) =>
  analyseSnap(text, { today: '2026-11-14', autoDetectDate: true, smartPriority: true }).starStory

describe('how things stand in the end', () => {
  it('is the result, even where the note opens with it', () => {
    const { result, situation } = storyOf(
      'The greenhouse panel is almost done, only the fan page is left. We are writing the page for the vents this week. The old panel showed stale readings whenever the gateway restarted.',
    )
    expect(result).toContain('The greenhouse panel is almost done')
    expect(situation).not.toContain('almost done')
  })

  it('is told rather than a deed that was told before', () => {
    const { result } = storyOf(
      'I soldered the new regulator. The meter loads perfectly. The first regulator had shorted against the case.',
    )
    expect(result).toBe('The meter loads perfectly.')
  })
})

describe('what was done', () => {
  it('is no account of how a thing works', () => {
    const { action } = storyOf(
      'Reject oversized scans\n\nThe scanner sends a page as one blob. The gateway keeps every blob in memory until it is signed. I added a size check before the blob is read.',
    )
    expect(action).toBe('I added a size check before the blob is read.')
  })

  it('is not told a second time in the same words', () => {
    const { action, result } = storyOf('Yesterday I tracked a strange fault with the wheel encoder.')
    expect(result).not.toContain('By the end')
    expect(result).not.toBe(action)
  })
})
