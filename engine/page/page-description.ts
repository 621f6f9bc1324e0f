import { INTERFACE_LINES, INTERFACE_STARTS } from '../lexicon/interface-noise.ts'
import { AFTER_POSTING, SECTION_WORDS } from '../lexicon/posting-sections.ts'
import { bare, fold } from '../posting/fold.ts'
import { beginsLikeOneOf } from './first-words.ts'

const AFTER = new Set(AFTER_POSTING)
const SECTIONS = new Set(SECTION_WORDS)

const plain = (line: string) =>
  fold(line)
    .replace(/^[^\p{L}\p{N}(©]+|[\s:?!.…*_#→›»]+$/gu, '')
    .replace(/\s+/g, ' ')

/** Drops the lines that belong to the site, without touching the words of the posting. */
export function withoutInterface(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line || !isInterface(line))
    .join('\n')
    .replace(/^(?:-\s*)+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const mayBeInterface = beginsLikeOneOf([...INTERFACE_LINES, ...INTERFACE_STARTS])

function isInterface(line: string): boolean {
  if (line.length > 1_200 || !(mayBeInterface(line) || /cookie/i.test(line))) return false
  const words = plain(line)
  if (SECTIONS.has(words)) return false
  if (/\bcookies?\b/.test(words) && CONSENT.test(words)) return true
  if (line.length > 200) return false
  // "Privacy | Terms | Contact us": a line of links.
  return (
    words.split(/\s+[|·•]\s+/).every((part) => INTERFACE_LINES.has(part)) ||
    INTERFACE_STARTS.some((start) => words.startsWith(start))
  )
}

const CONSENT =
  /\b(?:accept|consent|preferences|privacy|settings|browser|website|web site|agree|zustimm|akzeptier|einwillig|accepte|navigation|acept|navega|accett|souhlas|prohlizec)/

const mayBeAfter = beginsLikeOneOf(AFTER)

/** Cuts the main content of a page to its posting: from the title on, and up to similar jobs, forms and footers. */
export function cutToPosting(text: string, position: string | undefined): string {
  const lines = text.split('\n')
  const name = position && bare(position)
  const firstHalf = lines.slice(0, Math.ceil(lines.length / 2))
  const rest = lines.slice(name ? firstHalf.findIndex((line) => bare(line) === name) + 1 : 0)
  let length = 0
  const end = rest.findIndex((line) => {
    length += line.length
    return length > 400 && line.length < 80 && mayBeAfter(line) && AFTER.has(plain(line))
  })
  return (end > 0 ? rest.slice(0, end) : rest).join('\n').trim()
}
