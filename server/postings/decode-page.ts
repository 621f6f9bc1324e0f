import { TextDecoder } from 'node:util'

/** Bytes of a page as text: the byte order mark decides, then the header's charset, then the page's own, then the bytes. */
export function decodePage(bytes: Uint8Array, contentType = ''): string {
  const declared = charsetIn(contentType) ?? charsetInPage(bytes)
  const label = markOf(bytes) ?? declared
  const decoder = label === undefined ? undefined : decoderFor(label)
  if (decoder) return decoder.decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Undeclared and not UTF-8: what browsers take for it.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return undefined
}

const charsetIn = (contentType: string): string | undefined =>
  /charset\s*=\s*["']?([\w:.-]{2,40})/i.exec(contentType)?.[1]

function charsetInPage(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4_096))
  const charset = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]{2,40})/i.exec(start)?.[1]
  // A page whose first bytes could be read as ASCII is not in UTF-16, whatever it says.
  return charset && /^utf-?16/i.test(charset) ? 'utf-8' : charset
}

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}
