import { expect, test } from 'vitest'
import { findProse } from '../../../facts/fields/prose.ts'
import { readDocument } from '../../../text/lines/document.ts'
import { findDeeds } from '../../deeds/deeds.ts'
import { isSoundDeed } from '../action/told-deed.ts'
import { isNamed } from './named-deed.ts'

const done = (text: string) =>
  findDeeds(findProse(readDocument(text)))
    .filter((deed) => !isNamed(deed))
    .map(({ rest }) => rest)

test('a label is no deed', () => {
  expect(done('Post date: 4 May, 10:00\n\nI mended the winch.')).toEqual(['the winch'])
  expect(done('Post the sensor log to the town page')).toEqual(['the sensor log to the town page'])
})

test('a sentence whose verb comes later is no deed', () => {
  expect(isSoundDeed('I scanned for wide gaps are not supported anymore.')).toBe(false)
  expect(isSoundDeed('I scanned for gaps that are not covered.')).toBe(true)
})
