import { literalAt } from './literals.ts'

const PUSH = /self\.__next_f\.push\(\[1,\s*(?=")/g
const ROW = /([\da-f]*):/y
const TEXT = /T([\da-f]+),/y
const REFERENCE = /^\$[\da-f]+$/
const ROW_LIMIT = 20_000
const LEAST = 300
const MOST = 3_000_000

/**
 * What a page that Next.js streams carries for its scripts: rows `id:JSON` in pushed strings, and rows `id:Tlength,text`
 * for long texts, which the others mention as `$id`.
 */
export function streamedValues(scripts: readonly string[]): unknown[] {
  const stream = scripts.flatMap(pushedIn).join('')
  if (stream.length < LEAST || stream.length > MOST) return []
  const { texts, data } = rowsOf(stream)
  const resolve = (_key: string, value: unknown) =>
    typeof value === 'string' && REFERENCE.test(value) ? (texts.get(value.slice(1)) ?? value) : value
  return data.flatMap((row) => parse(row, resolve))
}

function pushedIn(script: string): string[] {
  return [...script.matchAll(PUSH)].flatMap((push) => {
    const [text] = parse(literalAt(script, push.index + push[0].length))
    return typeof text === 'string' ? [text] : []
  })
}

function rowsOf(stream: string): { texts: Map<string, string>; data: string[] } {
  const texts = new Map<string, string>()
  const data: string[] = []
  let at = 0
  for (let count = 0; at < stream.length && count < ROW_LIMIT; count++) {
    const id = matchAt(ROW, stream, at)
    at += id?.[0].length ?? 0
    const text = id && matchAt(TEXT, stream, at)
    if (text) {
      const start = at + text[0].length
      at = afterBytes(stream, start, Number.parseInt(text[1] ?? '', 16))
      texts.set(id[1] ?? '', stream.slice(start, at))
      continue
    }
    const newline = stream.indexOf('\n', at)
    const end = newline < 0 ? stream.length : newline
    if (/[[{]/.test(stream[at] ?? '')) data.push(stream.slice(at, end))
    at = end + 1
  }
  return { texts, data }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Where a number of bytes ends that are counted as UTF-8. */
function afterBytes(text: string, start: number, bytes: number): number {
  let at = start
  for (let left = bytes; left > 0 && at < text.length; at++) {
    const unit = text.charCodeAt(at)
    // Each half of a pair is two of its four bytes.
    left -= unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3
  }
  return at
}

/** The value of a JSON text, if it is one. */
function parse(source: string, resolve?: (key: string, value: unknown) => unknown): unknown[] {
  try {
    return [JSON.parse(source, resolve)]
  } catch {
    return []
  }
}
