import { expect, it } from 'vitest'
import { newId } from './ids.ts'

it('makes UUIDs of version 7 that are distinct and in order', () => {
  const ids = Array.from({ length: 10_000 }, newId)
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})
