import { expect, it } from 'vitest'
import { isPlural } from './plural.ts'

it.each([
  'failed jobs per night',
  'all the queue',
  'the lexer and the parser',
  'two workers',
  '6 of 9 pumps',
  'the boats moored upstream',
  'lids unnecessary',
  'the doors pertaining to the shed',
  'string knots',
  'spelling mistakes in two guides',
  'lamps around the pier',
  'boats longer than a rope',
])('%s are', (noun) => {
  expect(isPlural(noun)).toBe(true)
})

it.each([
  'the mill into smaller parts',
  'the lock between polls',
  'bus',
  'ws',
  '"lift and lower" switch of the winch',
  'access',
  'Postgres',
  'btrfs',
  'preloading audio and video',
  'cost of the runs',
  'the gas released',
  'the pumps based controller',
])('%s is', (noun) => {
  expect(isPlural(noun)).toBe(false)
})
