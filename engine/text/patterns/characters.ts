/** Kinds of characters by their codes, for loops that look at each character of a text: a pattern there costs far more. */

/** What `\s` means in a pattern. */
export function isSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13)
  return /\s/.test(String.fromCharCode(code))
}

/** What `\w` means in a pattern. */
export function isWordCharacter(code: number): boolean {
  return isAsciiLetter(code) || isDigit(code) || code === 95
}

/** What `\d` means in a pattern. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** What `/\d/.test(word)` tells, for a word. */
export function hasDigit(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (isDigit(word.charCodeAt(at))) return true
  return false
}

/** What `[a-z]` means in a pattern. */
export function isSmallLetter(code: number): boolean {
  return code >= 97 && code <= 122
}

/** What `[\p{L}\p{N}]` means in a pattern with the flag "u". */
export function isLetterOrNumber(code: number): boolean {
  if (code < 128) return isAsciiLetter(code) || isDigit(code)
  return /[\p{L}\p{N}]/u.test(String.fromCodePoint(code || 0))
}

/** What `\p{L}` means in a pattern with the flag "u". */
export function isLetter(code: number): boolean {
  return code < 128 ? isAsciiLetter(code) : /\p{L}/u.test(String.fromCodePoint(code || 0))
}

function isAsciiLetter(code: number): boolean {
  return isSmallLetter(code) || (code >= 65 && code <= 90)
}
