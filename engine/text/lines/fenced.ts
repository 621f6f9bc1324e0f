/** In a fence with a benchmark: "Parse-8  41ms  23ms  -43.9%", "before: 1200 req/s", "real 0m3.2s". */
export function isComparedFigure(text: string): boolean {
  return (
    !/[{}();$\\]/.test(text.replace(/\([^()]*\)/g, '')) &&
    (/\s[-+\u2212~]\d[\d.]*\s?%/.test(text) ||
      /\d\s?(?:x|times)\sfaster\sthan\s/.test(text) ||
      /\d\s?[a-zA-Z/]{0,10}\s?(?:->|\u2192)\s?[~\u2248]?\d/.test(text) ||
      /^\s*(?:before|after|old|new|real|total|elapsed|mean|average|median|throughput|speed-?up)\b[^=]{0,30}?\d[\d.,]*\s?(?:%|x\b|[nmu\u00b5]?s\b|m\d|[kMG]i?B\b|[a-z]+\/s)/i.test(
        text,
      ))
  )
}

/** "name  old time/op  new time/op  delta" heads a table of figures. */
export function headsFigures(text: string): boolean {
  return /^\s*name\s+(?:old|before)\s\S+\s+(?:new|after)\s\S+\s+delta\b/i.test(text)
}

/** What a compiler or a shell says: "Cannot convert value of type X". */
const OF_MACHINE =
  /^\s*(?:(?:fatal|type|syntax|runtime|build|compile|internal)?\s?error\b|warning:|cannot |can't |could not |couldn't |unable to |failed to |unexpected |undefined |expected |property '|type '|module not found|no such )/i

/** Some people put their notes in a fence. */
export function looksLikeProse(text: string): boolean {
  if (OF_MACHINE.test(text)) return false
  const parts = text.trim().split(/\s+/)
  const words = parts.filter((part) => /^["'(]?[\p{L}'-]+(?:[.,;:!?)"][.,;:!?)"']*)?$/u.test(part)).length
  return (
    parts.length >= 9 && words / parts.length > 0.75 && !/[{}=$|\\]|;\s*$|^\s*(?:at|#|\/\/|--|>)\s/.test(text)
  )
}

export function looksLikeCode(text: string): boolean {
  return /[{}();=<>$|\\]|::|^\s*(?:\$|#|>|sudo|git|npm|curl|kubectl|docker|select|where|from)\s/i.test(text)
}

/** "make test LAMPS=on", "./paint --dry-run gate": what one types into a shell. */
export function looksLikeCommand(text: string): boolean {
  return /^\s*(?:\$\s\S|[a-z./][\w./-]*(?:\s[^\s=]\S*)*\s(?:--?[a-z][\w-]*|[A-Z_]+=\S+)(?=[\s=]|$))/.test(
    text,
  )
}
