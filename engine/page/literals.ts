/** The object, array or string that begins at `start`, up to its matching end. */
export function literalAt(source: string, start: number): string {
  const opening = source[start] ?? ''
  if (opening === "'") return ''
  let depth = 0
  let inString = false
  for (let i = start; i < source.length; i++) {
    const c = source[i]
    if (inString) {
      if (c === '\\') i++
      else if (c === '"') inString = false
    } else if (c === '"') inString = true
    else if (c === '{' || c === '[') depth++
    else if (c === '}' || c === ']') depth--
    if (!inString && depth <= 0 && (i > start || opening !== '"')) return source.slice(start, i + 1)
  }
  return ''
}
