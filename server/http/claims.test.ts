import { expect, it } from 'vitest'
import { leastTimeOf } from '../../engine/testing/time-of.ts'
import { refuseClaims } from './claims.ts'

it.each<[string, unknown]>([
  ['at the top', { displayName: 'Ada', isAdmin: true }],
  ['inside another', { extractedData: { userId: 'other' } }],
  ['in a list', { technologies: [[{ storageKey: '../other' }]] }],
])('refuses a claim %s', (_, body) => {
  expect(() => refuseClaims(body)).toThrow(/^The field "\w+" cannot be set$/)
})

it.each(['[', '{"a":'])('refuses 20,000 levels of %s, and quickly', (opening) => {
  const closing = opening === '[' ? ']' : '}'
  const body = JSON.parse(`{"a":${opening.repeat(20_000)}1${closing.repeat(20_000)}}`)
  const refused = () => expect(() => refuseClaims(body)).toThrow('The body is nested too deeply')
  expect(leastTimeOf(refused, 100)).toBeLessThan(100)
})

it.each([undefined, null, 'userId', ['userId'], { note: 'userId', id: 'x', deep: { createdAt: '' } }])(
  'lets %j through as it is',
  (body) => {
    expect(refuseClaims(body)).toBe(body)
  },
)
