import type { Sentence } from '../text/document.ts'
import { matchesIn } from '../text/matches.ts'
import { isInUrl } from './mark-at.ts'
import type { Unlisted } from './unlisted-technologies.ts'

/** Languages that the ending of a file gives away; "c", "h", "js" and "ts" end other things, too. */
const LANGUAGES = new Map([
  ['cpp', 'C++'],
  ['cs', 'C#'],
  ['dart', 'Dart'],
  ['ex', 'Elixir'],
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
  /(?<![\p{L}\d_.@/-])(?:\.{1,2}\/)?[\w/-]*\w\.(cpp|cs|dart|ex|go|java|kt|lua|php|py|rb|rs|scala|swift|tsx|zig)(?![\w(/-]|\.\w)/gu

/** What every such file has, and quick to look for. */
const ENDING = /\w\.(?:cpp|cs|dart|ex|go|java|kt|lua|php|py|rb|rs|scala|swift|tsx|zig)\b/

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
