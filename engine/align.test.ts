import { expect, it } from 'vitest'
import { alignClaims } from './align.ts'
import { readSource } from './ground/source.ts'
import { readDocument } from './text/lines/document.ts'

const TEXT =
  'The checkout timed out under load. I added an index in PostgreSQL. The p95 fell from 18s to 9s. Lunch was late.'

it('finds the sentences that each part of an entry retells, in the order of the text', () => {
  const sources = alignClaims(
    {
      extractedData: {
        project: 'checkout',
        problemSummary: '',
        impact: 'P95 fell from 18s to 9s.',
        technologies: [],
      },
      resumeBullet: 'Cut the p95 from 18s to 9s. Added a PostgreSQL index.',
      starStory: { situation: 'Quarterly synergies.', task: '', action: '', result: '' },
    },
    readSource(readDocument(TEXT)),
  )
  const quoted = (field: keyof typeof sources) =>
    sources[field]?.map(({ start, end }) => TEXT.slice(start, end))
  expect(quoted('impact')).toEqual(['The p95 fell from 18s to 9s.'])
  expect(quoted('resumeBullet')).toEqual(['I added an index in PostgreSQL.', 'The p95 fell from 18s to 9s.'])
  expect(quoted('situation')).toEqual([])
})
