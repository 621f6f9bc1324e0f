import { expect, it } from 'vitest'
import { ExtractedData, StarStory } from '../../contract/snaps.ts'
import { createBuiltInAnalyst } from './built-in.ts'
import { withinLimits } from './within-limits.ts'

const CALL = { userId: 'ada', signal: new AbortController().signal }
const OPTIONS = { today: '2026-11-14', autoDetectDate: true, smartPriority: true }
const CLAUSE = 'we fixed the retry job that charged customers twice and added keys in PostgreSQL and '

it.each([
  ['one endless sentence', CLAUSE.repeat(1100)],
  ['one endless word', 'x'.repeat(100_000)],
  ['nothing but emoji', '\u{1f680}'.repeat(50_000)],
  ['a list without end', 'Redis, '.repeat(14_000)],
])('an entry made of %s can be saved', async (_, text) => {
  const entry = await withinLimits(createBuiltInAnalyst()).snap(text, OPTIONS, CALL)
  expect(ExtractedData.parse(entry.extractedData)).toEqual(entry.extractedData)
  expect(StarStory.parse(entry.starStory)).toEqual(entry.starStory)
  expect(entry.resumeBullet.length).toBeLessThanOrEqual(10_000)
})

it('cuts before a word and leaves out technologies over the limit', async () => {
  const short = await createBuiltInAnalyst().snap('Fixed it.', OPTIONS, CALL)
  const long = {
    ...short,
    resumeBullet: 'word '.repeat(3000),
    extractedData: {
      ...short.extractedData,
      technologies: ['x'.repeat(101), ...Array.from({ length: 150 }, (_, n) => `T${n}`)],
    },
  }
  const entry = await withinLimits({ ...createBuiltInAnalyst(), snap: async () => long }).snap(
    '',
    OPTIONS,
    CALL,
  )
  expect(entry.resumeBullet).toMatch(/^(word ){1998}word…$/)
  expect(entry.extractedData.technologies).toHaveLength(100)
  expect(entry.extractedData.technologies[0]).toBe('T0')
  expect(entry.starStory).toEqual(short.starStory)
})
