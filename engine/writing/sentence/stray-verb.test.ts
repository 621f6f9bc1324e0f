import { describe, expect, test } from 'vitest'
import { hasStrayVerb } from './stray-verb.ts'

describe('a statement run into a deed', () => {
  test.each([
    'dealt with the gate may jam',
    'opened berths for two ferries are no longer given away',
    'used a rope otherwise the boat will drift',
    'made the ferry will leave at noon',
  ])('%s', (deed) => expect(hasStrayVerb(deed)).toBe(true))
})

describe('a statement may stand behind what opens it', () => {
  test.each([
    'made sure the gate is shut',
    'ensured the lamps were lit and the doors shut',
    'mended the leak we had in the hull',
    'wrote down which lamps are lit',
    'made the guests have a key',
  ])('%s', (deed) => expect(hasStrayVerb(deed)).toBe(false))
})
