import { describe, expect, it } from 'vitest'
import { analyseSnap } from '../analyse-snap.ts'

const analyse = (text: string) =>
  analyseSnap(text, { today: '2026-11-14', autoDetectDate: true, smartPriority: true })

describe('the story', () => {
  it('names the end of the trouble as the task where the text names no other', () => {
    const { starStory } = analyse(
      'The nightly export was failing with a timeout and customers got no invoices.\n\nI moved the export to its own worker. Invoices go out before six again.',
    )
    expect(starStory.situation).toContain('failing with a timeout')
    expect(starStory.task).toBe(
      'I had to find out why the nightly export was failing with a timeout and fix it.',
    )
    expect(starStory.action).toContain('I moved the export to its own worker')
    expect(starStory.result).toContain('Invoices go out before six again')
  })

  it('does not open with what the writer did, nor take it for the problem', () => {
    const { starStory, extractedData } = analyse(
      'Week 6\n\nI rewrote the upload queue so that it retries with a growing pause. Until then a single 503 from the store lost the whole batch and support had 14 complaints in May.\n\nNo batch was lost in 12,000 uploads since.',
    )
    expect(starStory.situation).not.toContain('I rewrote')
    expect(extractedData.problemSummary).not.toContain('I rewrote')
    expect(starStory.action).toContain('I rewrote the upload queue')
  })

  it('gives the writer back the subject that was left out', () => {
    const { situation, action } = analyse('Was working on the search index all day.').starStory
    expect(`${situation} ${action}`).toMatch(/\bI was working on/)
  })

  it('says once what two sentences say alike', () => {
    const { action } = analyse(
      'Speed up search\n\nThis adds an index on the title. Adds an index on the title and drops the old view.',
    ).starStory
    expect(action.match(/index on the title/g)).toHaveLength(1)
  })

  it('tells a time of day or a bare figure for no result', () => {
    expect(analyse('Replaced the fan.\n\n07:42').starStory.result).not.toContain('07:42')
  })
})

describe('the outcome', () => {
  it.each([
    [
      'adoption',
      'I wrote a linter for our queries. It is used by 35 engineers without anybody asking them to.',
      /35 engineers/,
    ],
    [
      'absence of trouble',
      'I replaced the pull-ups. Four boards have been running for five days without a freeze.',
      /without a freeze/,
    ],
    ['comparison', 'I added a composite index. CPU at the same hour is 35% (was 80%).', /35% \(was 80%\)/],
    [
      'confirmation',
      'I excluded the agent from recording. The Porto office confirmed that it works.',
      /confirmed/,
    ],
  ])('is found in %s', (_, text, expected) => {
    expect(analyse(text).extractedData.impact).toMatch(expected)
  })

  it('is not a setting', () => {
    const { impact } = analyse(
      'Uploads failed on slow lines. I raised the timeout from 10 s to 50 s.',
    ).extractedData
    expect(impact).toBe('')
  })
})
