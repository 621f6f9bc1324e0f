import { describe, expect, test } from 'vitest'
import { inflectTail } from './inflect.ts'
import { outcomePhrase } from './outcome.ts'
import { isPlainClause } from './plain.ts'
import { capitalise, tidySentence, uncapitalise } from './tidy.ts'
import { impersonal, shorten } from './trim.ts'

describe('inflectTail', () => {
  test.each([
    ['a cache and remove the old one', 'base', 'past', 'a cache and removed the old one'],
    ['a cache and removes stale rows', 's', 'ing', 'a cache and removing stale rows'],
    ['read and write paths', 'base', 'past', 'read and write paths'],
    ['the pods and waited for new ones', 'past', 'base', 'the pods and wait for new ones'],
    ['the change and redeployed the gateway', 'past', 'base', 'the change and redeploy the gateway'],
    ['the flag and does not call it', 's', 'past', 'the flag and does not call it'],
  ] as const)('carries the tense over: %s', (rest, from, to, expected) => {
    expect(inflectTail(rest, from, to)).toBe(expected)
  })
})

describe('outcomePhrase', () => {
  test.each([
    ['This cut the build from 9 to 3 minutes.', ', cutting the build from 9 to 3 minutes'],
    ['In production, this halved the load.', ', halving the load in production'],
    ['Memory dropped from 4 GB to 1 GB.', ', with memory dropping from 4 GB to 1 GB'],
    ['The parser no longer leaks handles.', ', with the parser no longer leaking handles'],
    ['The old path is unchanged.', ', with the old path unchanged'],
    ['Using the cache speeds up the tests by 10s.', ', speeding up the tests by 10s'],
    ['~17 seconds -> ~350ms (48x faster)', ' (~17 seconds -> ~350ms, 48x faster)'],
  ])('turns "%s" into a phrase', (sentence, phrase) => {
    expect(outcomePhrase(sentence)).toBe(phrase)
  })

  test.each(['Does it work now?', 'The results:', 'It was a nice week.'])(
    'makes nothing of "%s"',
    (sentence) => {
      expect(outcomePhrase(sentence)).toBeUndefined()
    },
  )
})

describe('impersonal', () => {
  test('drops the writer or the part that needs one', () => {
    expect(impersonal('moved our queue to Redis')).toBe('moved the queue to Redis')
    expect(impersonal('added a check for stale rows, so that we bail out early')).toBe(
      'added a check for stale rows',
    )
    expect(impersonal('did what I could')).toBeUndefined()
  })
})

describe('shorten', () => {
  test('cuts at a joint and never inside a list, a range or a bracket', () => {
    expect(
      shorten('replaced the queue with a stream, which removes the lock that every worker waited for', 8),
    ).toBe('replaced the queue with a stream')
    expect(shorten('changed the default set of tools to git and hg', 8)).toBeUndefined()
    expect(shorten('cut the nightly import on the big cluster from 90 minutes to 7 minutes', 10)).not.toMatch(
      /90 minutes$/,
    )
  })
})

describe('isPlainClause', () => {
  test('tells a statement from a fragment or a clause that leans on another', () => {
    expect(isPlainClause('the pool was full every night')).toBe(true)
    expect(isPlainClause('when the pool was full')).toBe(false)
    expect(isPlainClause('this was broken for weeks')).toBe(false)
    expect(isPlainClause('a very full pool')).toBe(false)
  })
})

describe('tidying', () => {
  test('takes off addresses, empty brackets, connectives and loose ends', () => {
    expect(tidySentence('However, it failed (see https://example.org/a/b):')).toBe('It failed.')
    expect(tidySentence('call start() first')).toBe('Call start() first.')
  })

  test('keeps the case of names', () => {
    expect(capitalise('docs.rs was down')).toBe('docs.rs was down')
    expect(uncapitalise('Kubernetes restarted it')).toBe('Kubernetes restarted it')
    expect(uncapitalise('The pod restarted')).toBe('the pod restarted')
  })
})
