/** The value of `Content-Disposition` for a download: an ASCII name for old clients, the real one beside it (RFC 6266, RFC 8187). */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["%/\\]/gu, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, percentCode)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** The field and file name of a part of a form; the file name is absent where the part is a plain field. */
export function readFormDisposition(header: string): { field: string; filename: string | undefined } {
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header)?.[1]
  return {
    field: parameter(header, 'name') ?? '',
    filename: (extended && decodePercent(extended)) ?? parameter(header, 'filename'),
  }
}

/**
 * Browsers write a quote in a name as %22 and line breaks as %0D and %0A, and everything else as it is; older
 * clients put backslashes before quotes and backslashes. A backslash before an inner quote tells them apart.
 */
function parameter(header: string, name: string): string | undefined {
  const pattern = new RegExp(`;\\s*${name}\\s*=\\s*(?:"((?:\\\\"|[^"])*)"\\s*(?:;|$)|([^\\s";]+))`, 'i')
  const match = pattern.exec(header)
  const quoted = match?.[1]
  if (quoted === undefined) return match?.[2]
  if (quoted.includes('\\"')) return quoted.replace(/\\(["\\])/g, '$1')
  return quoted.replace(/%22|%0D|%0A/g, decodeURIComponent)
}

function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function percentCode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
