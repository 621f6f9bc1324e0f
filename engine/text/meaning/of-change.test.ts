import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { readDocument } from '../lines/document.ts'
import { tellOfChange } from './of-change.ts'

const told = (text: string) => {
  const { sentences } = readDocument(text)
  return tellOfChange(
    sentences,
    sentences.map((one) => one.text),
  )
}

it('tells of the change what "it" does to the program', () => {
  const text =
    'This PR moves the tide cache to disk. It also drops the memory limit. It adds a cold start test.'
  expect(told(text)).toEqual([
    'This PR moves the tide cache to disk.',
    'This change also drops the memory limit.',
    'This change adds a cold start test.',
  ])
  const { action, result } = analyse(text).starStory
  expect(action).toMatch(/moved the tide cache to disk.*dropped the memory limit/)
  expect(result).not.toMatch(/^It\b/)
})

it.each([
  'This PR adds a tide cache. It keeps the rows in memory.',
  'The pump was replaced. It also leaks at night.',
  'I built a kiosk. It adds the tickets up.',
])('leaves what the thing itself does in %j', (text) => {
  expect(told(text).join(' ')).toBe(text)
})
