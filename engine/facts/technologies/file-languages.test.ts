import { describe, expect, it } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findTechnologies } from './technologies.ts'

const named = (text: string) => findTechnologies(readDocument(text)).map(({ name }) => name)

describe('the files a text speaks of', () => {
  it.each([
    ['Split `src/parser.rs` into two files.', ['Rust']],
    ['Fixed the null check in ./shop/Invoice.php.', ['PHP']],
    ['Moved helpers.py out of the Go service.', ['Go']],
    ['Took the tide table out of `harbour.jinja`.', ['Jinja']],
    ['The berth list moved into Berths.vue.', ['Vue']],
    ['See https://example.org/tools/run.py for the rest.', []],
    ['Wrote it down in notes.md and data.json.', []],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})

describe('the language a fence is marked with', () => {
  it.each([
    ['The gate opened twice:\n\n```go\nopen(gate)\nopen(gate)\n```', ['Go']],
    ['The gate opened twice:\n\n~~~yaml\ngate: open\n~~~', ['YAML']],
    ['Python reads the gate now:\n\n```python\nread(gate)\n```', ['Python']],
    ['The gate opened twice:\n\n```text\ngate open\n```', []],
    ['The gate opened twice:\n\n```\nrow home\n```', []],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})

describe('what marks up a type', () => {
  it('is a package as well', () => {
    expect(named('Old files load again with `#[serde(default)]`.')).toEqual(['Serde'])
    expect(named('Kept `#[test]` and `#[cfg(unix)]` where they were.')).toEqual([])
  })
})
