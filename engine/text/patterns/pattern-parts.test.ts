import { expect, it } from 'vitest'
import { type Item, partsOf, type Sequence } from './pattern-parts.ts'

/** Writes the parts down: "a" for a letter, "-" for a mark, "|" for an edge, "?" for what is only looked at, "." for anything. */
function written(choices: readonly Sequence[]): string {
  return choices.map((choice) => choice.map(writtenItem).join('')).join(' or ')
}

function writtenItem(item: Item): string {
  const sign = { letter: '', mark: '-', edge: '|', look: '?', group: '', any: '.' }[item.kind]
  const told =
    item.kind === 'letter'
      ? item.letters.join('/')
      : item.kind === 'group'
        ? `(${written(item.choices)})`
        : sign
  return told + (item.isOptional ? ' maybe ' : '') + (item.isRepeated ? ' often ' : '')
}

it.each([
  [/\bcve-\d/i, '|cve-0/1/2/3/4/5/6/7/8/9'],
  [/\w\S./, '...'],
  [/^(?:a|[Bb]c)$/, '|(a or bc)|'],
  [/\s[-,]\./, '---'],
  [/[abc][a-z][^a]/, 'a/b/c..'],
  [/(?<!x)y(?=z)/, '?y?'],
  [/a?b*c+d{2,}/, 'a maybe b maybe  often c often d often '],
  [/(?<name>a)\1\B/, '(a)..'],
  [/\u2013[\s\u2014]/, '--'],
])('reads what %s asks for', (pattern, expected) => {
  expect(written(partsOf(pattern.source))).toBe(expected)
})

it.each([
  [/\(/, ['(']],
  [/[:;]/, [':', ';']],
  // A space, a dash or any other sign may stand there.
  [/[\s:]/, []],
  [/[:\u2013]/, []],
  [/\W/, []],
])('knows the marks that %s asks for', (pattern, expected) => {
  expect(partsOf(pattern.source)[0]?.[0]).toMatchObject({ kind: 'mark', marks: expected })
})
