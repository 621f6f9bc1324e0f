const ASCII = /^[\x20-\x5f\x61-\x7e]*$/

/** Lower case without accents: what the lexicons of postings are written in. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßŁłØøÆæ’‘`´]/g, (letter) => LETTERS[letter] ?? letter)
    .toLowerCase()
}

const LETTERS: Record<string, string> = {
  ß: 'ss',
  Ł: 'l',
  ł: 'l',
  Ø: 'o',
  ø: 'o',
  Æ: 'ae',
  æ: 'ae',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
}

/** Letters and digits only: equal for two spellings of one name. */
export const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')

const shadows = new Map<string, string>()

/**
 * A text in plain ASCII, unit for unit: accents dropped, case kept, other letters as `x` or `X`, the rest as a blank or
 * `~`. Patterns on it need no Unicode classes, which are slow, and its offsets are those of the text.
 */
export function shadow(text: string): string {
  if (ASCII.test(text)) return text
  let out = ''
  for (let i = 0; i < text.length; i++) {
    const unit = text[i] ?? ''
    out += unit < '\x80' ? unit : (shadows.get(unit) ?? remember(unit))
  }
  return out
}

function remember(unit: string): string {
  const ascii = shadowOf(unit)
  shadows.set(unit, ascii)
  return ascii
}

function shadowOf(unit: string): string {
  const base = LETTERS[unit]?.[0] ?? unit.normalize('NFKD')[0] ?? '~'
  if (base < '\x80') return unit === 'Ł' || unit === 'Ø' || unit === 'Æ' ? base.toUpperCase() : base
  if (/\p{Lu}|\p{Lo}/u.test(base)) return 'X'
  if (/\p{L}/u.test(base)) return 'x'
  return /[–—]/.test(unit) ? '-' : /\s/.test(unit) ? ' ' : '~'
}
