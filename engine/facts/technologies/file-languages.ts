import type { TextRange } from '../../../contract/snaps.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { matchesIn } from '../../text/patterns/matches.ts'
import { isInUrl } from './mark-at.ts'
import type { Unlisted } from './unlisted-technologies.ts'

/** Languages that the ending of a file gives away; "c", "h", "js" and "ts" end other things, too. */
const LANGUAGES = new Map([
  ['cpp', 'C++'],
  ['cs', 'C#'],
  ['dart', 'Dart'],
  ['ex', 'Elixir'],
  ['glsl', 'GLSL'],
  ['go', 'Go'],
  ['java', 'Java'],
  ['kt', 'Kotlin'],
  ['lua', 'Lua'],
  ['php', 'PHP'],
  ['py', 'Python'],
  ['rb', 'Ruby'],
  ['rs', 'Rust'],
  ['scala', 'Scala'],
  ['swift', 'Swift'],
  ['tsx', 'TypeScript'],
  ['zig', 'Zig'],
])

const FILE =
  /(?<![\p{L}\d_.@/-])(?:\.{1,2}\/)?[\w/-]*\w\.(cpp|cs|dart|ex|glsl|go|java|kt|lua|php|py|rb|rs|scala|swift|tsx|zig)(?![\w(/-]|\.\w)/gu

/** What every such file has, and quick to look for. */
const ENDING = /\w\.(?:cpp|cs|dart|ex|glsl|go|java|kt|lua|php|py|rb|rs|scala|swift|tsx|zig)\b/

/** The languages of the files that a sentence names: "split `parser.rs` in two". */
export function findFileLanguages(sentence: Sentence): Unlisted[] {
  if (!ENDING.test(sentence.text)) return []
  return matchesIn(sentence.text, FILE).flatMap((match) => {
    const [file, ending = ''] = match
    const name = LANGUAGES.get(ending)
    if (name === undefined || isInUrl(sentence, match.index)) return []
    return [{ sentence, start: match.index, end: match.index + file.length, name }]
  })
}

/** What a fence says of the code in it, by the name of the language or by the ending of its files. */
const FENCED = new Map([
  ...LANGUAGES,
  ['c', 'C'],
  ['c++', 'C++'],
  ['csharp', 'C#'],
  ['css', 'CSS'],
  ['elixir', 'Elixir'],
  ['golang', 'Go'],
  ['haskell', 'Haskell'],
  ['html', 'HTML'],
  ['javascript', 'JavaScript'],
  ['js', 'JavaScript'],
  ['jsx', 'JavaScript'],
  ['julia', 'Julia'],
  ['kotlin', 'Kotlin'],
  ['perl', 'Perl'],
  ['powershell', 'PowerShell'],
  ['python', 'Python'],
  ['ruby', 'Ruby'],
  ['rust', 'Rust'],
  ['sql', 'SQL'],
  ['ts', 'TypeScript'],
  ['typescript', 'TypeScript'],
  ['xml', 'XML'],
  ['yaml', 'YAML'],
  ['yml', 'YAML'],
])
const FENCE = /^[ \t>]{0,8}(?:`{3,}|~{3,})[ \t]?([a-z+]{1,10})[ \t]*\r?$/gim

/** The languages that the fences of a text are marked with: "```python". */
export function findFencedLanguages(raw: string): { name: string; ranges: TextRange[] }[] {
  if (!/`{3}|~{3}/.test(raw)) return []
  const found = new Map<string, TextRange[]>()
  for (const match of matchesIn(raw, FENCE)) {
    const [line, tag = ''] = match
    const name = FENCED.get(tag.toLowerCase())
    if (name === undefined) continue
    const start = match.index + line.lastIndexOf(tag)
    found.set(name, [...(found.get(name) ?? []), { start, end: start + tag.length }])
  }
  return [...found].map(([name, ranges]) => ({ name, ranges }))
}
