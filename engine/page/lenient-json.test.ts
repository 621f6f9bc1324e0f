import { expect, it } from 'vitest'
import { parseLenientJson } from './lenient-json.ts'

it.each<[string, string, unknown]>([
  ['good JSON', '{"a": [1, "b"]}', { a: [1, 'b'] }],
  ['raw line breaks and tabs in strings', '{"a": "one\ntwo\tthree"}', { a: 'one\ntwo\tthree' }],
  ['other control characters', '{"a": "one\u0001two"}', { a: 'one two' }],
  ['trailing commas', '{"a": [1, 2, ], }', { a: [1, 2] }],
  ['quotes that are not escaped', '{"a": "he said "yes" to us", "b": 1}', { a: 'he said "yes" to us', b: 1 }],
  ['backslashes that escape nothing', String.raw`{"a": "C:\docs\x"}`, { a: String.raw`C:\docs\x` }],
  ['half a Unicode escape', String.raw`{"a": "\u12"}`, { a: String.raw`\u12` }],
  ['comment marks', '<!-- {"a": 1} -->', { a: 1 }],
  ['a CDATA section', '//<![CDATA[\n{"a": 1}\n//]]>', { a: 1 }],
  ['a final semicolon', '{"a": 1};', { a: 1 }],
])('parses %s', (_, source, value) => {
  expect(parseLenientJson(source)).toEqual(value)
})

it.each(['', 'hello', '{"a": ', '{a: 1}', '[1, 2'])('gives up on %j', (source) => {
  expect(parseLenientJson(source)).toBeUndefined()
})
