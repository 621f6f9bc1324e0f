import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lean } from './lean.ts'

const PATTERNS: readonly RegExp[] = [
  /^(?:the |an? )?(pump|gate)(?: (?:is|was))?(?: now)? (?:open|shut)/,
  /(?<=\b(?:the|my) )(gate|pump)s?(?= (?:was|is) )|(?<!not )open/i,
  /\b(?<what>pump|gate)(?:s|'s){0,2} (?!(?:was|is) (?:not|never))(\w+)/gi,
  /((?:about |only )*)(\d+(?:\.\d+)?)\s?(ms|s|%)?(?:[.,]|$)/,
  /(?:[()|?]|\(|\)|\||[\])]|\\)+(?:x|y)?z?/,
  /(?:\p{L}+|\d{1,3})(?:-(?:\p{L}|\d)+)?(?: and | or )?\p{Lu}?/u,
  /(?:a|ab)(?:c|bcd)(?:d*)(?:e|)$/,
  /(?:(?:the|a)(?: old| new)?\s?){1,3}?(?:gate|pump|)/,
]
const WORDS = fc.constantFrom(
  ...[
    'the ',
    'a ',
    'my ',
    'old ',
    'new ',
    'pump',
    'gate',
    "'s ",
    's ',
    'is ',
    'was ',
    'not ',
    'never ',
    'now ',
  ],
  ...[
    'open',
    'shut',
    'about ',
    'only ',
    '1',
    '20',
    '.',
    ',',
    '%',
    'ms',
    'abcd',
    'abc',
    'e',
    '(',
    ')',
    '|',
    '?',
  ],
  ...['\\', ']', 'x', 'z', '-', ' and ', ' or ', 'Ł', 'ß', ' '],
)

it.each(PATTERNS)('matches just what the pattern matches: %s', (pattern) => {
  const small = lean(pattern)
  fc.assert(
    fc.property(fc.array(WORDS, { maxLength: 12 }), (words) => {
      const text = words.join('')
      pattern.lastIndex = 0
      small.lastIndex = 0
      expect(small.exec(text)).toEqual(pattern.exec(text))
      expect(small.lastIndex).toBe(pattern.lastIndex)
    }),
    { numRuns: 500 },
  )
})

it('puts a joint behind what is a choice and before what follows, and nowhere else', () => {
  const { source, flags } = lean('(?:a|b)c(?:d)?e(?:f|g)+h(?!i|j)k(?:l|m)', 'i')
  expect(source).toBe('(?:a|b)(?:(?!)x)*c(?:d)?(?:(?!)x)*e(?:f|g)+h(?!i|j)k(?:l|m)')
  expect(flags).toBe('i')
})

it('is asked once for each pattern, when the engine is loaded', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname })
  const isAskedAgain = (file: string) =>
    /^[ \t]+(?:return|(?:const|let) \w+ =) lean\(/m.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => !file.endsWith('.test.ts') && isAskedAgain(file))).toEqual([])
})
