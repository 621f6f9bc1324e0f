import type { TextRange } from '../../../contract/snaps.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { matchesIn } from '../../text/patterns/matches.ts'
import { isInUrl } from './mark-at.ts'
import type { Unlisted } from './unlisted-technologies.ts'

/** Languages and what else the ending of a file gives away; "c", "h", "js" and "ts" end other things, too. */
const LANGUAGES = new Map([
  ['cpp', 'C++'],
  ['cs', 'C#'],
  ['cu', 'CUDA'],
  ['dart', 'Dart'],
  ['ejs', 'EJS'],
  ['ex', 'Elixir'],
  ['f90', 'Fortran'],
  ['gd', 'GDScript'],
  ['glsl', 'GLSL'],
  ['go', 'Go'],
  ['hbs', 'Handlebars'],
  ['hlsl', 'HLSL'],
  ['hs', 'Haskell'],
  ['ino', 'Arduino'],
  ['ipynb', 'Jupyter'],
  ['java', 'Java'],
  ['jinja', 'Jinja'],
  ['kt', 'Kotlin'],
  ['lua', 'Lua'],
  ['php', 'PHP'],
  ['proto', 'Protocol Buffers'],
  ['py', 'Python'],
  ['rb', 'Ruby'],
  ['rs', 'Rust'],
  ['scala', 'Scala'],
  ['scss', 'Sass'],
  ['sv', 'SystemVerilog'],
  ['svelte', 'Svelte'],
  ['swift', 'Swift'],
  ['tf', 'Terraform'],
  ['tsx', 'TypeScript'],
  ['twig', 'Twig'],
  ['vhd', 'VHDL'],
  ['vue', 'Vue'],
  ['wgsl', 'WGSL'],
  ['zig', 'Zig'],
])

const ENDINGS = [...LANGUAGES.keys()].join('|')
const FILE = new RegExp(
  `(?<![\\p{L}\\d_.@/-])(?:\\.{1,2}\\/)?[\\w/-]*\\w\\.(${ENDINGS})(?![\\w(/-]|\\.\\w)`,
  'gu',
)

/** What every such file has, and quick to look for. */
const ENDING = new RegExp(`\\w\\.(?:${ENDINGS})\\b`)

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
