import { DOTTED_PACKAGES } from '../../lexicon/name-words.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { isDigit, isLetterOrNumber, isSmallLetter, isSpace } from '../../text/patterns/characters.ts'
import { markAt } from './mark-at.ts'
import { endOfSpelling, fold, type Spelling, spellingsAt } from './spellings.ts'

/** A spelling found in a sentence, standing as a word of its own. */
export type Found = { sentence: Sentence; start: number; end: number; spelling: Spelling; inCode: boolean }

/** What may follow a name and a hyphen in plain prose ("Redis-backed"). */
const SUFFIX =
  /^-(?:based|backed|compatible|native|powered|specific|side|only|related|friendly|driven|to|hosted|managed|generated|free|aware|ready|level|first|enabled|in|and|as|the|oriented|internal|wide|backend|facing|signed|encoded|formatted|compliant|protected|aligned|centric|heavy|less|y)\b/i
/** A word or a participle behind the hyphen: "Redis-fronted"; what is only like it is something else. */
const MODIFIED = /^-(?!(?:like|style|inspired|esque|ish)\b)[a-z]{3,}(?![\w-])/
const DONE_WITH = /^-[a-z]{2,}ed(?![\w-])/
/** Where a project keeps the tools it runs: "bin/rubocop". */
const BIN = /(?:^|\s|(?:^|\s)\.\/)bin\/$/
const DOT = 46
/** Marks that belong to the word behind them. */
const JOINED = new Set(['_', '$', '\\', '@', '#'].map((mark) => mark.charCodeAt(0)))
const PREFIX = /(?:^|[\s(/"'])(?:pre|post|non|anti|multi|ex|pro|via|to|in|and|re|self|semi|cross|all)-$/i

/** Every listed spelling in the sentence, in order, the longest at each place, without those inside addresses and names. */
export function findSpellings(sentence: Sentence): Found[] {
  const found: Found[] = []
  const { text } = sentence
  const folded = fold(text)
  let at = 0
  while (at < text.length) {
    const isStart = mayStart(folded.charCodeAt(at)) && !isInsideWord(folded, at)
    const hit = isStart ? longestAt(sentence, folded, at) : undefined
    if (hit) found.push(hit)
    at = hit ? hit.end : at + 1
  }
  return found
}

/** Small letters, digits, a dot (".NET"), an at sign, and letters beyond ASCII. */
function mayStart(code: number): boolean {
  return isSmallLetter(code) || isDigit(code) || code === 46 || code === 64 || code >= 0xc0
}

function longestAt(sentence: Sentence, folded: string, at: number): Found | undefined {
  const mark = markAt(sentence, at)
  if (mark?.kind === 'url') return undefined
  const fits: { spelling: Spelling; end: number }[] = []
  for (const spelling of spellingsAt(folded, at)) {
    const end = endOfSpelling(folded, at, spelling)
    if (end < 0 || (fits[0] && fits[0].end > end)) continue
    if (isDigit(folded.charCodeAt(end)) && !takesVersion(spelling, folded, end)) continue
    if (
      isWhole(sentence.text, folded, at, end) ||
      isPackage(sentence.text, at, end, spelling) ||
      isItsFile(sentence.text, at, end, spelling)
    )
      fits.push({ spelling, end })
  }
  // Several spellings may differ in case alone ("LoRa", "LORA"): the one as written is meant.
  const best = fits.find(({ spelling, end }) => spelling.text === sentence.text.slice(at, end)) ?? fits[0]
  const inCode = mark?.kind === 'code'
  if (!best)
    return (
      pluralAt(sentence, at, inCode) ??
      headOfFunction(sentence, at, inCode) ??
      headOfIdentifier(sentence, at, inCode)
    )
  return { sentence, start: at, end: best.end, spelling: best.spelling, inCode }
}

/** "PCBs", "ADS1115s": acronyms and part numbers take an s. */
function pluralAt(sentence: Sentence, at: number, inCode: boolean): Found | undefined {
  if (isSmallLetter(sentence.text.charCodeAt(at))) return undefined
  const word = /^\p{Lu}[\p{Lu}\d]{2,}(?=s(?![\p{L}\d_(/-]))/u.exec(sentence.text.slice(at, at + 20))?.[0]
  if (!word) return undefined
  const folded = fold(word)
  const spelling = spellingsAt(folded, 0).find((other) => other.folded === folded && other.text === word)
  if (!spelling || !isOpenBefore(sentence.text, folded, at, at + word.length)) return undefined
  return { sentence, start: at, end: at + word.length, spelling, inCode }
}

/** "KafkaConsumer" begins with what it wraps; formats and languages begin too many names ("JSONParser"). */
function headOfIdentifier(sentence: Sentence, at: number, inCode: boolean): Found | undefined {
  // Most words begin with a small letter.
  if (isSmallLetter(sentence.text.charCodeAt(at))) return undefined
  const rest = sentence.text.slice(at, at + 40)
  const single = /^(?:\p{Lu}{3,}|\p{Lu}\p{Ll}+)(?=\p{Lu}\p{Ll})/u.exec(rest)?.[0]
  if (!single) return undefined
  const twofold = /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+(?=\p{Lu}\p{Ll})/u.exec(rest)?.[0]
  const head = twofold !== undefined && sureSpelling(twofold) ? twofold : single
  // "Git" and "Vue" begin many names of one's own.
  if (/^\p{Lu}\p{Ll}{1,2}$/u.test(head)) return undefined
  const spelling = sureSpelling(head)
  if (!spelling || !(spelling.isProduct || (head === twofold && spelling.isCommon))) return undefined
  return { sentence, start: at, end: at + head.length, spelling, inCode }
}

/** "libfoo_handle_free()" begins with the library that it belongs to. */
function headOfFunction(sentence: Sentence, at: number, inCode: boolean): Found | undefined {
  const head = /^lib[a-z\d]{2,12}(?=(?:_[a-z\d]+){1,8}(?![\w./-]))/.exec(
    sentence.text.slice(at, at + 60),
  )?.[0]
  const spelling = head ? sureSpelling(head) : undefined
  return head && spelling ? { sentence, start: at, end: at + head.length, spelling, inCode } : undefined
}

function sureSpelling(word: string): Spelling | undefined {
  const folded = fold(word)
  return spellingsAt(folded, 0).find((other) => other.folded === folded && other.certainty === 'sure')
}

/** "dask.array" names a part of dask; "nginx.conf" and "redis.io" are a file and an address. */
function isPackage(text: string, start: number, end: number, { folded }: Spelling): boolean {
  return (
    DOTTED_PACKAGES.has(folded) &&
    text.slice(start, end) === folded &&
    isOpenBefore(text, folded, start, end) &&
    /^\.(?!(?:py|md|txt|json|ya?ml|toml|cfg|ini|log|org|io|com|dev|js|ipynb)\b)[A-Za-z_]/.test(
      text.slice(end, end + 8),
    )
  )
}

/** "mypy.ini", "FreeRTOS.h": the settings and headers of a tool are named after it. */
function isItsFile(
  text: string,
  start: number,
  end: number,
  { certainty, isProduct, folded }: Spelling,
): boolean {
  if (certainty !== 'sure' || text.charCodeAt(end) !== DOT || !isOpenBefore(text, folded, start, end))
    return false
  const extension = /^\.(ini|conf|cfg|toml|ya?ml|h)(?![\w-]|\.\w)/.exec(text.slice(end, end + 7))?.[1]
  if (extension === undefined) return false
  return extension === 'h' ? /\p{Ll}\p{Lu}{2}/u.test(text.slice(start, end)) : isProduct
}

/** Of these a chip has several, counted in their names: "UART3", "I2C5". */
const PERIPHERAL = /^(?:I2C|SPI|US?ART|I2S|ADC|DAC|GPIO|CAN|PWM|RTC)$/

/** "python3" and "go1.22" carry a version; "ovh3" and "redis1" are names of machines. */
function takesVersion(spelling: Spelling, folded: string, end: number): boolean {
  return spelling.isVersioned || PERIPHERAL.test(spelling.text) || /^\d+\.\d/.test(folded.slice(end, end + 6))
}

function isInsideWord(folded: string, at: number): boolean {
  if (at === 0) return false
  const before = folded.charCodeAt(at - 1)
  if (before === DOT) return at > 1 && !isSpace(folded.charCodeAt(at - 2))
  return isLetterOrNumber(before) || JOINED.has(before)
}

function isWhole(text: string, folded: string, start: number, end: number): boolean {
  return isOpenBefore(text, folded, start, end) && isOpenAfter(text, folded, start, end)
}

function isOpenBefore(text: string, folded: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1)
  if (before === '-') {
    const isDash = /[\s\d]-$/.test(text.slice(Math.max(0, start - 2), start))
    return isDash
      ? false
      : PREFIX.test(text.slice(Math.max(0, start - 8), start)) && hasCapital(text, start, end)
  }
  if (before !== '/') return true
  return BIN.test(text.slice(Math.max(0, start - 7), start)) || isSlashList(text, folded, start, end)
}

function isOpenAfter(text: string, folded: string, start: number, end: number): boolean {
  const rest = text.slice(end, end + 24)
  if (rest === '') return true
  if (/^[\p{L}_$]|^:\/\/|^@[a-z\d-]+\.[a-z]|^\((?!\p{Lu}\p{L}+\))/u.test(rest)) return false
  if (/^\d/.test(rest))
    return (
      end - start > 1 && /[a-z]/.test(folded.charAt(end - 1)) && /^\d+(?:\.\d+)*(?![\p{L}\d_-])/u.test(rest)
    )
  if (rest.startsWith('-')) {
    if ((hasCapital(text, start, end) ? MODIFIED : DONE_WITH).test(rest)) return true
    return SUFFIX.test(rest) || /^-(?:\s|$|\d|[A-Z][A-Z\d]{0,2}(?![\w-]))/.test(rest)
  }
  if (rest.startsWith('/')) return isSlashList(text, folded, start, end)
  if (/^[+#]/.test(rest)) return /^\+\s?[A-Z]/.test(rest) && hasCapital(text, start, end)
  if (rest.startsWith('.')) return !/^\.[\p{L}\d_]/u.test(rest)
  return true
}

/** "renderer/vulkan: plug a leak": the area that a subject line opens with. */
const SCOPE = /^[a-z\d_-]+(?:\/[a-z\d_-]+){1,2}: \S/

/** "Memcached/Redis" is a list of two; "src/redis/client" and "acme/redis" are paths. */
function isSlashList(text: string, folded: string, start: number, end: number): boolean {
  if (end < 40 && text.charAt(end) === ':' && SCOPE.test(text) && !text.slice(0, start).includes(' '))
    return true
  let from = start
  let to = end
  while (from > 0 && /[^\s,;()[\]"'`]/.test(text.charAt(from - 1)) && start - from < 80) from--
  while (to < text.length && /[^\s,;()[\]"'`]/.test(text.charAt(to)) && to - end < 80) to++
  const token = text.slice(from, to).replace(/[.:]+$/, '')
  const parts = token.split('/')
  if (parts.length > 3 || parts.some((part) => part === '') || /\.\w{1,5}$/.test(parts.at(-1) ?? ''))
    return false
  if (/^[.~@]/.test(token)) return false
  if (hasCapital(text, start, end)) return true
  let offset = from
  return parts.every((part) => {
    const place = offset
    offset += part.length + 1
    return spellingsAt(folded, place).some(
      (spelling) => spelling.certainty === 'sure' && spelling.folded === fold(part),
    )
  })
}

function hasCapital(text: string, start: number, end: number): boolean {
  return /\p{Lu}/u.test(text.slice(start, end))
}
