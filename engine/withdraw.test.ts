import { expect, it } from 'vitest'
import { analyseSnap } from './analyse-snap.ts'
import { readSource } from './ground/source.ts'
import { readDocument } from './text/document.ts'
import { withdrawUnsupported } from './withdraw.ts'

const TEXT =
  'Fixed the checkout timeout in PAY-482 by adding an index in PostgreSQL. The p95 fell from 18s to 9s.'
const ENTRY = analyseSnap(TEXT, { today: '2026-11-14', autoDetectDate: true, smartPriority: true })
const SOURCE = readSource(readDocument(TEXT))

it('leaves an entry alone that says what the text says', () => {
  expect(withdrawUnsupported(ENTRY, SOURCE)).toEqual(ENTRY)
})

it('takes back what the text does not say, and says so', () => {
  const entry = {
    ...ENTRY,
    extractedData: {
      ...ENTRY.extractedData,
      impact: 'The p95 fell by 50%.',
      technologies: ['PostgreSQL', 'Redis'],
    },
    resumeBullet: 'Fixed the checkout timeout in PAY-483.',
  }
  const kept = withdrawUnsupported(entry, SOURCE)
  expect(kept.extractedData).toEqual({ ...ENTRY.extractedData, impact: '', technologies: ['PostgreSQL'] })
  expect(kept.resumeBullet).toBe('')
  expect(kept.starStory).toEqual(ENTRY.starStory)
  expect(kept.analysis.notes.at(-1)).toContain('could not be traced')
})
