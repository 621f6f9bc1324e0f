import { describe, expect, test } from 'vitest'
import { WORK_VERBS } from '../../lexicon/verbs.ts'
import { readVerb, verbOf } from './verbs.ts'

describe('the table of verbs', () => {
  test('holds several hundred verbs of engineering work, each once', () => {
    const bases = WORK_VERBS.trim()
      .split(/\s+/)
      .map((entry) => entry.split('/')[0])
    expect(bases.length).toBeGreaterThan(400)
    expect(new Set(bases).size).toBe(bases.length)
  })

  test.each([
    ['ship', 'shipped', 'shipping', 'ships'],
    ['fix', 'fixed', 'fixing', 'fixes'],
    ['retry', 'retried', 'retrying', 'retries'],
    ['rewrite', 'rewrote', 'rewriting', 'rewrites'],
    ['cut', 'cut', 'cutting', 'cuts'],
    ['tie', 'tied', 'tying', 'ties'],
    ['deploy', 'deployed', 'deploying', 'deploys'],
    ['control', 'controlled', 'controlling', 'controls'],
    ['mimic', 'mimicked', 'mimicking', 'mimics'],
  ])('inflects %s', (base, past, ing, s) => {
    expect(verbOf(base)?.forms).toMatchObject({ past, ing, s })
  })

  test('reads a form back to its verb', () => {
    expect(readVerb('Rewritten').map(({ verb, form }) => [verb.base, form])).toEqual([
      ['rewrite', 'participle'],
    ])
    expect(readVerb('bounds-checked').map(({ verb, form }) => [verb.base, form])).toContainEqual([
      'bounds-check',
      'past',
    ])
    expect(readVerb('banana')).toEqual([])
  })
})
