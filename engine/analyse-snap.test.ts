import { describe, expect, test } from 'vitest'
import { analyseSnap } from './analyse-snap.ts'

const options = { today: '2026-03-10', autoDetectDate: true, smartPriority: true }
const analyse = (description: string) => analyseSnap(description, options)

const CHANGE = `fix(importer): Stop the nightly import from leaking connections (#918)

The importer opened one PostgreSQL connection for each tenant and never closed it.
Every night the pool ran dry and the import failed with a timeout.

This commit reuses a single connection for all tenants.

The import now takes 7 minutes instead of 90 minutes.
`

const LOG = `## Week 3

- Implemented the export of invoices as CSV
- Fixed a crash in the upload dialog when the file name is empty
- Helped Ana review the billing migration

## Next week

- Migrate the scheduler to Go
`

const INCIDENT = `# Outage of the search page

## Impact

Users saw 500 errors for 40 minutes.

## Root cause

The disk of the search node was full because old indexes were never removed.

## Resolution

We deleted the old indexes and restarted the node. Search was back to normal at 14:20.

## Action items

- Add an alert for disk usage
`

describe('analyseSnap', () => {
  test('tells problem, solution and impact of a change apart', () => {
    const { extractedData } = analyse(CHANGE)
    expect(extractedData.problemSummary).toContain('never closed it')
    expect(extractedData.solution).toContain('reuses a single connection')
    expect(extractedData.impact).toContain('7 minutes instead of 90 minutes')
    expect(extractedData.technologies).toContain('PostgreSQL')
  })

  test('writes a bullet of one sentence that opens with a deed of the text', () => {
    const { resumeBullet } = analyse(CHANGE)
    expect(resumeBullet).toMatch(/^(?:Stopped|Reused|Fixed|Cut) /)
    expect(resumeBullet.split(' ').length).toBeGreaterThanOrEqual(10)
    expect(resumeBullet.split(' ').length).toBeLessThanOrEqual(35)
    expect(resumeBullet).not.toMatch(/\b(?:I|we|my|our)\b/)
  })

  test('tells the story in four different parts', () => {
    const { starStory } = analyse(CHANGE)
    expect(new Set(Object.values(starStory)).size).toBe(4)
    expect(starStory.action).toMatch(/^(?:I|We) /)
    expect(starStory.result).toContain('7 minutes')
  })

  test('points every field into the description', () => {
    const { analysis, extractedData } = analyse(CHANGE)
    for (const range of Object.values(analysis.sources).flat()) {
      expect(range.start).toBeLessThan(range.end)
      expect(range.end).toBeLessThanOrEqual(CHANGE.length)
    }
    const [source] = analysis.sources.impact
    expect(CHANGE.slice(source?.start, source?.end)).toBe(extractedData.impact)
  })

  test('claims no plan and no more than help', () => {
    const { resumeBullet, extractedData, starStory } = analyse(LOG)
    expect([resumeBullet, extractedData.solution, starStory.action].join(' ')).not.toMatch(/scheduler|Go\b/)
    expect(resumeBullet).not.toMatch(/\bLed\b|^Migrated/)
  })

  test('takes the harm of an incident for the problem and not for its result', () => {
    const { extractedData, starStory } = analyse(INCIDENT)
    expect(extractedData.impact).not.toContain('500 errors')
    expect(extractedData.solution).toContain('deleted the old indexes')
    expect(starStory.result).toContain('back to normal')
    expect(extractedData.solution).not.toContain('alert')
  })

  test('leaves empty what the text does not say, and asks for it', () => {
    const { extractedData, analysis, starStory } = analyse('Add a dark theme to the settings page')
    expect(extractedData.impact).toBe('')
    expect(extractedData.approach).toBe('')
    expect(analysis.notes).toContain('No outcome is stated: add a number if you have one.')
    expect(starStory.result).not.toMatch(/not stated/i)
  })

  test('a setting is no outcome', () => {
    expect(analyse('Increase the upload timeout from 20s to 120s').extractedData.impact).toBe('')
  })

  test('says so when it cannot read the language', () => {
    const { analysis, resumeBullet } = analyse(
      'Der nächtliche Import lief nicht durch, weil die Verbindung zur Datenbank nach zehn Minuten getrennt wurde. Ich habe den Pool vergrößert und die Abfrage aufgeteilt.',
    )
    expect(analysis.notes.some((note) => note.includes('English'))).toBe(true)
    expect(resumeBullet.length).toBeGreaterThan(0)
  })

  test('reads labels on lines that follow one another', () => {
    const { extractedData, starStory } = analyse(
      'Problem: customers could not reset their password on Safari.\nRoot cause: the form waited for an event that Safari never fires.\nFix: we submit on blur and added a Playwright test.\nResult: the reset rate went up from 71% to 96%.',
    )
    expect(extractedData.problemSummary).toContain('could not reset')
    expect(extractedData.solution).toBe('We submit on blur and added a Playwright test.')
    expect(extractedData.impact).toBe('The reset rate went up from 71% to 96%.')
    expect(starStory.result).toContain('96%')
  })

  test('parts a result from the deed told in the same breath', () => {
    const { extractedData, resumeBullet } = analyse(
      'Checkout mails were late because a worker hung on a dead connection. I added a health check, and mails now go out within 30 seconds instead of 20 minutes.',
    )
    expect(extractedData.impact).toBe('Mails now go out within 30 seconds instead of 20 minutes.')
    expect(resumeBullet).toMatch(
      /^Added a health check.*, with mails now going out within 30 seconds instead of 20 minutes\.$/,
    )
  })

  test('takes a suggestion for no deed and its hope for no outcome', () => {
    const { extractedData, resumeBullet } = analyse(
      'I suggest we move the scheduler to Go. It would cut memory by 50%.',
    )
    expect(extractedData.impact).toBe('')
    expect(resumeBullet).not.toMatch(/^(?:Moved|Cut)|50%/)
  })

  test('tells averted harm from harm', () => {
    const { extractedData } = analyse(
      'The API was down for 25 minutes because the certificate had expired. We renewed it and set up automatic renewal. No data was lost.',
    )
    expect(extractedData.impact).toBe('No data was lost.')
    expect(extractedData.problemSummary).not.toContain('No data')
  })

  test('quotes a text whose language it does not write', () => {
    const { resumeBullet, starStory } = analyse(
      'Der Import brach jede Nacht ab, weil die Verbindung getrennt wurde. Ich habe den Pool vergr\u00f6\u00dfert und die Abfrage geteilt.',
    )
    expect(resumeBullet).toBe('Der Import brach jede Nacht ab, weil die Verbindung getrennt wurde.')
    expect(starStory.action).toContain('Ich habe den Pool')
  })

  test('does as it is told about dates and priority', () => {
    const { extractedData } = analyseSnap('URGENT: on 2025-01-02 production was down', {
      today: '2026-03-10',
      autoDetectDate: false,
      smartPriority: false,
    })
    expect(extractedData).toMatchObject({ date: '2026-03-10', priority: 'medium' })
  })
})
