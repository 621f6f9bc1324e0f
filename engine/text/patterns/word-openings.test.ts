import { describe, expect, it } from 'vitest'
import { CUES } from '../../lexicon/cues.ts'
import { HIGH_CUES, LOW_CUES } from '../../lexicon/priority-cues.ts'
import { openingsOf, sortByOpenings } from './word-openings.ts'

const openings = (pattern: RegExp) => [...(openingsOf(pattern) ?? ['anything'])].sort()

describe('the openings of a pattern', () => {
  it.each([
    [/\bcrash(?:es|ed)?\b/i, ['crash ', 'crashe']],
    [/\b(?:bugs?|no|OOM)\b/i, ['bug ', 'bugs ', 'no ', 'oom ']],
    [/\b(?:re-?)?start/, ['re ', 'restar', 'start']],
    [/\b[Ss]et up\b/, ['set ']],
    [/^(?:to|so as to)\s\w+/, ['so ', 'to ']],
    [/n't\b/, ['t ']],
    [/\bp\w\w\b/, ['p']],
    [/\bv[12]\d{3}\b/, Array.from({ length: 20 }, (_, figure) => `v${figure + 10}`)],
    [/\b5\d\d\b/, Array.from('0123456789', (figure) => `5${figure}`)],
    [/\b(?=now)(?<!\bfor )now\b/, ['now ']],
    // What is looked at stands in the text, too.
    [/(?<=\b(?:in|at) )(?=next week)/, ['week']],
    [/\w+(?=ing the lamp\b)/, ['lamp ']],
    [/(?<=\blamps? )\w+/, ['lamp ', 'lamps ']],
  ])('are the first letters of the words it may begin with: %s', (pattern, expected) => {
    expect(openings(pattern)).toEqual(expected)
  })

  it('are those of the rarest word that all matches hold', () => {
    expect(openings(/\b(?:is|are) (?:now )?(?:restored|available)\b/)).toEqual(['availa', 'restor'])
    expect(openings(/\d+ (?:\w+ )?customers?\b/)).toEqual(['custom'])
    expect(openings(/\b(?:deployed|in production)\b/)).toEqual(['deploy', 'produc'])
  })

  it('may be a mark or any figure', () => {
    expect(openings(/\?$/)).toEqual(['?'])
    expect(openings(/\s[:;(]|\w\d/)).toEqual(['\t', '(', ':', ';'])
  })

  it.each([
    ['a word may be any', /\b\w+ly\b/],
    ['a match need not begin a word', /ing\b/],
    ['one of the choices has none', /\bcrash|\s$/],
    ['all of it may be left out', /(?:\bcrash)?/],
    ['a letter may be any', /\b\p{L}+|\b[\p{L}\d]/u],
    ['what is looked at may end a word', /(?<=lamp)s/],
    ['something must not stand there', /(?!\blamp)\w+(?<!\blamp)/],
    ['it repeats what it found', /([a-z])\1{2}/],
  ])('are unknown where %s', (_, pattern) => {
    expect(openingsOf(pattern)).toBeUndefined()
  })
})

describe('patterns sorted by their openings', () => {
  it('are called for by the words of a text, whatever their case', () => {
    const calledFor = sortByOpenings([/\bcrash/i, /\bno\b/i, /\s$/])
    expect(calledFor('Crashed again')).toEqual([true, false, true])
    expect(calledFor('That is not it, no')).toEqual([false, true, true])
    expect(calledFor('Nothing of the kind')).toEqual([false, false, true])
  })

  it('are called for by letters beyond the alphabet that stand for one of it', () => {
    const calledFor = sortByOpenings([/\bcrash \p{L}/iu])
    expect(['It cra\u017fh again', 'A crash it was', 'It did not'].map((text) => calledFor(text)[0])).toEqual(
      [true, true, false],
    )
  })

  it('are called for by marks and figures', () => {
    const calledFor = sortByOpenings([/\?$/, /[a-z]\d/])
    expect(calledFor('Is it p95?')).toEqual([true, true])
    expect(calledFor('It is not.')).toEqual([false, false])
  })

  it.each([
    'The site was down for 40 minutes because the disk was full, and customers could not log in.',
    'This change no longer crashes, so the build is now 3 times faster: from 20s to 5s.',
    'As a result, all tests pass again; I will look into the flaky ones next week.',
    "We couldn't reproduce it at first, but the outage was caused by an expired certificate.",
    'Instead of retrying we decided to drop the message, which avoids data loss.',
    'docs: fix a typo in the README and clean up unused imports',
    'Thanks for the review! Used by 12 teams, confirmed by QA, signed off yesterday (was 90ms).',
  ])('leave out nothing that matches: %s', (text) => {
    const patterns = [...Object.values(CUES), ...[...HIGH_CUES, ...LOW_CUES].map(({ pattern }) => pattern)]
    const calledFor = sortByOpenings(patterns)(text)
    const missed = patterns.filter((pattern, place) => pattern.test(text) && !calledFor[place])
    expect(missed).toEqual([])
    expect(calledFor.filter(Boolean).length).toBeLessThan(patterns.length / 2)
  })
})
