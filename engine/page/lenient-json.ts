/** JSON as pages really hold it: raw line breaks in strings, trailing commas, comments, HTML comment marks. Undefined when beyond repair. */
export function parseLenientJson(source: string): unknown {
  const text = source
    .trim()
    .replace(/^(?:\/\/\s*)?<!(?:--|\[CDATA\[)|^\/\*\s*<!\[CDATA\[\s*\*\//, '')
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>)\s*$|\/\*\s*\]\]>\s*\*\/$/, '')
    .replace(/;\s*$/, '')
    .trim()
  return attempt(text) ?? attempt(repair(text))
}

function attempt(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One pass over the text: escapes control characters and stray quotes inside strings, drops trailing commas. */
function repair(text: string): string {
  const out: string[] = []
  let inString = false
  let from = 0
  const replace = (at: number, length: number, by: string) => {
    out.push(text.slice(from, at), by)
    from = at + length
  }
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (!inString) {
      if (code === QUOTE) inString = true
      else if (code === COMMA && /^\s*[}\]]/.test(text.slice(i + 1, i + 60))) replace(i, 1, '')
      continue
    }
    if (code === BACKSLASH) {
      if (!/["\\/bfnrtu]/.test(text[i + 1] ?? '')) replace(i, 1, '\\\\')
      else if (text[i + 1] === 'u' && !/^[\da-f]{4}/i.test(text.slice(i + 2, i + 6))) replace(i, 1, '\\\\')
      else i++
    } else if (code === QUOTE) {
      if (endsString(text, i)) inString = false
      else replace(i, 1, '\\"')
    } else if (code < 32) replace(i, 1, ESCAPES[text[i] ?? ''] ?? ' ')
  }
  out.push(text.slice(from))
  return out.join('')
}

const QUOTE = 34
const COMMA = 44
const BACKSLASH = 92
const ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** A quote ends its string when what follows is JSON again. */
const endsString = (text: string, at: number): boolean =>
  /^\s*(?:[}\]]|:|,\s*(?:["{[\d\]}-]|true|false|null)|$)/.test(text.slice(at + 1, at + 80))
