import { describe, expect, it } from 'vitest'
import { createZipNames, safeName } from './zip-names.ts'

describe('a name in a zip', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\win.ini', 'win.ini'],
    ['C:evil.txt', 'C_evil.txt'],
    ['dir/', 'dir'],
    ['..', 'document'],
    ['/', 'document'],
    ['', 'document'],
    ['\u00a0', 'document'],
    ['a\u0000\r\n.txt', 'a.txt'],
    ['resume\u202efdp.exe', 'resumefdp.exe'],
    ['a<b>:"|?*.txt', 'a_b______.txt'],
    ['trailing. . .', 'trailing'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['aux .txt', '_aux.txt'],
    ['COM¹.txt', '_COM¹.txt'],
    ['console.txt', 'console.txt'],
    ['.env', '.env'],
    ['e\u0301cole.txt', '\u00e9cole.txt'],
    ['👩‍👩‍👧.png', '👩‍👩‍👧.png'],
    ['\ud800.txt', '\ufffd.txt'],
  ])('made of "%s" is "%s"', (original, safe) => {
    expect(safeName(original)).toBe(safe)
  })

  it.each([`${'n'.repeat(400)}.pdf`, `${'é'.repeat(200)}.pdf`, `${'😀'.repeat(100)}.pdf`])(
    'is cut to 200 bytes between two characters, its extension kept',
    (original) => {
      const safe = safeName(original)
      expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(200)
      expect(safe.endsWith('.pdf') && safe.isWellFormed()).toBe(true)
    },
  )

  it.each([
    [
      ['same.pdf', 'same.pdf', 'same.pdf'],
      ['same.pdf', 'same (2).pdf', 'same (3).pdf'],
    ],
    [
      ['Same.pdf', 'same.PDF'],
      ['Same.pdf', 'same (2).PDF'],
    ],
    [
      ['e\u0301.txt', '\u00e9.txt'],
      ['\u00e9.txt', '\u00e9 (2).txt'],
    ],
    [
      ['a.txt', 'a (2).txt', 'a.txt'],
      ['a.txt', 'a (2).txt', 'a (3).txt'],
    ],
    [
      ['a.txt', 'a.txt. '],
      ['a.txt', 'a (2).txt'],
    ],
    [
      ['I.txt', '\u0131.txt'],
      ['I.txt', '\u0131 (2).txt'],
    ],
    [
      ['x/a.txt', 'y/a.txt'],
      ['a.txt', 'a (2).txt'],
    ],
    [
      ['a\u200bb.txt', 'ab.txt'],
      ['ab.txt', 'ab (2).txt'],
    ],
    [
      ['noextension', 'noextension'],
      ['noextension', 'noextension (2)'],
    ],
  ])('differs from its neighbours on every system: %j', (originals, names) => {
    expect(originals.map(createZipNames())).toEqual(names)
  })

  it('that is as long as can be is numbered within the limit', () => {
    const uniqueName = createZipNames()
    const names = [1, 2, 3].map(() => uniqueName(`${'n'.repeat(400)}.pdf`))
    expect(new Set(names).size).toBe(3)
    expect(Math.max(...names.map((name) => Buffer.byteLength(name)))).toBe(200)
  })
})
