import { expect, it } from 'vitest'
import { readSentences } from './features.ts'
import { weighRoles } from './roles.ts'
import { readDocument } from './text/lines/document.ts'

function weigh(text: string) {
  return weighRoles(readSentences(readDocument(text)))
}

it('gives every sentence its roles, between 0 and 1', () => {
  const all = weigh('The pump leaked at night. I replaced the seal. The cellar has been dry since.')
  expect(all).toHaveLength(3)
  for (const one of all) for (const value of Object.values(one)) expect(value >= 0 && value <= 1).toBe(true)
  const [trouble, deed, end] = all
  expect(trouble?.problem).toBeGreaterThan(0.5)
  expect(deed?.solution).toBeGreaterThan(0.5)
  expect(end?.impact).toBeGreaterThan(end?.problem ?? 1)
})

it('has one highlight: the deed, not what surrounds it', () => {
  const highlights = weigh(
    'Met the harbour crew at nine. I built a planner for the ferries that sorts all trips by tide. Next week I will look at the lamps.',
  ).map(({ highlight }) => highlight)
  expect(Math.max(...highlights)).toBe(1)
  expect(highlights.indexOf(1)).toBe(1)
})

it('weighs a text without sentences', () => {
  expect(weighRoles([])).toEqual([])
})
