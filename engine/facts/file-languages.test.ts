import { describe, expect, it } from 'vitest'
import { readDocument } from '../text/document.ts'
import { findTechnologies } from './technologies.ts'

const named = (text: string) => findTechnologies(readDocument(text)).map(({ name }) => name)

describe('the files a text speaks of', () => {
  it.each([
    ['Split `src/parser.rs` into two files.', ['Rust']],
    ['Fixed the null check in ./shop/Invoice.php.', ['PHP']],
    ['Moved helpers.py out of the Go service.', ['Go']],
    ['See https://example.org/tools/run.py for the rest.', []],
    ['Wrote it down in notes.md and data.json.', []],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})

describe('what marks up a type', () => {
  it('is a package as well', () => {
    expect(named('Old files load again with `#[serde(default)]`.')).toEqual(['Serde'])
    expect(named('Kept `#[test]` and `#[cfg(unix)]` where they were.')).toEqual([])
  })
})
