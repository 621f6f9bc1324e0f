import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyseSnap } from './analyse-snap.ts'
import { createGuard } from './ground.ts'
import { leastTimeOf } from './testing/time-of.ts'
import { readDocument } from './text/lines/document.ts'

const options = { today: '2026-03-10', autoDetectDate: true, smartPriority: true }
const analyse = (description: string) => analyseSnap(description, options)

const phrase = fc.constantFrom(
  'Fixed the login and added 30% more tests',
  'We cut the build from 9 minutes to 3 minutes.',
  'because the pool was full',
  '# Root cause',
  '- [ ] Add an alert',
  '```',
  '`x = 1`',
  '| a | 12 ms | 40% |',
  '> quoted',
  'I will move it next week.',
  'https://example.org/a_b?c=1',
  '**Fix:** restarted it',
  'PAY-12',
  '11:01:47',
  '~200-300ms',
  '\ud83d\ude80',
  'e.g. this',
  '(',
  '"',
  '*',
  '_',
  '[a](b',
  '<b>',
  '&lt;',
)
const description = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(fc.tuple(phrase, fc.constantFrom(' ', '\n', '\n\n', '. ', ', ')), { maxLength: 40 })
    .map((parts) => parts.flat().join('')),
)

describe('analyseSnap on any text', () => {
  test('never throws, keeps to its limits and to its guard', () => {
    fc.assert(
      fc.property(description, (text) => {
        const { extractedData, resumeBullet, starStory, analysis } = analyse(text)
        expect(extractedData.project).not.toBe('')
        expect(extractedData.project.length).toBeLessThanOrEqual(80)
        // An "I" with an accent of its own is another letter.
        expect(resumeBullet).not.toMatch(/(?<![\w'])(?:I|we|our|my)(?![\w\p{M}'/])/u)
        for (const part of Object.values(starStory)) expect(part).not.toBe('')
        for (const { start, end } of Object.values(analysis.sources).flat()) {
          expect(start).toBeLessThanOrEqual(end)
          expect(end).toBeLessThanOrEqual(text.length)
        }
        const guard = createGuard(readDocument(text))
        const numbers = [resumeBullet, extractedData.impact, ...Object.values(starStory)]
          .flatMap((part) => guard.check(part))
          .filter((fault) => fault.kind === 'number')
        expect(numbers).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  test('gives the same answer twice', () => {
    fc.assert(
      fc.property(description, (text) => {
        expect(analyse(text)).toEqual(analyse(text))
      }),
      { numRuns: 20 },
    )
  })

  test.each([
    ['letters', 'a'],
    ['digits', '1'],
    ['brackets', '[a]('],
    ['backticks', '`a '],
    ['stars', '*a '],
    ['tags', '<a '],
    ['comments', '<!-- '],
    ['list', '- Fixed a thing\n'],
    ['rows', '| a | 1 |\n'],
    ['headings', '# a\n'],
    ['prose', 'We fixed the slow import by adding a cache, which cut errors from 30% to 2%. '],
    ['clauses', 'fixed it by adding '],
    ['numbers', '12 ms '],
    ['addresses', 'http://a.b/c '],
    ['one line', 'and the import was slow because we moved it '],
    ['dots', '.'],
    ['spaces', ' '],
  ])('stays fast on 100 kB of %s', (_name, unit) => {
    const text = `I moved it ${unit.repeat(Math.ceil(100_000 / unit.length)).slice(0, 100_000)}, and it was slow!`
    expect(leastTimeOf(() => analyse(text), 1500)).toBeLessThan(1500)
  })

  test.each([' ', '\t', '\n', '-', '#', '>', '|', '*', '[', '<', '`', '_', '=', '.', 'a', '1'])(
    'stays fast on 100 kB of "%s" with nothing before it',
    (unit) => {
      expect(leastTimeOf(() => analyse(`${unit.repeat(100_000)}!`), 1500)).toBeLessThan(1500)
    },
  )

  // Whoever shares these words out in every possible way takes twice as long with each word more.
  test.each([
    ...['fixed ', 'fix: ', 'see: ', 'see also ', '#1, ', 'took 1', 'took 1 ', 'about 12 ', '12 '],
    ...['added ', 'moved it ', 'was slow ', 'by adding ', 'cut to 3 ', 'from 9 to 3 ', 'dropped 5% ', 'now '],
    ...[
      'because ',
      'so that ',
      'which ',
      'and ',
      'but, ',
      'to ',
      'by @a ',
      'Result: ',
      'the day ',
      'finally ',
    ],
    ...['a_', 'a-b.', 'PAY-1 ', 'v1.2.', '(a ', 'a, ', 'a, and ', '-> ', '... ', '! ', '- ', '"a" ', "it's "],
  ])('takes "%s" over and over no longer than other words', (words) => {
    const many = words.repeat(40)
    for (const text of [
      many,
      `I ${many}`,
      `I fixed the ${many}`,
      `- ${many}x timeouts in the queue`,
      `Tools like ${many}x Redis`,
    ])
      expect(leastTimeOf(() => analyse(text), 1000)).toBeLessThan(1000)
  })

  // A pattern that tries every way to share these out takes minutes; the rest is for a machine with other work.
  test.each(['-', ':-', '| ', '=', '*', '_.', '> ', '# ', '1.', '1,', '(', '`', ' ', 'a-', 'A', '<a ', '@'])(
    'takes 8,000 characters of "%s" quickly',
    (text) => {
      expect(leastTimeOf(() => analyse(`${text.repeat(8_000 / text.length)}!`), 5_000)).toBeLessThan(5_000)
    },
  )
})
