import { expect, it } from 'vitest'
import { decodePage } from './decode-page.ts'

const TEXT = 'Bäcker für Köln'
const latin1 = Buffer.from(TEXT, 'latin1')

it.each<[string, Buffer, string]>([
  ['the header', latin1, 'text/html; charset=iso-8859-1'],
  ['the header, quoted', latin1, 'text/html; charset="ISO-8859-1"'],
  ['nothing but valid UTF-8', Buffer.from(TEXT), 'text/html'],
  ['nothing and invalid UTF-8', latin1, 'text/html'],
  ['a charset that nobody knows', latin1, 'text/html; charset=klingon'],
  ['a UTF-16 mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), 'text/html; charset=utf-8'],
  ['a big-endian UTF-16 mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16(), ''],
  ['a UTF-8 mark', Buffer.from(`\ufeff${TEXT}`), 'text/html; charset=latin1'],
  ['the header UTF-16', Buffer.from(TEXT, 'utf16le'), 'text/html; charset=utf-16'],
])('decodes by %s', (_, bytes, type) => {
  expect(decodePage(bytes, type)).toBe(TEXT)
})

it.each([
  '<meta charset="windows-1252">',
  "<meta http-equiv='Content-Type' content='text/html; charset=iso-8859-15'>",
])('decodes by %s', (meta) => {
  expect(decodePage(Buffer.from(meta + TEXT, 'latin1'), 'text/html')).toBe(meta + TEXT)
})

it('does not believe a page that says UTF-16 in ASCII', () => {
  const page = `<meta charset="utf-16">${TEXT}`
  expect(decodePage(Buffer.from(page))).toBe(page)
})
