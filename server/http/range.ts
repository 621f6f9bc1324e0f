import type { ByteRange } from '../files/file-store.ts'

/** What a `Range` header asks of so many bytes. One that is malformed, or asks for several parts, asks for everything. */
export function readRange(header: string | undefined, size: number): ByteRange | 'all' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  const [from, to] = [match?.[1] ?? '', match?.[2] ?? '']
  if (from === '' && to === '') return 'all'
  if (from === '') {
    const last = Math.min(Number(to), size)
    return last === 0 ? 'unsatisfiable' : { start: size - last, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return 'all'
  return start >= size ? 'unsatisfiable' : { start, end }
}
